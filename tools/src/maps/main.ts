import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { checkMaps, dataFile, pageFile } from './check.ts';
import { drawNumber, drawStored, storedAttempts, storedNumbers, storedSeed } from './draw.ts';
import { dataOf, pageOf } from './page.ts';
import { rate } from './rate.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'games', 'shadows', 'maps');

const flags = {
  check: { kind: 'switch', about: 'hold the stored maps against the rules, and write nothing' },
  number: {
    kind: 'whole',
    value: 'N',
    about: `make and print a map past the stored ones, from ${storedNumbers + 1} up`,
  },
} as const satisfies Flags;

await main({
  name: 'maps',
  about: `Makes the ${storedNumbers} maps of Shadows and the table of their figures; half a minute. Always the same bytes.`,
  flags,
  run: async ({ values }, say) => {
    if (values.check && values.number !== undefined) throw new Misuse('Give --check or --number, not both.');
    if (values.check) return check(say);
    return values.number === undefined ? make(say) : makeOne(values.number, say);
  },
});

async function check(say: (line: string) => void) {
  const faults = await checkMaps(folder);
  for (const fault of faults) say(fault);
  if (faults.length === 0) say(`All ${storedNumbers} maps are as the rules ask.`);
  return { passed: faults.length === 0, json: { checked: storedNumbers, faults } };
}

function makeOne(number: number, say: (line: string) => void) {
  if (number <= storedNumbers)
    throw new Misuse(
      `Maps 1 to ${storedNumbers} are stored in games/shadows/maps: ask for a number from ${storedNumbers + 1} up.`,
    );
  if (!Number.isSafeInteger(number)) throw new Misuse(`${number} is too large to be a seed.`);
  const pair = drawNumber(number);
  const { difficulty, difference } = rate(pair);
  say(JSON.stringify(pair));
  say(`difficulty ${difficulty.toFixed(2)}, difference between the teams ${difference.toFixed(2)}`);
  return { passed: true, json: { pair, difficulty, difference } };
}

async function make(say: (line: string) => void) {
  const pairs = drawStored(storedSeed, storedAttempts);
  await writeFile(join(folder, dataFile), dataOf(pairs));
  await writeFile(join(folder, pageFile), pageOf(pairs));
  say(`Wrote ${pairs.length} maps to games/shadows/maps.`);
  return check(say);
}
