import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordOf } from '@lamplight/contract';
import { main } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { kitOf } from '../games.ts';
import { type Finished, runSeries } from './arena.ts';
import { seatingsOf } from './bots.ts';
import type { Share, Spread } from './tally.ts';

const flags = {
  bots: { kind: 'list', value: 'A,B,…', about: 'who plays; each deal is played with the seats rotated' },
  games: { kind: 'whole', value: 'N', about: 'how many matches (default 100)' },
  seed: { kind: 'whole', value: 'S', about: 'the seed of the first deal (default 1)' },
  save: { kind: 'text', value: 'FOLDER', about: 'write every finished match there, for `npm run replay`' },
} as const satisfies Flags;

const percent = ({ rate, interval: [low, high], wins, games }: Share): string =>
  `${(rate * 100).toFixed(1)} % [${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}], ${wins} of ${games}`;
const range = ({ mean, p10, p50, p90 }: Spread): string => `mean ${mean}, 10 % ${p10}, median ${p50}, 90 % ${p90}`;
const counts = (found: Readonly<Record<string, number>>): string =>
  Object.entries(found)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ') || 'none';

await main({
  name: 'arena',
  about: 'Lets bots play a game and says who wins how often, how long it takes and how it ends. Same seed, same bytes.',
  takes: 'GAME',
  flags,
  run: async ({ values, rest }, say) => {
    const [id, ...more] = rest;
    if (id === undefined || more.length > 0) throw new Misuse('Name one game.');
    const kit = kitOf(id);
    if (values.bots === undefined) throw new Misuse(`Name the bots: ${Object.keys(seatingsOf(kit)).join(', ')}.`);
    const series = { bots: values.bots, games: values.games ?? 100, seed: values.seed ?? 1 };
    const finished: Finished[] = [];
    const result = runSeries(kit, series, match => values.save !== undefined && finished.push(match));
    if (values.save !== undefined) await save(kit, finished, values.save, series.bots.length);

    say(`${id}: ${series.games} matches from seed ${series.seed}`);
    for (const bot of result.bots) say(`  ${bot.bot} wins ${percent(bot)}`);
    result.seats.forEach((seat, n) => void say(`  seat ${n} wins ${percent(seat)}`));
    say(`  ends: ${counts(result.ends)}`);
    say(`  inputs: ${range(result.inputs)}`);
    say(`  seconds of play: ${range(result.seconds)}`);
    say(`  refusals: ${counts(result.refusals)}`);
    return { passed: true, json: { game: id, ...series, ...result } };
  },
});

async function save(kit: ReturnType<typeof kitOf>, finished: readonly Finished[], folder: string, bots: number) {
  const table = kit.seat(bots)?.table;
  if (table === undefined) return;
  await mkdir(folder, { recursive: true });
  for (const { played, number, seed } of finished) {
    const record = await recordOf(kit.game, table, played.opening, played.steps);
    await writeFile(join(folder, `${kit.game.id}-${seed}-${number}.json`), `${JSON.stringify(record)}\n`);
  }
}
