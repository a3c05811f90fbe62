/** Which bots are tried for honesty in each game, and at which tables. */
import { emeraldBot, emeraldSkills } from '@lamplight/bots';
import { type BotLevel, botLevels, type GameTypes, must, type Seating, seedOf } from '@lamplight/contract';
import { rehearsal } from '@lamplight/emerald/rehearsal';
import { seatingsOf } from '../arena/bots.ts';
import { kitOf } from '../games.ts';
import { type Honesty, honestyIn } from './honest.ts';

export interface HonestyTrial extends Honesty {
  readonly game: string;
  readonly bot: string;
  readonly matches: number;
  /** How many worlds a search imagined at each choice, if limited. */
  readonly worlds?: number;
}

export interface HonestyOrder {
  readonly game: string;
  readonly bot: string;
  readonly positions: number;
  readonly seed: number;
  readonly worlds: number;
}

const isLevel = (bot: string): bot is BotLevel => botLevels.some(level => level === bot);

/** A search is tried with fewer worlds than at a table, or ten thousand choices would take days. */
function seatingOf({ game, bot, worlds }: HonestyOrder): {
  readonly seating: Seating<GameTypes>;
  readonly worlds?: number;
} {
  const skill = game === 'emerald' && isLevel(bot) ? emeraldSkills[bot] : undefined;
  if (skill === undefined || !isLevel(bot) || !('effort' in skill))
    return { seating: seatingsOf(kitOf(game))[bot] as Seating<GameTypes> };
  const less = { ...skill, effort: { ...skill.effort, worlds } };
  return {
    seating: emeraldBot(rehearsal, { level: bot, temper: 'careful', skill: less }) as unknown as Seating<GameTypes>,
    worlds,
  };
}

/** Numbers of bots at a table, taken in turn: with a rival and alone; of every size. */
const tables: Readonly<Record<string, readonly number[]>> = { shadows: [2, 1], emerald: [2, 3, 4, 5] };

const roleOf = (view: GameTypes['View']): string =>
  (view as { readonly me?: { readonly role?: string } | null }).me?.role ?? 'player';

/** Matches of the bot against its own kind, until there were enough positions. */
export function tryHonesty(order: HonestyOrder): HonestyTrial {
  const { game, bot, positions, seed } = order;
  const kit = kitOf(game);
  const { seating, ...fewer } = seatingOf(order);
  let found: Honesty = { positions: 0, others: 0, roles: {}, differing: [] };
  let matches = 0;
  for (; found.positions < positions; matches++) {
    const sizes = tables[game] ?? [];
    const seated = kit.seat(must(sizes, matches % sizes.length));
    if (seated === undefined) throw new Error(`There is no such table of ${game}.`);
    const next = honestyIn({
      game: kit.game,
      table: seated.table,
      seatings: seated.bots.map(() => seating),
      seed: seedOf(seed + matches),
      roleOf,
      most: positions - found.positions,
    });
    found = together(found, next);
  }
  return { game, bot, matches, ...fewer, ...found };
}

function together(one: Honesty, other: Honesty): Honesty {
  const roles = [...new Set([...Object.keys(one.roles), ...Object.keys(other.roles)])].toSorted();
  return {
    positions: one.positions + other.positions,
    others: one.others + other.others,
    roles: Object.fromEntries(roles.map(role => [role, (one.roles[role] ?? 0) + (other.roles[role] ?? 0)])),
    differing: [...one.differing, ...other.differing],
  };
}

/** Every level of every game, unless bots are named. */
export const tried = (bots: readonly string[] | undefined): readonly (readonly [game: string, bot: string])[] =>
  Object.keys(tables).flatMap(game =>
    Object.keys(seatingsOf(kitOf(game)))
      .filter(bot => (bots ?? botLevels).includes(bot))
      .map(bot => [game, bot] as const),
  );
