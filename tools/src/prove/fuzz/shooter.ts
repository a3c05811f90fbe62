import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { VolleyKind } from './volley.ts';

export interface ShootOrder {
  readonly port: number;
  readonly seed: number;
  /** From this volley up to, not including, `to`. */
  readonly from: number;
  readonly to: number;
  readonly addresses: readonly string[];
}

export interface ShootReport {
  readonly inputs: Record<VolleyKind, number>;
  readonly answers: Record<string, number>;
  readonly ends: Record<string, number>;
  /** Volleys after which something was wrong. */
  readonly suspects: { readonly volley: number; readonly end: string; readonly inputs: readonly string[] }[];
}

export const nothingShot = (): ShootReport => ({
  inputs: { frames: 0, requests: 0, 'broken requests': 0, controls: 0 },
  answers: {},
  ends: {},
  suspects: [],
});

export function shotTogether(one: ShootReport, other: ShootReport): ShootReport {
  return {
    inputs: sum(one.inputs, other.inputs) as Record<VolleyKind, number>,
    answers: sum(one.answers, other.answers),
    ends: sum(one.ends, other.ends),
    suspects: [...one.suspects, ...other.suspects].slice(-20),
  };
}

function sum(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): Record<string, number> {
  const total: Record<string, number> = { ...one };
  for (const [name, count] of Object.entries(other)) total[name] = (total[name] ?? 0) + count;
  return total;
}

/** The shooter, in another process. */
export interface Shooter {
  shoot(order: ShootOrder): Promise<ShootReport>;
  stop(): Promise<void>;
}

export function startShooter(): Shooter {
  const child = fork(fileURLToPath(new URL('./fuzz-process.ts', import.meta.url)));
  const gone = once(child, 'exit');
  return {
    shoot: async order => {
      child.send(order);
      const left = gone.then(() => {
        throw new Error('Whoever shoots has left.');
      });
      const [shot] = (await Promise.race([once(child, 'message'), left])) as [ShootReport];
      return shot;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
