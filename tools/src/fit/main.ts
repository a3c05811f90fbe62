import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomAt, seedOf } from '@lamplight/contract';
import { emerald } from '@lamplight/emerald';
import { main } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { positionsOf } from './positions.ts';
import { fitnessOf, weightsFor } from './regression.ts';

const flags = {
  games: { kind: 'whole', value: 'N', about: 'matches to learn from, for each number of players (default 4000)' },
  seed: { kind: 'whole', value: 'S', about: 'the seed of the first match (default 1)' },
  write: { kind: 'switch', about: "write the weights into the game's folder" },
} as const satisfies Flags;

const file = join(import.meta.dirname, '..', '..', '..', 'games', 'emerald', 'rehearsal', 'weights.ts');
/** Weights are written in thousandths. */
const grain = 1_000;
/** One in this many positions is held out for validation. */
const held = 5;

await main({
  name: 'fit',
  about: 'Learns from matches of rule players what makes a position of Emerald a won one. Same seed, same weights.',
  takes: 'emerald',
  flags,
  run: async ({ values, rest }, say) => {
    if (rest.length !== 1 || rest[0] !== emerald.id) throw new Misuse('Name the game: emerald.');
    const [games, seed] = [values.games ?? 4_000, values.seed ?? 1];
    const found = [2, 3, 4, 5].map(players => {
      const all = positionsOf(players, games, seed);
      const kept = Math.floor(all.length / held);
      const weights = weightsFor(all.slice(kept), randomAt(seedOf(seed), players));
      const { loss, right } = fitnessOf(weights, all.slice(0, kept));
      const blind = Math.log(players);
      say(`${players} players, ${all.length} positions: surprise ${loss.toFixed(3)} (a guess ${blind.toFixed(3)})`);
      say(`  whoever is thought ahead wins ${(100 * right).toFixed(1)} % of those kept back`);
      return { players, positions: all.length, loss, right, weights };
    });
    if (values.write === true) await writeFile(file, written(found));
    return { passed: true, json: { games, seed, found } };
  },
});

function written(found: readonly { readonly players: number; readonly weights: readonly number[] }[]): string {
  const lists = found.map(
    ({ players, weights }) => `  ${players}: [${weights.map(each => Math.round(each * grain)).join(', ')}],`,
  );
  return [
    '/** Written by `npm run fit`. By number of players, one weight for each feature, in thousandths. */',
    '// biome-ignore format: one list a line.',
    'export const thousandths: Readonly<Record<number, readonly number[]>> = {',
    ...lists,
    '};',
    '',
  ].join('\n');
}
