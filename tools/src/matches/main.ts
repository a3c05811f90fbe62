import { join } from 'node:path';
import { main } from '../cli/command.ts';
import type { Flags } from '../cli/flags.ts';
import { emeraldMatches } from './emerald.ts';
import { keep, type MatchDifference, type Matches } from './keep.ts';
import { shadowsMatches } from './shadows.ts';

const games = join(import.meta.dirname, '..', '..', '..', 'games');
const kept: Readonly<Record<string, Matches>> = { shadows: shadowsMatches, emerald: emeraldMatches };

const flags = {
  write: {
    kind: 'switch',
    about: 'store them; what was stored before is how the rules were, so look at the difference',
  },
} as const satisfies Flags;

await main({
  name: 'matches',
  about: 'Plays again the matches that are kept for the tests of the games, and says which differ from those stored.',
  flags,
  run: async ({ values }, say) => {
    const write = values.write === true;
    const differences: (MatchDifference & { readonly game: string })[] = [];
    for (const [game, matches] of Object.entries(kept)) {
      const found = await keep(join(games, game, 'matches'), matches, { write });
      differences.push(...found.map(difference => ({ game, ...difference })));
    }
    for (const { game, name, stored } of differences) {
      say(`${game}/${name}: ${stored ? 'another match is stored' : 'not stored'}${write ? ', now written' : ''}`);
    }
    if (differences.length === 0) say('All are stored as they are played today.');
    else if (!write) say('Nothing was written: --write does.');
    return { passed: write || differences.length === 0, json: { differences } };
  },
});
