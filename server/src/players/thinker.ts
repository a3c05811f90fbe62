/** Who thinks for a seat: where the server is, or in a thread of its own. */
import { type GameTypes, type Intent, randomAt, type Seating, type Seed } from '@lamplight/contract';

/** All that a bot is given to think about: what a person in its seat would have, and a chance of its own. */
export interface BotMatter {
  readonly view: GameTypes['View'];
  readonly told: readonly GameTypes['Told'][];
  readonly at: number;
  /** Its chance is that of this number in this seed. */
  readonly seed: Seed;
  readonly seq: number;
}

export type BotIntent = Intent<GameTypes['Move']> | undefined;

export interface Thinker {
  /** What it means to do. A newer matter takes the place of one that still waits. */
  think(matter: BotMatter): BotIntent | Promise<BotIntent>;
  leave(): void;
}

/** At once, and the server waits for it: for players that hardly think. */
export function thinkHere(seating: Seating<GameTypes>): Thinker {
  const player = seating();
  return { think: ({ seed, seq, ...moment }) => player({ ...moment, random: randomAt(seed, seq) }), leave: () => {} };
}
