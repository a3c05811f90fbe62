import type { Json } from '@lamplight/contract';

/** What an attack is given: the server, and one address for each role. */
export interface AttackTarget {
  readonly port: number;
  readonly pid: number;
  /** The attacker's. */
  readonly address: string;
  /** The honest player's. */
  readonly honest: string;
  readonly seed: number;
  /** What `sow` put into the store before the server started. */
  readonly sown: Json;
}

/** One thing that had to hold. */
export interface Mark {
  readonly held: boolean;
  /** What had to hold, in a sentence. */
  readonly what: string;
  /** What was found. */
  readonly found: string;
}

export interface AttackPlan {
  readonly name: string;
  /** `loud`: people play beside it, and their waiting times are measured. `long`: it mostly waits. */
  readonly kind: 'loud' | 'long';
  /** Further settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** A module that the server loads before itself. */
  readonly preload?: string;
  /** The size limit for the server's files at the start, in blocks of 512 bytes. */
  readonly fileBlocks?: number;
  /** Bytes by which the server's memory may grow meanwhile; 150 MB by default. */
  readonly mostRss?: number;
  /** The attack is meant to cause errors in the log. */
  readonly mayLog?: boolean;
  /** Fills the store before the server starts. */
  readonly sow?: (folder: string) => Promise<Json>;
  /** Why it cannot run on this machine, if so. */
  readonly whyNot?: () => Promise<string | undefined>;
  strike(target: AttackTarget): Promise<readonly Mark[]>;
  /** A short piece of the attack, for many at once: ends by itself within some seconds, and reports nothing. */
  annoy?(target: AttackTarget): Promise<void>;
}

/** What an attack waits for comes within this time or counts as missing. */
export const longestStrike = 240_000;

export const mark = (held: boolean, what: string, found: string): Mark => ({ held, what, found });
