import { main } from '../cli/command.ts';
import type { Flags } from '../cli/flags.ts';
import { lessons } from './lessons.ts';

const flags = {
  write: { kind: 'switch', about: 'store them; look at the difference, for people learn from it' },
} as const satisfies Flags;

await main({
  name: 'lessons',
  about: 'Plays the boards of the rules and the tutorial again, and says which differ from those the pages hold.',
  flags,
  run: async ({ values }, say) => {
    const write = values.write === true;
    const differences = await lessons({ write });
    for (const { name, stored } of differences) {
      say(`${name}: ${stored ? 'another is stored' : 'not stored'}${write ? ', now written' : ''}`);
    }
    if (differences.length === 0) say('All are stored as they are played today.');
    else if (!write) say('Nothing was written: --write does.');
    return { passed: write || differences.length === 0, json: { differences } };
  },
});
