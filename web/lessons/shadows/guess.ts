/** The simple Detective of the lessons: goes where the pictures have most in common with the cards. */
import { conceptsOf, type Shown } from '@lamplight/art/concepts';
import { pictureIds } from '@lamplight/art/public';
import { type CardId, type CellId, cellAt, nameOf, targetsOf, type View } from '@lamplight/shadows/public';

type Words = ReadonlyMap<string, number>;

/** The weight of a word about the whole picture, and of one in the background. */
const ofWhole = 0.35;
const behind = 0.6;

function wordsOf({ concepts, says }: Shown): Words {
  const words = new Map<string, number>();
  const add = (word: string, weight: number) => words.set(word, Math.max(words.get(word) ?? 0, weight));
  for (const { is, also = [], weight } of concepts) {
    add(is, 0.3 + weight);
    for (const word of also) add(word, (0.3 + weight) * behind);
  }
  for (const said of Object.values(says)) for (const word of [said].flat()) add(String(word), ofWhole);
  return words;
}

const words = new Map(
  pictureIds.flatMap(id => {
    const shown = /^[id]\d/.test(id) ? conceptsOf(id) : undefined;
    return shown === undefined ? [] : [[id, wordsOf(shown)] as const];
  }),
);

const spread = new Map<string, number>();
for (const each of words.values()) for (const word of each.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
/** A word that many pictures share says little. */
const rarity = (word: string): number => Math.log(words.size / (spread.get(word) ?? words.size));

const lengthOf = (all: Words): number => Math.hypot(...[...all].map(([word, weight]) => weight * rarity(word)));

function likeness(one: string, other: string): number {
  const [these, those] = [words.get(one), words.get(other)];
  if (these === undefined || those === undefined) return 0;
  const shared = [...these].map(([word, weight]) => weight * (those.get(word) ?? 0) * rarity(word) ** 2);
  return shared.reduce((sum, each) => sum + each, 0) / (lengthOf(these) * lengthOf(those));
}

/** Where a team on that cell takes these cards to lead. */
export function guess({ cells }: View, from: CellId, cards: readonly CardId[]): CellId {
  const targets = targetsOf(cellAt(from), cards.length).map(nameOf);
  const likeTo = (cell: CellId) => cards.reduce((sum, card) => sum + likeness(card, cells[cell]?.picture ?? ''), 0);
  const [best] = targets.toSorted((one, other) => likeTo(other) - likeTo(one));
  if (best === undefined) throw new Error(`Nothing is ${cards.length} away from ${from}.`);
  return best;
}
