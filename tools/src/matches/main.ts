import { join } from 'node:path';
import { main } from '../cli/command.ts';
import type { Flags } from '../cli/flags.ts';
import { keep } from './keep.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'games', 'shadows', 'matches');

const flags = {
  write: {
    kind: 'switch',
    about: 'store them; what was stored before is how the rules were, so look at the difference',
  },
} as const satisfies Flags;

await main({
  name: 'matches',
  about: 'Plays again the matches of Shadows that are kept for its tests, and says which differ from those stored.',
  flags,
  run: async ({ values }, say) => {
    const write = values.write === true;
    const differences = await keep(folder, { write });
    for (const { name, stored } of differences) {
      say(`${name}: ${stored ? 'another match is stored' : 'not stored'}${write ? ', now written' : ''}`);
    }
    if (differences.length === 0) say('All are stored as they are played today.');
    else if (!write) say('Nothing was written: --write does.');
    return { passed: write || differences.length === 0, json: { differences } };
  },
});
