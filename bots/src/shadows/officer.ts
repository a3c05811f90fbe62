/** Which cards an Officer gives, and what it means by them. */
import type { CardId, Cell } from '@lamplight/shadows/public';
import type { ShadowsSkill } from './levels.ts';
import type { ClueCandidate, ClueSpot, Field } from './speaking.ts';
import { policeIn } from './speaking.ts';
import type { Taste } from './tempers.ts';

export interface ClueChoice {
  readonly cards: readonly CardId[];
  /** The cell that it means. */
  readonly meant: Cell;
  /** How sure it is. */
  readonly chance: number;
  /** How much better it is than the best clue that means something else. */
  readonly margin: number;
}

/** The cost of a police token in moves: a third of a lost round. */
const policeMoves = 5;
/** The cost of a cell from which no way leads on. */
const deadEndMoves = 12;
/** A way that is longer by at most this is still taken, if its clue is that much clearer. */
const longestDetour = 1;
/** The weight of a chance of police against the logarithm of being understood. */
const policeWeight = 7;
/** What being understood is worth in moves: an Officer who was understood is believed the next time. */
const understoodWorth = 5;
/**
 * The cost of each extra move of a longer way: the move there and, mostly, one back. If it counts for less, a team is
 * led back and forth between two pictures that are easy to say, and a round takes twice the moves (docs/bots.md).
 */
const longWay = { calm: 1.3, hurried: 1.8 } as const;

const worthOf = ({ isPolice, moves }: ClueSpot): number =>
  isPolice ? -policeMoves - deadEndMoves / 2 : -(moves ?? deadEndMoves);

/** The best of the clues; undefined if all lead astray. */
export function choose(field: Field, clues: readonly ClueCandidate[], bent: Bent): ClueChoice | undefined {
  const ways = [...field.near, ...field.far].flatMap(({ moves }) => moves ?? []);
  if (ways.length === 0) return undefined;
  const shortest = Math.min(...ways);
  const found = clues.flatMap(clue => meantBy(clue, shortest).map(spot => rated(clue, spot, { ...bent, shortest })));
  const [best] = found.toSorted((a, b) => b.worth - a.worth || (a.key < b.key ? -1 : 1));
  if (best === undefined) return undefined;
  const next = found.filter(({ meant }) => meant !== best.meant).reduce((most, { worth }) => Math.max(most, worth), -9);
  return { cards: best.cards, meant: best.meant, chance: best.chance, margin: best.worth - next };
}

/** The spots that a clue could be given for: those that bring the team closer, or nearly so. */
const meantBy = ({ spots }: ClueCandidate, shortest: number): readonly (readonly [ClueSpot, number])[] =>
  spots.flatMap((spot, n) =>
    !spot.isPolice && spot.moves !== undefined && spot.moves <= shortest + longestDetour ? [[spot, n] as const] : [],
  );

/** The Officer's skill and taste, and how short time is. */
interface Bent {
  readonly skill: ShadowsSkill;
  readonly taste: Taste;
  /** From 0, with plenty of time, to 1. */
  readonly hurry: number;
}

interface Weighing extends Bent {
  readonly shortest: number;
}

/** The weight of taste for an Officer that compares likeness itself and not its logarithm. */
const likenessWeight = 0.05;

function rated(
  clue: ClueCandidate,
  [spot, n]: readonly [ClueSpot, number],
  { skill, taste, shortest, hurry }: Weighing,
) {
  const chance = clue.chances[n] ?? 0;
  const longer = (spot.moves ?? 0) - shortest;
  const all = clue.spots.reduce((sum, each, place) => sum + (clue.chances[place] ?? 0) * worthOf(each), 0);
  const weary = taste.weary * (longWay.calm + (longWay.hurried - longWay.calm) * hurry);
  const fond = taste.twoCards * (clue.cards.length - 1);
  const literal = (clue.fits[n] ?? 0) - likenessWeight * longer + likenessWeight * fond;
  const one = Math.log(Math.max(chance, 1e-6)) - taste.dread * policeWeight * policeIn(clue) - weary * longer + fond;
  return {
    cards: clue.cards,
    meant: spot.cell,
    chance,
    worth:
      skill.listeners === 0 ? literal : skill.weighsAll ? all + understoodWorth * chance - weary * longer + fond : one,
    key: clue.cards.join() + spot.cell,
  };
}
