/**
 * Whether a bot's choice depends on anything it cannot see. At each position of a match the true state is replaced by
 * another that looks the same to the bot's seat, and the bot chooses again with the same dice.
 */
import {
  type BySeat,
  canonical,
  type Game,
  type GameTypes,
  type Player,
  randomAt,
  type Seat,
  type Seating,
  type Seed,
  type Step,
  type Table,
  toldOf,
} from '@lamplight/contract';
import { play } from '../arena/play.ts';

export interface Honesty {
  /** Choices made twice. */
  readonly positions: number;
  /** How often the other world really differed. */
  readonly others: number;
  /** By the seat's role, as the view names it. */
  readonly roles: Readonly<Record<string, number>>;
  /** Differences, as sentences. */
  readonly differing: readonly string[];
}

export interface HonestOrder<T extends GameTypes> {
  readonly game: Game<T>;
  readonly table: Table<T['Options']>;
  readonly seatings: BySeat<Seating<T>>;
  readonly seed: Seed;
  readonly roleOf: (view: T['View']) => string;
  readonly most: number;
}

/** Beyond every random stream of a match and of its players. */
const streams = { imagined: 2 ** 43, dice: 2 ** 44 } as const;

export function honestyIn<T extends GameTypes>(order: HonestOrder<T>): Honesty {
  const { game, table, seatings, seed, most } = order;
  const { steps } = play(game, table, seed, seatings);
  const seats = seatings.map((seating, seat) => ({ seat, here: seating(), there: seating() }));
  const differing: string[] = [];
  const roles: Record<string, number> = {};
  let [positions, others] = [0, 0];
  for (const [number, step] of steps.entries()) {
    for (const sitter of seats) {
      if (positions >= most) return { positions, others, roles, differing };
      const asked = askTwice(order, step, sitter, number);
      if (asked.differs !== undefined) differing.push(`step ${number}, seat ${sitter.seat}: ${asked.differs}`);
      if (!asked.isChoice) continue;
      positions += 1;
      others += asked.isOther ? 1 : 0;
      roles[asked.role] = (roles[asked.role] ?? 0) + 1;
    }
  }
  return { positions, others, roles, differing };
}

type Sitter<T extends GameTypes> = { readonly seat: Seat; readonly here: Player<T>; readonly there: Player<T> };

/** As the server sends it. */
const sent = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

function askTwice<T extends GameTypes>(
  { game, seed, roleOf }: HonestOrder<T>,
  step: Step<T>,
  { seat, here, there }: Sitter<T>,
  number: number,
) {
  const { state, now } = step.after;
  const view = sent(game.view(state, seat));
  const other = game.imagine(view, randomAt(seed, streams.imagined + number * 16 + seat));
  const shown = sent(game.view(other, seat));
  const told = sent(toldOf(game, step, seat));
  const toldThere = sent(toldOf(game, { ...step, after: { ...step.after, state: other } }, seat));
  const dice = () => randomAt(seed, streams.dice + number * 16 + seat);
  // Each world is viewed right before its bot is asked, so that a bot that peeks at the last state sees its own world.
  game.view(state, seat);
  const meant = here({ view, told, at: now, random: dice() });
  game.view(other, seat);
  const meantThere = there({ view: shown, told: toldThere, at: now, random: dice() });
  const differs = [
    [view, shown, 'sees'],
    [told, toldThere, 'is told'],
    [meant ?? null, meantThere ?? null, 'means'],
  ].find(([one, another]) => canonical(one) !== canonical(another));
  return {
    role: roleOf(view),
    isChoice: meant !== undefined || meantThere !== undefined,
    isOther: canonical(state) !== canonical(other),
    differs: differs && `it ${String(differs[2])} something else in a world that looks the same`,
  };
}
