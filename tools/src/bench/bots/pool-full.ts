/** Whether the thread of the tables is held up while the threads of the bots have more work than they can do. */
import { setTimeout as sleep } from 'node:timers/promises';
import { open, seedOf } from '@lamplight/contract';
import { ThinkingPool } from '@lamplight/server/players/pool';
import { kitOf } from '../../games.ts';
import { type Figure, quantile, spoken } from '../figure.ts';

export interface PoolEffort {
  readonly seats: number;
  /** Milliseconds of watching. */
  readonly time: number;
}

const tick = 5;

/** How late the event loop comes back, sampled again and again. */
async function lateness(time: number): Promise<readonly number[]> {
  const late: number[] = [];
  for (const until = performance.now() + time; performance.now() < until; ) {
    const began = performance.now();
    await sleep(tick);
    late.push(Math.max(0, performance.now() - began - tick));
  }
  return late;
}

export async function poolFull({ seats, time }: PoolEffort): Promise<Figure> {
  const quiet = await lateness(time);
  const troubles: unknown[] = [];
  const pool = new ThinkingPool(error => troubles.push(error));
  let [thoughts, isOpen] = [0, true];
  const think = async (seat: number): Promise<void> => {
    const kit = kitOf('emerald');
    const table = kit.seat(2)?.table;
    if (table === undefined) throw new Error('Emerald has lost its table for two.');
    const thinker = pool.thinkerFor('emerald', { level: 'mastermind', temper: 'careful' }, () => ({
      address: 'here',
      table: `${seat}`,
    }));
    const { match } = open(kit.game, table, seedOf(seat));
    const { turn } = match.state as unknown as { readonly turn: number };
    const view = kit.game.view(match.state, turn);
    for (let seq = 0; isOpen; seq++) {
      await thinker.think({ view, told: [], at: 0, seed: seedOf(seat), seq });
      thoughts += 1;
    }
  };
  const all = Array.from({ length: seats }, (_, seat) => think(seat));
  // A new thread first loads the whole program, which is not thinking.
  while (thoughts < seats) await sleep(tick);
  thoughts = 0;
  const busy = await lateness(time);
  const done = thoughts;
  isOpen = false;
  await pool.close();
  await Promise.all(all);
  if (troubles.length > 0) throw new Error(`Bots had trouble: ${String(troubles[0])}`);
  return {
    subject: `the tables’ loop while ${seats} bots of Emerald think without a pause: 99 % of the time late by`,
    value: quantile(busy, 0.99),
    unit: 'ms',
    aim: { most: 20 },
    detail: `${done} thoughts in ${spoken(time / 1_000)} s; without them ${spoken(quantile(quiet, 0.99))} ms; half of the time ${spoken(quantile(busy, 0.5))} ms`,
  };
}
