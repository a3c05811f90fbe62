import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Seed, Viewer } from '@lamplight/contract';
import type { MatchInput, MatchState } from '../match/machine.ts';
import type { MetricLevel } from '../metrics.ts';
import type { ThinkingPool } from '../players/pool.ts';
import type { BotOffer } from '../players/seatings.ts';
import type { Stream } from '../stream/stream.ts';
import type { StreamDeps } from '../stream/surroundings.ts';
import type { TableInput, TableState } from '../table/machine.ts';
import type { Archive } from './archive/archive.ts';
import type { TurnNotification } from './turn-notification.ts';

export type TableStream = Stream<TableState, TableInput, number>;
export type MatchStream = Stream<MatchState, MatchInput, Viewer>;

/** What a house is made of. */
export interface RoomDeps extends StreamDeps {
  /** The name of this node among others. */
  readonly node: string;
  readonly offers: ReadonlyMap<string, BotOffer>;
  readonly pace: ServerPace;
  /** Draws the seed of a match. */
  readonly seed: () => Seed;
  /** Where finished matches are; without it, the house itself looks at them, and the tables wait. */
  readonly archive?: Archive;
  /** Has somebody told who is away that it is their turn. Never waits. */
  readonly call?: (call: TurnNotification) => void;
  /** Where bots think; without it, the house itself thinks for them, and the tables wait. */
  readonly thinkers?: Pick<ThinkingPool, 'thinkerFor'>;
  /** Where it is counted how many moves of bots wait for their answer. */
  readonly botQueue?: Pick<MetricLevel, 'inc' | 'dec'>;
}

/** How often the house looks at things, and how long it waits: in milliseconds. */
export interface ServerPace {
  /** A line may be broken for so long before its person counts as away. */
  readonly blink: number;
  /** Looks for clocks that are due. */
  readonly ring: number;
  /** Says that this node lives, and looks who else is there. Well below the store's `longestSilence`. */
  readonly beat: number;
  /** Reads again what other nodes may have done, in case a hint was lost; undefined where there are no other nodes. */
  readonly reread: number | undefined;
  /** A table at which nobody is leaves the memory after so long. */
  readonly rest: number;
  /** A stream that nobody touched for so long is forgotten. */
  readonly keep: number;
}

export const usualPace: ServerPace = {
  blink: 4_000,
  ring: 250,
  beat: 2_000,
  reread: undefined,
  rest: 30_000,
  keep: 60 * 86_400_000,
};

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Matches and tables: not guessed, since a link to a replay holds it. */
export const freshId = (): string => randomBytes(15).toString('base64url');

/** No vowels, so that no code is a word, and no Y. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
export const freshCode = (): string =>
  Array.from({ length: 6 }, () => letters.charAt(randomInt(letters.length))).join('');
