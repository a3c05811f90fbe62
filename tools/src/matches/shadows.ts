/** The stored matches of Shadows: one for each way to end, and one for each turn a match can take. */
import { type MatchRecord, recordOf, type Seating, seedOf } from '@lamplight/contract';
import { type Shadows, shadowsKit } from '@lamplight/shadows/kit';
import { play } from '../arena/play.ts';
import type { Matches } from './keep.ts';

type Fixture = {
  /** One for a lone team, two for black and orange. Each plays in every seat of its team. */
  readonly bots: readonly string[];
  readonly level?: 'agent' | 'master';
  /** Found by trial. The test beside the rules says how the match must end. */
  readonly seed: number;
};

const fixtures: Readonly<Record<string, Fixture>> = {
  'two-teams-client': { bots: ['walker', 'walker'], seed: 2 },
  'two-teams-police': { bots: ['random', 'random'], seed: 4 },
  'two-teams-both-ways': { bots: ['walker', 'random'], seed: 9 },
  'two-teams-roles': { bots: ['walker', 'random'], seed: 17 },
  'two-teams-swap': { bots: ['swapper', 'swapper'], seed: 1 },
  'alone-won': { bots: ['walker'], level: 'agent', seed: 2 },
  'alone-lost-by-police': { bots: ['random'], level: 'master', seed: 8 },
  'alone-lost-by-time': { bots: ['idler'], level: 'master', seed: 1 },
  'alone-new-decks': { bots: ['random'], level: 'master', seed: 1 },
};

/** Gets ready, and then lets the clock run out. */
const idler: Seating<Shadows> = () => moment =>
  [...shadowsKit.game.moves(moment.view, moment.at)].some(({ type }) => type === 'ready')
    ? { move: { type: 'ready' }, wait: 1_000 }
    : undefined;

/** Swaps cards at the start of a round, and gives none before it has them. */
const swapper: Seating<Shadows> = () => {
  const walk = players.walker?.();
  return moment => {
    const { me, phase, aside, teams } = moment.view;
    const asks = me?.role === 'officer' && phase === 'playing' && aside.length === 0;
    if (!asks) return walk?.(moment);
    return teams[me.team]?.wantsSwap ? undefined : { move: { type: 'swap', want: true }, wait: 2_000 };
  };
};

const players: Readonly<Record<string, Seating<Shadows>>> = { ...shadowsKit.players, idler, swapper };

/** The same bytes every time, as long as the rules, the maps and the bots stay as they are. */
async function playFixture({ bots, level, seed }: Fixture): Promise<MatchRecord<Shadows>> {
  const { game } = shadowsKit;
  const seated = shadowsKit.seat(bots.length);
  if (seated === undefined) throw new Error(`Shadows cannot be played by ${bots.length} bots.`);
  const { seats, options } = seated.table;
  const table = { seats, options: { ...options, level: level ?? options.level } };
  const seatings = seated.bots.map(bot => {
    const seating = players[bots[bot] ?? ''];
    if (seating === undefined) throw new Error(`There is no bot '${bots[bot]}'.`);
    return seating;
  });
  const { opening, steps } = play(game, table, seedOf(seed), seatings);
  return recordOf(game, table, opening, steps);
}

export const shadowsMatches: Matches = Object.fromEntries(
  Object.entries(fixtures).map(([name, fixture]) => [name, () => playFixture(fixture)]),
);
