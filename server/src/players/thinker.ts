/** Thinks for a seat, in the server's own thread or in another. */
import { type GameTypes, type Intent, randomAt, type Seating, type Seed } from '@lamplight/contract';

/** All that a bot is given to think about: what a person in its seat would have, and randomness of its own. */
export interface BotMatter {
  readonly view: GameTypes['View'];
  readonly told: readonly GameTypes['Told'][];
  readonly at: number;
  /** Its randomness is the number `seq` of this seed. */
  readonly seed: Seed;
  readonly seq: number;
}

export type BotIntent = Intent<GameTypes['Move']> | undefined;

export interface Thinker {
  /** What it means to do. A newer matter takes the place of one that still waits. */
  think(matter: BotMatter): BotIntent | Promise<BotIntent>;
  leave(): void;
}

/** Thinks at once, and the server waits: for bots that hardly think. */
export function thinkHere(seating: Seating<GameTypes>): Thinker {
  const player = seating();
  return { think: ({ seed, seq, ...moment }) => player({ ...moment, random: randomAt(seed, seq) }), leave: () => {} };
}
