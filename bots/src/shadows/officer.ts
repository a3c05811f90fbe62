/** What an Officer gives, and what it means by it. */
import type { CardId, Cell } from '@lamplight/shadows/public';
import type { ShadowsSkill } from './levels.ts';
import type { ClueCandidate, ClueSpot, Field } from './speaking.ts';
import { policeIn } from './speaking.ts';
import type { Taste } from './tempers.ts';

export interface ClueChoice {
  readonly cards: readonly CardId[];
  /** The cell it hopes for. */
  readonly meant: Cell;
  /** How sure it is. */
  readonly chance: number;
  /** How much better it is than the next best that means something else. */
  readonly margin: number;
}

/** So many moves a police token costs: a third of a lost round. */
const policeMoves = 5;
/** Where no way leads on from. */
const deadEndMoves = 12;
/** A way round that is so much longer is still taken, if it can be said so much more clearly. */
const longestDetour = 1;
/** What a chance of police counts against the logarithm of being understood. */
const policeWeight = 7;
/** To be understood is worth so many moves: who is, is believed the next time. */
const understoodWorth = 5;
/**
 * What each move costs by which a way is longer: the one move there and, mostly, one back. Counted for less, a team is led to and
 * fro between two pictures that can be said well, and a round takes twice the moves (docs/bots.md).
 */
const longWay = { calm: 1.3, hurried: 1.8 } as const;

const worthOf = ({ isPolice, moves }: ClueSpot): number =>
  isPolice ? -policeMoves - deadEndMoves / 2 : -(moves ?? deadEndMoves);

/** The best of the clues; undefined where all lead astray. */
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

/** The spots that a clue could be given for: those that bring the team on, or nearly so. */
const meantBy = ({ spots }: ClueCandidate, shortest: number): readonly (readonly [ClueSpot, number])[] =>
  spots.flatMap((spot, n) =>
    !spot.isPolice && spot.moves !== undefined && spot.moves <= shortest + longestDetour ? [[spot, n] as const] : [],
  );

/** Who weighs, and how it feels. */
interface Bent {
  readonly skill: ShadowsSkill;
  readonly taste: Taste;
  /** From 0, when there is all the time in the world, to 1. */
  readonly hurry: number;
}

interface Weighing extends Bent {
  readonly shortest: number;
}

/** What taste counts for where a clue is weighed by likeness alone, and not by its logarithm. */
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
