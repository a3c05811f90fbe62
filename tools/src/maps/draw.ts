/** Draws random twin pairs until they are fair. */
import { must, randomAt, seedOf } from '@lamplight/contract';
import { type Band, bands, faultsIn, movesOn } from '@lamplight/shadows/fairness';
import { layerOf, type MapShare, type NumberedPair, printed, type TwinPair } from '@lamplight/shadows/maps';
import { centre, nameOf, openCells, teams } from '@lamplight/shadows/public';
import { rate } from './rate.ts';

/** How many of the stored numbers are for first games, and how many there are in all [SA-SETUP-2, SA-PART-2]. */
export const firstNumbers = 6;
export const storedNumbers = 40;

/** Below the first number that is its own seed, so that no such number repeats a stored map. */
export const storedSeed = 1;
/** Enough for a few journeys of six and seven moves, which are rare. */
export const storedAttempts = 16_000;

/** About one pair in seventy is fair and hard enough: a seed that needs more attempts than this is unlucky. */
const patience = 20_000;

const places = openCells.filter(cell => cell !== centre).map(nameOf);

/** The pair that a seed gives at one attempt, fair or not. */
export function draw(seed: number, attempt: number): TwinPair {
  const shuffled = [...randomAt(seedOf(seed), attempt).shuffle(places)];
  const share = (): MapShare => ({
    evidence: shuffled.splice(0, 3).toSorted(),
    // Keeps the drawn order: maps with eleven police leave out the last one.
    police: shuffled.splice(0, 6),
    client: shuffled.splice(0, 1),
  });
  return { common: share(), black: share(), orange: share() };
}

export const bandOf = (number: number): Band => (number <= firstNumbers ? bands.first : bands.rest);

const isFair = (pair: TwinPair, band: Band): boolean => faultsIn(pair, band).next().done === true;

/** Numbers beyond the stored ones are their own seed. */
export function drawNumber(number: number): NumberedPair {
  for (let attempt = 0; attempt < patience; attempt++) {
    const pair = draw(number, attempt);
    if (kindOf(pair) === 'rest' && isFair(pair, bands.rest)) return { number, ...pair };
  }
  throw new Error(`No fair map was found for ${number} in ${patience} attempts: take another number.`);
}

type Rated = { readonly pair: TwinPair; readonly difficulty: number };

/** The only kind of map that the pair can be, judged by two journeys. This drops most pairs at little cost. */
function kindOf(pair: TwinPair): keyof typeof bands | undefined {
  const [black, orange] = teams.map(team => movesOn(layerOf(printed(pair, 11), team, 'circle')));
  return black !== orange ? undefined : black === bands.first.moves[0] ? 'first' : 'rest';
}

/** All stored numbers from one seed, each kind from the easiest to the hardest found. */
export function drawStored(seed: number, attempts: number): readonly NumberedPair[] {
  const found: Record<keyof typeof bands, Rated[]> = { first: [], rest: [] };
  for (let attempt = 0; attempt < attempts; attempt++) {
    const pair = draw(seed, attempt);
    const kind = kindOf(pair);
    if (kind !== undefined && isFair(pair, bands[kind])) found[kind].push({ pair, difficulty: rate(pair).difficulty });
  }
  const chosen = [...spread(found.first, firstNumbers), ...spread(found.rest, storedNumbers - firstNumbers)];
  return chosen.map((pair, n) => ({ number: n + 1, ...pair }));
}

/** Chooses this many, at steps of difficulty as even as possible. */
function spread(rated: readonly Rated[], count: number): readonly TwinPair[] {
  if (rated.length < count)
    throw new Error(`Only ${rated.length} of ${count} fair maps came up: raise storedAttempts.`);
  const left = rated.toSorted((a, b) => a.difficulty - b.difficulty);
  const low = must(left, 0).difficulty;
  const step = (must(left, left.length - 1).difficulty - low) / (count - 1);
  const taken = Array.from({ length: count }, (_, n) => {
    const aim = low + n * step;
    const off = left.map(({ difficulty }) => Math.abs(difficulty - aim));
    return left.splice(off.indexOf(Math.min(...off)), 1);
  });
  return taken
    .flat()
    .toSorted((a, b) => a.difficulty - b.difficulty)
    .map(({ pair }) => pair);
}
