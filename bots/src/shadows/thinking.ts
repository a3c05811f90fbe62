/** How long a decision takes: longer if it is close, and never depending on what is chosen. */
import type { Random } from '@lamplight/contract';

const shortest = 3_000;
const longest = 20_000;
/** The median for somebody who sees at once what to do. */
const usual = 3_500;

/** `margin`: from 0, a toss of a coin, to 1, beyond doubt. `hurry`: from 0 to 1. In milliseconds. */
export function thinkingTime(margin: number, hurry: number, random: Random): number {
  const doubt = 1 + 2 * (1 - Math.min(1, Math.max(0, margin)));
  const time = usual * doubt * Math.exp(0.35 * bell(random)) * (1 - 0.4 * hurry);
  return Math.round(Math.min(longest, Math.max(shortest * (1 - 0.4 * hurry), time)));
}

/** Symmetric around 0, mostly within 1. */
function bell(random: Random): number {
  let sum = 0;
  for (let n = 0; n < 12; n++) sum += random.below(2 ** 20) / 2 ** 20;
  return sum - 6;
}
