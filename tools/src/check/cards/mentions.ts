import type { Fault } from '../part.ts';
import { isSource, sourceOf } from '../source.ts';
import type { Tree } from '../tree.ts';
import type { Deck } from './deck.ts';

/**
 * Pages, bots and what a game does for them may know of a card only what its own file says. Code that names one must be
 * reviewed for each new card.
 */
const asking = [
  'web/src/',
  'bots/src/',
  'games/emerald/greedy/',
  'games/emerald/rehearsal/',
  'games/emerald/src/imagine.ts',
];

/** Where people read about single cards, or look at one. */
const tellers: readonly string[] = [
  'web/src/emerald/names/',
  'web/src/emerald/rulings/',
  // Lessons and the worked examples of the rules are played with cards of their own.
  'web/src/emerald/learn/',
  'web/src/emerald/rules/',
  // What each text is worth to a bot: a list that the compiler holds whole.
  'games/emerald/greedy/texts.ts',
  // A picture of the front page.
  'web/src/home/',
];

/** Ids with a second meaning, which the word alone cannot tell: zombies are pieces as well as a card. */
const alsoWords: ReadonlySet<string> = new Set(['zombies']);

/** A card or effect that is named outside its own file is one more place to change for a new card. */
export function mentionFaults(tree: Tree, decks: readonly Deck[]): Fault[] {
  const ids = idsOf(decks.filter(({ folder }) => folder.startsWith('games/')));
  return tree.files.filter(mustAsk).flatMap(file => mentionsIn(tree, file, ids));
}

function idsOf(decks: readonly Deck[]): ReadonlySet<string> {
  const named = decks.flatMap(({ rows }) => rows.flatMap(({ cells: { id = '', effect = '' } }) => [id, effect]));
  return new Set(named.filter(id => id !== '' && id !== 'none' && !alsoWords.has(id)));
}

/** Tests and their fixtures choose their own cards. */
const isTest = (file: string): boolean => /\.test\.tsx?$|\/trial-[^/]*\.tsx?$/.test(file);

const mustAsk = (file: string): boolean =>
  isSource(file) &&
  !isTest(file) &&
  asking.some(folder => file.startsWith(folder)) &&
  !tellers.some(folder => file.startsWith(folder));

function mentionsIn(tree: Tree, file: string, ids: ReadonlySet<string>): Fault[] {
  const source = sourceOf(tree, file);
  const faults: Fault[] = [];
  const look = (text: unknown, start: number) => {
    if (typeof text !== 'string') return;
    for (const id of text.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [])
      if (ids.has(id)) faults.push({ file, line: source.line(start), says: sentenceFor(id) });
  };
  source.visit({
    Literal: ({ value, start }) => look(value, start),
    TemplateElement: ({ value, start }) => look(value.cooked, start),
    Property: ({ key }) => key.type === 'Identifier' && look(key.name, key.start),
  });
  return faults;
}

const sentenceFor = (id: string): string =>
  `names '${id}', which only its own file may: let the effect say what you ask, and public.ts hand it on.`;
