import type { Json } from '@lamplight/contract';

/** Where an attack finds the server, and whom it plays: each from an address of its own. */
export interface AttackTarget {
  readonly port: number;
  readonly pid: number;
  /** Of whoever attacks. */
  readonly address: string;
  /** Of somebody who does not. */
  readonly honest: string;
  readonly seed: number;
  /** What the attack put into the store before the server began. */
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
  /** `loud`: people play beside it, and how long they wait is measured. `long`: it waits more than it does. */
  readonly kind: 'loud' | 'long';
  /** What the server is set to besides. */
  readonly env?: Readonly<Record<string, string>>;
  /** A module that the server loads before itself. */
  readonly preload?: string;
  /** The most that a file of the server may hold at first, in blocks of 512 bytes. */
  readonly fileBlocks?: number;
  /** Bytes by which the server's memory may grow meanwhile, where they are not the usual 150 MB. */
  readonly mostRss?: number;
  /** Errors in the log are what the attack is about. */
  readonly mayLog?: boolean;
  /** Puts into the store what the attack begins with. */
  readonly sow?: (folder: string) => Promise<Json>;
  /** Why it cannot be tried on this machine, if so. */
  readonly whyNot?: () => Promise<string | undefined>;
  strike(target: AttackTarget): Promise<readonly Mark[]>;
  /** A short piece of it, for many at once: ends by itself within some seconds, and says nothing. */
  annoy?(target: AttackTarget): Promise<void>;
}

/** Whatever an attack waits for comes within this time, or does not come. */
export const longestStrike = 240_000;

export const mark = (held: boolean, what: string, found: string): Mark => ({ held, what, found });
