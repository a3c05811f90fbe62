/** Whether bots could use the order of cards and cells, or the time at which they are seen, as a code. */
import { senseOf, shadowsBot } from '@lamplight/bots';
import { type BotLevel, canonical, type Player, randomAt, type Seating, seedOf, type Table } from '@lamplight/contract';
import { type Shadows, shadows } from '@lamplight/shadows';
import type { View } from '@lamplight/shadows/public';
import { play } from '../arena/play.ts';
import type { HitCount } from './shadows.ts';

const teams = { black: { officer: 0, detectives: [1] }, orange: { officer: 2, detectives: [3] } };
export const twoTeams: Table<Shadows['Options']> = {
  seats: 4,
  options: { teams, police: 11, agreement: 'all', maps: 'all', layout: 'standard', level: 'novice' },
};

export const botOf = (level: BotLevel) => shadowsBot(senseOf(), { level }) as unknown as Seating<Shadows>;

/** The same table with everything unordered in another order. */
export const laidOtherwise = (view: View): View => ({
  ...view,
  available: view.available.toReversed(),
  cells: Object.fromEntries(Object.entries(view.cells).toReversed()),
  ...(view.targets === undefined ? {} : { targets: view.targets.toReversed() }),
  ...(view.map === undefined ? {} : { map: Object.fromEntries(Object.entries(view.map).toReversed()) }),
  teams: Object.fromEntries(
    Object.entries(view.teams).map(([team, side]) => [team, { ...side, holding: side.holding.toReversed() }]),
  ) as unknown as View['teams'],
});

/** How much later a Detective's twin sees everything. Not for an Officer, who may go by the time that is left. */
const later = 7_000;

/**
 * Of the choices in matches of two teams, how many stay the same when the order changes and everything is seen later.
 */
export function permutedIn(
  level: BotLevel,
  games: number,
  seed: number,
): Readonly<Record<'officer' | 'detective', HitCount>> {
  const counts = { officer: { good: 0, of: 0 }, detective: { good: 0, of: 0 } };
  for (let n = 0; n < games; n++) {
    const bots = [0, 1, 2, 3].map(() => botOf(level));
    const { steps } = play(shadows, twoTeams, seedOf(seed + n), bots);
    const twins = bots.map((bot): readonly [Player<Shadows>, Player<Shadows>] => [bot(), bot()]);
    for (const [number, { after }] of steps.entries())
      for (const [seat, [one, other]] of twins.entries()) {
        const view = shadows.view(after.state, seat);
        const role = view.me?.role ?? 'detective';
        const dice = () => randomAt(seedOf(seed + n), 2 ** 44 + number * 4 + seat);
        const at = after.now;
        const meant = one({ view, told: [], at, random: dice() })?.move;
        const delayed = role === 'detective' ? at + later : at;
        const meantOtherwise = other({ view: laidOtherwise(view), told: [], at: delayed, random: dice() })?.move;
        if (meant === undefined && meantOtherwise === undefined) continue;
        counts[role].of += 1;
        if (canonical(meant ?? null) === canonical(meantOtherwise ?? null)) counts[role].good += 1;
      }
  }
  return counts;
}
