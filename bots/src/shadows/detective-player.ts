/** A Detective at the table: looks at what comes to mind first, points, and comes to terms with the others. */
import type { Intent, Random } from '@lamplight/contract';
import type { CardId, CellId, Link, Move, TeamView, View } from '@lamplight/shadows/public';
import { type HeardClue, takenFor, takenWithWhy } from './detective.ts';
import { before, hurryIn } from './history.ts';
import { type ShadowsSkill, sharpness } from './levels.ts';
import { linkOf } from './link.ts';
import type { Eye } from './reading.ts';
import { thinkingTime } from './thinking.ts';

/** How long it holds to its own opinion when all others agree on another. */
const stubborn = 2_500;

interface Thought {
  readonly clue: string;
  /** The cells, most likely first. */
  readonly cells: readonly CellId[];
  readonly margin: number;
  looks: number;
}

export function detectivePlayer(eye: Eye, skill: ShadowsSkill) {
  /** The cards that were available before the clue was given. */
  let lay: readonly CardId[] | undefined;
  let thought: Thought | undefined;

  const think = (view: View, own: TeamView, random: Random): Thought | undefined => {
    const { targets = [] } = view;
    const clue = `${view.round} ${own.clues.length} ${own.holding.join()}`;
    if (thought?.clue === clue) return thought;
    if (targets.length === 0) return undefined;
    const choice = lay !== undefined && own.holding.every(card => lay?.includes(card)) ? lay : undefined;
    const pictureOf = (cell: CellId) => view.cells[cell]?.picture ?? null;
    const heard: HeardClue = { cards: own.holding, cells: targets, pictureOf, choice, before: before(view) };
    const chances = (skill.asksWhy ? takenWithWhy : takenFor)(heard, eye, sharpness);
    const cells = skill.wavers ? drawn(targets, chances, random) : ranked(targets, chances);
    const sorted = chances.toSorted((a, b) => b - a);
    thought = { clue, cells, margin: (sorted[0] ?? 0) - (sorted[1] ?? 0), looks: 0 };
    return thought;
  };

  return (view: View, own: TeamView, seat: number, at: number, random: Random): Intent<Move> | undefined => {
    if (own.step === 'gather') {
      lay = view.available;
      return undefined;
    }
    const now = think(view, own, random);
    const [best, second] = now?.cells ?? [];
    if (now === undefined || best === undefined) return undefined;
    const pointing = own.pointing?.[seat];
    const others = Object.entries(own.pointing ?? {}).flatMap(([who, cell]) => (Number(who) === seat ? [] : [cell]));
    const common = others.length > 0 && others.length >= own.detectives.length - 1 && new Set(others).size === 1;
    const theirs = common ? others[0] : undefined;
    const hurry = hurryIn(view, at);
    if (theirs !== undefined && theirs !== pointing && theirs !== best)
      return { move: { type: 'point', cell: theirs }, wait: stubborn + random.below(stubborn) };
    if (pointing !== undefined) return undefined;
    const looking = own.looking?.[seat];
    const wait = Math.round(thinkingTime(now.margin, hurry, random) / 2);
    // If it is close, both candidates are looked at before one is pointed at.
    if (now.looks === 0 && now.margin < 0.35 && second !== undefined && looking !== second) {
      now.looks = 1;
      return { move: { type: 'look', cell: second, ...because(view, own, second) }, wait };
    }
    return { move: { type: 'point', cell: best, ...because(view, own, best) }, wait };
  };
}

/** Shows the other Detectives, if there are any, what it goes by: no words are needed [SA-LOOK-4]. */
function because(view: View, own: TeamView, cell: CellId): { readonly link?: Link } {
  const picture = view.cells[cell]?.picture ?? null;
  const link = own.detectives.length < 2 || picture === null ? undefined : linkOf(own.holding, picture);
  return link === undefined ? {} : { link };
}

const ranked = (cells: readonly CellId[], chances: readonly number[]): readonly CellId[] =>
  cells
    .map((cell, n) => ({ cell, chance: chances[n] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance || (a.cell < b.cell ? -1 : 1))
    .map(({ cell }) => cell);

/** A random order in which likely cells tend to come first. */
function drawn(cells: readonly CellId[], chances: readonly number[], random: Random): readonly CellId[] {
  const order = ranked(cells, chances);
  let left = random.below(2 ** 20) / 2 ** 20;
  const first = order.find(cell => {
    left -= chances[cells.indexOf(cell)] ?? 0;
    return left < 0;
  });
  return first === undefined ? order : [first, ...order.filter(cell => cell !== first)];
}
