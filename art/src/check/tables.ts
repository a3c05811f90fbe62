import type { Facts } from './facts.ts';
import { leastContrast, leastSpread, readingsOf } from './legibility.ts';
import { leastDistance, pairsOf } from './sameness.ts';
import { compositionsOf, housesOf, palettesOf, type Spread } from './spread.ts';
import { wordsOf } from './words.ts';

const shown = 10;

/** The figures behind the verdict, for whoever judges the pictures by eye. */
export function* tables(facts: Facts): Iterable<string> {
  yield* sameness(facts);
  yield* legibility(facts);
  const palettes = palettesOf(facts);
  yield* spread(`palettes of Shadows (at most ${Math.floor(palettes.most)} of each)`, palettes);
  const compositions = compositionsOf(facts);
  yield* spread(`compositions (at most ${Math.floor(compositions.most)} wide shots in intel)`, compositions);
  const districts = facts.pictured.filter(({ kind }) => kind === 'districts').length;
  yield `Houses are the subject of ${housesOf(facts).length} of ${districts} district pictures (at most ${Math.floor(districts / 3)}).`;
  yield* words(facts);
}

function* sameness(facts: Facts): Iterable<string> {
  const pairs = pairsOf(facts);
  if (pairs.length === 0) return;
  const mean = pairs.reduce((sum, { all }) => sum + all, 0) / pairs.length;
  yield `The ${shown} closest of ${pairs.length} pairs (the least is ${leastDistance}, the mean ${mean.toFixed(2)}):`;
  for (const { one, other, all, composition, palette, tags } of pairs.slice(0, shown))
    yield `  ${one} ${other}  ${all.toFixed(2)}  composition ${composition.toFixed(2)}  palette ${palette.toFixed(2)}  tags ${tags.toFixed(2)}`;
}

function* legibility(facts: Facts): Iterable<string> {
  const readings = readingsOf(facts);
  yield `The ${shown} least legible of ${readings.length} at 96 px (the least contrast is ${leastContrast}, the least spread ${leastSpread}):`;
  for (const { picture, hero, contrast, spread } of readings.slice(0, shown))
    yield `  ${picture.id}  hero ${hero}, contrast ${contrast.toFixed(2)}, spread ${spread.toFixed(2)}`;
}

function* spread(name: string, { tallies }: Spread): Iterable<string> {
  const row = (...[first = '', ...rest]: readonly (string | number)[]): string =>
    `  ${String(first).padEnd(17)}${rest.map(each => String(each).padStart(10)).join('')}`;
  yield `The ${name}:`;
  yield row('', 'intel', 'districts', 'together');
  for (const { name: each, intel, districts } of tallies.toSorted((a, b) => sum(b) - sum(a)))
    yield row(each, intel, districts, intel + districts);
}

const sum = ({ intel, districts }: Spread['tallies'][number]): number => intel + districts;

function* words({ pictured, concepts }: Facts): Iterable<string> {
  const counts = pictured
    .filter(({ kind }) => kind === 'intel')
    .flatMap(({ id }) => {
      const one = concepts[id];
      return one === undefined ? [] : [wordsOf(one).size];
    });
  if (counts.length === 0) return;
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  yield `Words of the intel pictures: ${Math.min(...counts)} to ${Math.max(...counts)}, mean ${mean.toFixed(1)}.`;
}
