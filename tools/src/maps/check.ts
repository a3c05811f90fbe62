/** Checks the stored maps against the rules they were made by. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultsIn } from '@lamplight/shadows/fairness';
import type { MapShare, NumberedPair } from '@lamplight/shadows/maps';
import { bandOf, firstNumbers, storedNumbers } from './draw.ts';
import { dataOf, pageOf } from './page.ts';
import { rate } from './rate.ts';

export const dataFile = 'maps.json';
export const pageFile = 'README.md';

const again = 'Run `npm run maps` to make it again.';

/** What is wrong in the folder, as sentences. */
export async function checkMaps(folder: string): Promise<readonly string[]> {
  const [data, page] = await Promise.all([dataFile, pageFile].map(file => textIn(join(folder, file))));
  if (data === undefined || page === undefined) return [`${dataFile} or ${pageFile} is not there. ${again}`];
  const pairs = pairsIn(data);
  if (pairs === undefined) return [`${dataFile} is not a list of twin pairs. ${again}`];
  const faults = [...numberFaults(pairs), ...pairs.flatMap(pairFaults)];
  if (faults.length > 0) return faults;
  return [
    ...orderFaults(pairs),
    ...(data === dataOf(pairs) ? [] : [`${dataFile} is not laid out as one pair a line. ${again}`]),
    ...(page === pageOf(pairs) ? [] : [`The table in ${pageFile} does not say what ${dataFile} gives. ${again}`]),
  ];
}

const textIn = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

function numberFaults(pairs: readonly NumberedPair[]): readonly string[] {
  const isCounted = pairs.length === storedNumbers && pairs.every(({ number }, n) => number === n + 1);
  return isCounted ? [] : [`The maps are not numbered 1 to ${storedNumbers}. ${again}`];
}

const pairFaults = ({ number, ...pair }: NumberedPair): readonly string[] =>
  [...faultsIn(pair, bandOf(number))].map(fault => `Map ${number}: ${fault}`);

function orderFaults(pairs: readonly NumberedPair[]): readonly string[] {
  const rated = pairs.map(pair => ({ number: pair.number, difficulty: rate(pair).difficulty }));
  const hardest = Math.max(...rated.slice(0, firstNumbers).map(({ difficulty }) => difficulty));
  return rated
    .slice(firstNumbers)
    .filter(({ difficulty }) => difficulty <= hardest)
    .map(({ number }) => `Map ${number} is no harder than the hardest of 1 to ${firstNumbers}. ${again}`);
}

function pairsIn(text: string): readonly NumberedPair[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isPair) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isPair = (value: unknown): value is NumberedPair => {
  const { number, common, black, orange } = (value ?? {}) as Partial<Record<keyof NumberedPair, unknown>>;
  return typeof number === 'number' && [common, black, orange].every(isShare);
};
const isShare = (value: unknown): value is MapShare => {
  const { evidence, police, client } = (value ?? {}) as Partial<Record<keyof MapShare, unknown>>;
  return [evidence, police, client].every(list => Array.isArray(list) && list.every(id => typeof id === 'string'));
};
