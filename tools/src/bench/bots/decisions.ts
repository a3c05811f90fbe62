/** What one choice of a bot costs, in processor time: wall time would also measure what else runs on the machine. */
import { loadavg } from 'node:os';
import { emeraldSkills } from '@lamplight/bots';
import {
  type BotLevel,
  botLevels,
  canonical,
  type GameTypes,
  randomAt,
  type Seating,
  seedOf,
} from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import { greedy } from '@lamplight/emerald/greedy';
import { emeraldKit } from '@lamplight/emerald/kit';
import { seatingsOf } from '../../arena/bots.ts';
import { play } from '../../arena/play.ts';
import { kitOf } from '../../games.ts';
import { type Figure, median, quantile, spoken } from '../figure.ts';

interface Effort {
  /** Matches of Shadows for each level. */
  readonly matches: number;
  /** Choices of Emerald for each level. */
  readonly choices: number;
}

/** Milliseconds, of processor time and of wall time. */
interface Cost {
  readonly cpu: number;
  readonly wall: number;
}

function costOf(work: () => unknown): Cost {
  const [before, began] = [process.threadCpuUsage(), performance.now()];
  work();
  const { user, system } = process.threadCpuUsage(before);
  return { cpu: (user + system) / 1_000, wall: performance.now() - began };
}

export function figureOf(subject: string, costs: readonly Cost[], most: number, more = ''): Figure {
  const [cpu, wall] = [costs.map(cost => cost.cpu), costs.map(cost => cost.wall)];
  const half = `half within ${spoken(median(cpu))} ms, the longest ${spoken(Math.max(...cpu))} ms`;
  const clock = `by the clock 99 % within ${spoken(quantile(wall, 0.99))} ms at a load of ${spoken(loadavg()[0] ?? 0)}`;
  return {
    subject: `${subject}: 99 % of choices within`,
    value: quantile(cpu, 0.99),
    unit: 'ms of processor time',
    aim: { most },
    detail: `${costs.length} choices: ${half}; ${clock}${more}`,
  };
}

const aims = { officer: 50, detective: 10 } as const;
type Role = keyof typeof aims;

/**
 * Both roles of every level, against their own kind. A bot that is asked again about a move it already means does not
 * choose anew, so that does not count.
 */
export function choicesOfShadows({ matches }: Pick<Effort, 'matches'>): readonly Figure[] {
  const kit = kitOf('shadows');
  const seated = kit.seat(2);
  if (seated === undefined) throw new Error('Shadows has lost its table for two teams.');
  return botLevels.flatMap(level => {
    const costs: Readonly<Record<Role, Cost[]>> = { officer: [], detective: [] };
    const seating = seatingsOf(kit)[level] as Seating<GameTypes>;
    for (let n = 0; n < matches; n++)
      play(
        kit.game,
        seated.table,
        seedOf(n + 1),
        seated.bots.map(() => watched(seating, (role, cost) => costs[role].push(cost))),
      );
    return (['officer', 'detective'] as const).map(role =>
      figureOf(`Shadows, ${level}, ${role}`, costs[role], aims[role]),
    );
  });
}

const watched =
  (seating: Seating<GameTypes>, note: (role: Role, cost: Cost) => void): Seating<GameTypes> =>
  () => {
    const player = seating();
    let meant = '';
    return moment => {
      let intent: ReturnType<typeof player>;
      const cost = costOf(() => {
        intent = player(moment);
      });
      const move = intent === undefined ? '' : canonical(intent.move);
      const { me, phase } = moment.view as { readonly me: { readonly role: Role } | null; readonly phase: string };
      if (me !== null && phase === 'playing' && move !== '' && move !== meant) note(me.role, cost);
      meant = move;
      return intent;
    };
  };

/** Positions sampled from matches between rule players, of every size. */
function positionsOf(count: number): readonly Emerald['View'][] {
  const each = Math.ceil(count / 4);
  return [2, 3, 4, 5].flatMap(players => {
    const table = emeraldKit.seat(players)?.table;
    if (table === undefined) throw new Error(`Emerald has no table for ${players}.`);
    const states = Array.from({ length: 3 }, (_, n) =>
      play(emerald, table, seedOf(n + 1), Array(players).fill(greedy)).steps.map(({ after }) => after.state),
    )
      .flat()
      .filter(state => emerald.outcome(state) === undefined);
    return Array.from({ length: each }, (_, n) => {
      const state = states[Math.floor(((n + 0.5) * states.length) / each)];
      if (state === undefined) throw new Error('There are fewer positions than choices asked for.');
      return emerald.view(state, state.asking?.player ?? state.turn);
    });
  });
}

export function choicesOfEmerald({ choices }: Pick<Effort, 'choices'>): readonly Figure[] {
  const views = positionsOf(choices);
  return botLevels.map(level => {
    const player = (seatingsOf(kitOf('emerald'))[level] as Seating<GameTypes>)();
    const ask = (view: Emerald['View'], n: number) =>
      player({ view, told: [], at: 0, random: randomAt(seedOf(1), n) } as Parameters<typeof player>[0]);
    // Warm-up.
    for (const view of views.slice(0, 5)) ask(view, 0);
    const costs = views.map((view, n) => costOf(() => ask(view, n)));
    return figureOf(`Emerald, ${level}`, costs, 1_000, worldsIn(level, costs));
  });
}

/** How many worlds a search plays in a second of processor time. */
function worldsIn(level: BotLevel, costs: readonly Cost[]): string {
  const skill = emeraldSkills[level];
  if (!('effort' in skill)) return '';
  const seconds = costs.reduce((sum, { cpu }) => sum + cpu, 0) / 1_000;
  return `; ${skill.effort.worlds} worlds a choice, ${spoken((skill.effort.worlds * costs.length) / seconds)} a second at most`;
}
