import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Seed, Viewer } from '@lamplight/contract';
import type { MatchInput, MatchState } from '../match/machine.ts';
import type { MetricLevel } from '../metrics.ts';
import type { ThinkingPool } from '../players/pool.ts';
import type { BotOffer } from '../players/seatings.ts';
import type { StreamDeps } from '../stream/deps.ts';
import type { Stream } from '../stream/stream.ts';
import type { TableInput, TableState } from '../table/machine.ts';
import type { Archive } from './archive/archive.ts';
import type { TurnNotification } from './turn-notification.ts';

export type TableStream = Stream<TableState, TableInput, number>;
export type MatchStream = Stream<MatchState, MatchInput, Viewer>;

export interface RoomDeps extends StreamDeps {
  /** The name of this node among others. */
  readonly node: string;
  readonly offers: ReadonlyMap<string, BotOffer>;
  readonly pace: ServerPace;
  readonly seed: () => Seed;
  /** Where finished matches are. Without it they are read in this thread, and the tables wait. */
  readonly archive?: Archive;
  /** Notifies a member who is away that it is their turn. Never waits. */
  readonly call?: (call: TurnNotification) => void;
  /** Where bots think. Without it they think in this thread, and the tables wait. */
  readonly thinkers?: Pick<ThinkingPool, 'thinkerFor'>;
  /** Counts the moves of bots that wait for their answer. */
  readonly botQueue?: Pick<MetricLevel, 'inc' | 'dec'>;
}

/** How often rooms look at things, and how long they wait: in milliseconds. */
export interface ServerPace {
  /** How long a connection may be broken before its member counts as away. */
  readonly blink: number;
  /** How often it looks for alarms that are due. */
  readonly ring: number;
  /** How often this node says that it is alive and looks who else is. Well below the store's `longestSilence`. */
  readonly beat: number;
  /** How often it reads what other nodes did, in case a hint was lost. Undefined if there are no other nodes. */
  readonly reread: number | undefined;
  /** A table with nobody connected leaves the memory after this long. */
  readonly rest: number;
  /** A stream that nobody touched for this long is deleted. */
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

/** Ids of matches and tables. They cannot be guessed, since a link to a replay holds one. */
export const freshId = (): string => randomBytes(15).toString('base64url');

/** No vowels, so that no code is a word, and no Y. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
export const freshCode = (): string =>
  Array.from({ length: 6 }, () => letters.charAt(randomInt(letters.length))).join('');
