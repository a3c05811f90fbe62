import { mostBytes } from '@lamplight/contract/wire';
import type { ServerOptions } from '../config/options.ts';
import type { BucketRate } from './bucket.ts';

/** What a node accepts, from whom, and how long it waits. Bytes and milliseconds. */
export interface Limits {
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** For browsers that read pages. More connections at once are not even answered. */
  readonly connectionsBesides: number;
  /** Includes sockets. */
  readonly connectionsPerAddress: number;
  /** The head of a request must be there within this time, and the whole of it within `requestWithin`. */
  readonly headersWithin: number;
  readonly requestWithin: number;
  /** A connection on which nothing moves for this long is closed. It is longer than the archive may take to answer. */
  readonly idleWithin: number;
  /** Messages over a socket, including pings and pongs. All three buckets must have a token left. */
  readonly ofSocket: BucketRate;
  readonly ofAddress: BucketRate;
  readonly ofTable: BucketRate;
  /** Reading this many rows of a log for an answer costs one more token. */
  readonly rowsPerToken: number;
  /** How many malformed or too frequent messages are tolerated before the socket is closed. */
  readonly patience: BucketRate;
  /** Pages and API requests from one address. */
  readonly requests: BucketRate;
  /** Pictures and other files of pages: a board needs a hundred, and six friends at one address open it together. */
  readonly files: BucketRate;
  /** New tables from one address. */
  readonly tables: BucketRate;
  /** Sockets opened, codes tried and replays requested, from one address. Codes are short, so nobody may try many. */
  readonly knocks: BucketRate;
  /** Finished matches looked at from one address: each takes a thread for up to a second. */
  readonly readings: BucketRate;
  readonly bodyBytes: number;
  /** Longer messages are answered with a sentence. */
  readonly frameBytes: number;
  /** Longer ones are not even read to their end. */
  readonly frameBytesRead: number;
  /** How many pieces a message may come in, and how many chunks each piece. */
  readonly pieces: number;
  readonly chunks: number;
  /** How much may be queued for a slow client before it is cut off. */
  readonly unreadBytes: number;
  /** A client with more than this to read is sent no pong: it would not read it. */
  readonly unreadBeforePong: number;
  /** How many messages may wait while a table is being opened. */
  readonly framesWaiting: number;
  readonly helloWithin: number;
  /** A client that has sent nothing between two pings, not even a pong, is gone. */
  readonly pingEvery: number;
  /** How long a closing socket has to read the goodbye. */
  readonly goodbye: number;
  /** How many frames may still come after the goodbye, because they were on their way. */
  readonly framesAfterGoodbye: number;
}

export const defaultLimits: Limits = {
  sockets: 10_000,
  socketsPerAddress: 100,
  connectionsBesides: 1000,
  connectionsPerAddress: 200,
  headersWithin: 5000,
  requestWithin: 10_000,
  idleWithin: 150_000,
  ofSocket: { burst: 60, perSecond: 20 },
  ofAddress: { burst: 240, perSecond: 80 },
  ofTable: { burst: 480, perSecond: 160 },
  rowsPerToken: 64,
  patience: { burst: 20, perSecond: 1 },
  requests: { burst: 300, perSecond: 50 },
  files: { burst: 3000, perSecond: 500 },
  tables: { burst: 10, perSecond: 10 / 60 },
  knocks: { burst: 100, perSecond: 5 },
  readings: { burst: 30, perSecond: 0.5 },
  bodyBytes: 16 * 1024,
  frameBytes: mostBytes,
  frameBytesRead: 4 * mostBytes,
  pieces: 64,
  chunks: 1024,
  unreadBytes: 1024 * 1024,
  unreadBeforePong: 16 * 1024,
  framesWaiting: 32,
  helloWithin: 10_000,
  pingEvery: 20_000,
  goodbye: 3000,
  framesAfterGoodbye: 200,
};

type Set = Pick<
  ServerOptions,
  | 'sockets'
  | 'socketsPerAddress'
  | 'connectionsPerAddress'
  | 'socketRate'
  | 'addressRate'
  | 'tableRate'
  | 'tablesPerMinute'
>;

export function limitsFrom(set: Set): Limits {
  const rate = (perSecond: number | undefined, fallback: BucketRate) =>
    perSecond === undefined ? fallback : { burst: 3 * perSecond, perSecond };
  const perAddress = set.socketsPerAddress ?? defaultLimits.socketsPerAddress;
  return {
    ...defaultLimits,
    sockets: set.sockets ?? defaultLimits.sockets,
    socketsPerAddress: perAddress,
    // Somebody with this many sockets also reads pages.
    connectionsPerAddress: set.connectionsPerAddress ?? perAddress + 100,
    ofSocket: rate(set.socketRate, defaultLimits.ofSocket),
    ofAddress: rate(set.addressRate, defaultLimits.ofAddress),
    ofTable: rate(set.tableRate, defaultLimits.ofTable),
    tables:
      set.tablesPerMinute === undefined
        ? defaultLimits.tables
        : { burst: set.tablesPerMinute, perSecond: set.tablesPerMinute / 60 },
    // Somebody with this many sockets may also open them all at once again after a restart.
    knocks: { burst: Math.max(defaultLimits.knocks.burst, perAddress), perSecond: Math.max(5, perAddress / 20) },
    readings: {
      burst: Math.max(defaultLimits.readings.burst, perAddress / 4),
      perSecond: Math.max(0.5, perAddress / 200),
    },
    requests: {
      burst: Math.max(defaultLimits.requests.burst, 3 * perAddress),
      perSecond: Math.max(50, perAddress / 2),
    },
  };
}
