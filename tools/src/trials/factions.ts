/** How well beliefs about factions fit the truth, and the weights that make them fit. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { botLevels } from '@lamplight/contract';
import { type Mean, meanOf, round } from '../arena/interval.ts';
import { type BeliefOrder, type Guess, guessesIn } from './belief.ts';
import { learn } from './logistic.ts';

const weightsFile = join(import.meta.dirname, '..', '..', '..', 'bots', 'src', 'emerald', 'belief-weights.ts');

/** Far from all other seeds, so that weights are never judged by the matches they were learnt from. */
const learningSeeds = 10_000_000;
/** Regularisation: as if this many examples had shown that a sign tells nothing. */
const pull = 100;
/** A single sign counts at most four and a half to one: people may do what bots never do. */
const loudest = 1.5;

const counts = [2, 3, 4, 5] as const;
export const beliefBots = ['greedy', 'hasty', 'masker', ...botLevels] as const;

type Order = Pick<BeliefOrder, 'bots' | 'games' | 'seed'>;

export interface Fit {
  readonly surprise: Mean;
  /** How often the likelier faction is the true one. */
  readonly right: number;
}

export interface Beliefs {
  readonly all: Fit;
  readonly byPlayers: Readonly<Record<string, Fit>>;
  readonly byBot: Readonly<Record<string, Fit>>;
  readonly calibration: readonly { readonly believed: number; readonly was: number; readonly of: number }[];
}

/** Halfway through each match, about every player whose identity the viewer does not know. */
export function judgeBeliefs(order: Order): Beliefs {
  const guesses = counts.flatMap(players => guessesIn({ ...order, players, parts: [0.5] }));
  const each = (key: (guess: Guess) => string) =>
    Object.fromEntries(Object.entries(Object.groupBy(guesses, key)).map(([name, some = []]) => [name, fitOf(some)]));
  return {
    all: fitOf(guesses),
    byPlayers: each(({ players }) => String(players)),
    byBot: each(({ bot }) => bot),
    calibration: calibrationOf(guesses),
  };
}

/** Guesses in one match are correlated, so the interval groups by match. */
export function fitOf(guesses: readonly Guess[]): Fit {
  const surprise = ({ believed, isRebel }: Guess) => -Math.log(isRebel ? believed : 1 - believed);
  const matches = Object.values(Object.groupBy(guesses, ({ players, match }) => `${players} ${match}`));
  const right = guesses.filter(({ believed, isRebel }) => believed > 0.5 === isRebel).length;
  return { surprise: meanOf(matches.map((some = []) => some.map(surprise))), right: round(right / guesses.length) };
}

function calibrationOf(guesses: readonly Guess[]): Beliefs['calibration'] {
  const tenths = Object.groupBy(guesses, ({ believed }) => String(Math.min(9, Math.floor(believed * 10))));
  return Object.keys(tenths)
    .toSorted()
    .map(tenth => {
      const some = tenths[tenth] ?? [];
      const mean = (of: (guess: Guess) => number) => round(some.reduce((sum, each) => sum + of(each), 0) / some.length);
      return { believed: mean(each => each.believed), was: mean(each => (each.isRebel ? 1 : 0)), of: some.length };
    });
}

/** Learns from separate matches what each sign tells, and writes it to a file. */
export async function learnBeliefs({ bots, games, seed }: Order): Promise<readonly number[]> {
  const parts = [0.25, 0.5, 0.75];
  const guesses = counts.flatMap(players =>
    guessesIn({ bots, games, players, seed: learningSeeds + seed, parts }).filter(isOfNeighbour),
  );
  const examples = guesses.map(({ evidence, isRebel }) => ({ features: evidence, is: isRebel }));
  const weights = learn(examples, pull).map(weight => round(Math.max(-loudest, Math.min(loudest, weight))));
  const text = [
    '/** Written by `npm run trials -- emerald --fit`. Do not edit. */',
    '// biome-ignore format: a list of numbers',
    `const thousandths = [${weights.map(weight => Math.round(weight * 1000)).join(', ')}];`,
    '/** What each sign of `belief-signs.ts` tells, in their order: above nought it speaks for a Restorationist. */',
    'export const weights: readonly number[] = thousandths.map(each => each / 1000);',
    '',
  ];
  await writeFile(weightsFile, text.join('\n'));
  return weights;
}

/** All viewers see the same acts of a player, so one viewer is enough to learn from. */
const isOfNeighbour = ({ viewer, of, players }: Guess): boolean => (of + 1) % players === viewer;
