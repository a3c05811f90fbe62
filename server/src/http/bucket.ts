/** How many at once, and how many a second in the long run. */
export interface BucketRate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A clock in milliseconds that never goes back. */
export type NowFunction = () => number;

/** Holds `burst` tokens when full; each thing done costs one, and they come back with time. */
export interface Bucket {
  /** False, and nothing is taken, when there is no token left. */
  take(): boolean;
  /** Charges for something already done, even more than is left. The bucket stays empty until that is paid back. */
  charge(tokens: number): void;
}

/** One bucket for each key, such as an address or a table. */
export interface Buckets {
  take(key: string): boolean;
  charge(key: string, tokens: number): void;
}

interface Level {
  tokens: number;
  at: number;
}

export function createBucket(rate: BucketRate, clock: NowFunction): Bucket {
  const level: Level = { tokens: rate.burst, at: clock() };
  return {
    take: () => takeFrom(level, rate, clock()),
    charge: tokens => {
      refill(level, rate, clock());
      level.tokens -= tokens;
    },
  };
}

/**
 * Remembers at most `most` keys and forgets the one that was quiet for longest. A forgotten key starts with a full
 * bucket. That is no loss: somebody with so many addresses could get a fresh bucket anyway.
 */
export function createBuckets(rate: BucketRate, clock: NowFunction, most = 50_000): Buckets {
  const levels = new Map<string, Level>();
  const levelOf = (key: string): Level => {
    const level = levels.get(key) ?? { tokens: rate.burst, at: clock() };
    // Put in again, so that the first key of the map is the quietest.
    levels.delete(key);
    levels.set(key, level);
    if (levels.size > most) for (const [quietest] of levels.entries().take(1)) levels.delete(quietest);
    return level;
  };
  return {
    take: key => takeFrom(levelOf(key), rate, clock()),
    charge: (key, tokens) => {
      const level = levelOf(key);
      refill(level, rate, clock());
      level.tokens -= tokens;
    },
  };
}

function refill(level: Level, { burst, perSecond }: BucketRate, now: number): void {
  level.tokens = Math.min(burst, level.tokens + ((now - level.at) / 1000) * perSecond);
  level.at = now;
}

function takeFrom(level: Level, rate: BucketRate, now: number): boolean {
  refill(level, rate, now);
  if (level.tokens < 1) return false;
  level.tokens -= 1;
  return true;
}
