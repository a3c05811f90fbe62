import type { AttackPlan } from './attack.ts';
import { clockJump } from './clock-jump.ts';
import { connections } from './connections.ts';
import { deepJson } from './deep-json.ts';
import { fullDisk } from './full-disk.ts';
import { members } from './members.ts';
import { pings } from './pings.ts';
import { replays } from './replays.ts';
import { seats } from './seats.ts';
import { told } from './told.ts';
import { zeroClock } from './zero-clock.ts';

export const attacks: readonly AttackPlan[] = [
  ...[deepJson, fullDisk, seats, members, clockJump],
  ...[pings, told, zeroClock, connections, replays],
];

export function attackOf(name: string): AttackPlan {
  const found = attacks.find(attack => attack.name === name);
  if (found === undefined)
    throw new Error(`There is no attack ${name}: there are ${attacks.map(a => a.name).join(', ')}.`);
  return found;
}
