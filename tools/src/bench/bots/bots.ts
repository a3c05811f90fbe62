/** What bots cost their host and the people beside them. */
import type { Figure } from '../figure.ts';
import { besidePeople } from './beside-people.ts';
import { choicesOfEmerald, choicesOfShadows } from './decisions.ts';
import { poolFull } from './pool-full.ts';

export async function benchBots(): Promise<readonly Figure[]> {
  const effort = { matches: 2, choices: 100 };
  return [
    ...choicesOfShadows(effort),
    ...choicesOfEmerald(effort),
    await poolFull({ seats: 16, time: 8_000 }),
    await besidePeople({ people: 6, bots: 8, windows: 3, time: 10_000 }),
  ];
}
