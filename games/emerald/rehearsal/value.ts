/** The chance of each seat to win a position, by weights that `npm run fit` found in matches of rule players. */
import { must } from '@lamplight/contract';
import { outcome } from '../src/outcome.ts';
import { seatsOf } from '../src/scores.ts';
import type { State } from '../src/state.ts';
import { featuresOf } from './features.ts';
import { thousandths } from './weights.ts';

const weights = Object.values(thousandths).map(list => list.map(weight => weight / 1_000));
/** The weights for the fewest players come first. */
const fewest = Math.min(...Object.keys(thousandths).map(Number));

/** By seat; they add up to 1. A shared win is split. */
export function chancesIn(state: State): readonly number[] {
  const over = outcome(state);
  if (over !== undefined) {
    const share = 1 / over.winners.length;
    return seatsOf(state).map(seat => (over.winners.includes(seat) ? share : 0));
  }
  return chancesBy(must(weights, state.sanity.length - fewest), featuresOf(state));
}

export function chancesBy(given: readonly number[], features: readonly (readonly number[])[]): readonly number[] {
  const parts = features.map(list => {
    let sum = 0;
    for (let n = 0; n < given.length; n++) sum += must(given, n) * must(list, n);
    return sum;
  });
  const most = Math.max(...parts);
  const powers = parts.map(part => Math.exp(part - most));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map(power => power / whole);
}
