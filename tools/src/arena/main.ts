import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { botLevels, recordOf } from '@lamplight/contract';
import type { AnyKit } from '@lamplight/testkit';
import { main } from '../cli/command.ts';
import { type Flags, type FlagValues, Misuse } from '../cli/flags.ts';
import { kitOf } from '../games.ts';
import { type FinishedMatch, runSeries, runSeriesKept, type Series } from './arena.ts';
import { seatingsOf } from './bots.ts';
import { runGate } from './gate.ts';
import { runLadder } from './ladder.ts';
import { linesOfGate, linesOfLadder, linesOfSeries } from './lines.ts';
import type { ArenaTally } from './tally.ts';

const flags = {
  bots: { kind: 'list', value: 'A,B,…', about: 'who plays; each deal is played with the seats rotated' },
  games: { kind: 'whole', value: 'N', about: 'how many matches (default 100)' },
  seed: { kind: 'whole', value: 'S', about: 'the seed of the first deal (default 1)' },
  save: { kind: 'text', value: 'FOLDER', about: 'write every finished match there, for `npm run replay`' },
  ladder: { kind: 'switch', about: 'rate the bots (default: the levels) against one another, with intervals' },
  sprt: {
    kind: 'list',
    value: 'NEW,OLD',
    about: 'play one NEW among OLD until it is clear whether it wins more often',
  },
  players: {
    kind: 'whole',
    value: 'P',
    about: 'ladder, sprt: places at the table (default 4, or 2 where 4 cannot play)',
  },
  deals: {
    kind: 'whole',
    value: 'N',
    about: 'ladder: how many deals (default 50); sprt: at most so many (default 2000)',
  },
  gain: { kind: 'whole', value: 'G', about: 'sprt: the points that NEW should win more often (default 5)' },
  threads: { kind: 'whole', value: 'T', about: 'play in so many threads; the figures stay (default 1)' },
} as const satisfies Flags;

type Given = FlagValues<typeof flags>;
type Say = (line: string) => void;

await main({
  name: 'arena',
  about: 'Lets bots play a game and says who wins how often, how long it takes and how it ends. Same seed, same bytes.',
  takes: 'GAME',
  flags,
  run: async ({ values, rest }, say) => {
    const [id, ...more] = rest;
    if (id === undefined || more.length > 0) throw new Misuse('Name one game.');
    const kit = kitOf(id);
    if (values.ladder && values.sprt !== undefined) throw new Misuse('Ask for --ladder or for --sprt, not for both.');
    if (values.ladder) return ladder(kit, values, say);
    if (values.sprt !== undefined) return gate(kit, values.sprt, values, say);
    return series(kit, values, say);
  },
});

async function series(kit: AnyKit, values: Given, say: Say) {
  if (values.bots === undefined) throw new Misuse(`Name the bots: ${Object.keys(seatingsOf(kit)).join(', ')}.`);
  const threads = values.threads ?? 1;
  if (threads > 1 && values.save !== undefined)
    throw new Misuse('Matches are saved by one thread: leave out --threads.');
  const order = { bots: values.bots, games: values.games ?? 100, seed: values.seed ?? 1, threads };
  const result = values.save === undefined ? await runSeries(kit, order) : await savedSeries(kit, order, values.save);
  say(`${kit.game.id}: ${order.games} matches from seed ${order.seed}`);
  for (const line of linesOfSeries(result)) say(`  ${line}`);
  const { threads: _, ...asked } = order;
  return { passed: true, json: { game: kit.game.id, ...asked, ...result } };
}

async function savedSeries(kit: AnyKit, order: Series, folder: string): Promise<ArenaTally> {
  const finished: FinishedMatch[] = [];
  const result = runSeriesKept(kit, order, match => finished.push(match));
  await save(kit, finished, folder, order.bots.length);
  return result;
}

/** The same for a ladder and for a gate. */
function tableOf(kit: AnyKit, values: Given) {
  const players = values.players ?? (kit.seat(4) === undefined ? 2 : 4);
  return { players, seed: values.seed ?? 1, threads: values.threads ?? 1 };
}

async function ladder(kit: AnyKit, values: Given, say: Say) {
  const known = seatingsOf(kit);
  const levels = botLevels.filter(level => known[level] !== undefined);
  const bots = values.bots ?? (levels.length > 1 ? levels : Object.keys(known));
  const order = { ...tableOf(kit, values), bots, deals: values.deals ?? 50 };
  const rungs = await runLadder(kit, order);
  say(`${kit.game.id}: ${order.deals} deals from seed ${order.seed}, ${order.players} places, every seat in turn`);
  for (const line of linesOfLadder(rungs, order.players)) say(`  ${line}`);
  const { threads: _, ...asked } = order;
  return { passed: true, json: { game: kit.game.id, ...asked, rungs } };
}

async function gate(kit: AnyKit, bots: readonly string[], values: Given, say: Say) {
  const order = { ...tableOf(kit, values), bots, gain: values.gain ?? 5, most: values.deals ?? 2000 };
  const found = await runGate(kit, order);
  for (const line of linesOfGate(bots, order.players, found)) say(line);
  const { threads: _, ...asked } = order;
  return { passed: found.verdict === 'accepted', json: { game: kit.game.id, ...asked, ...found } };
}

async function save(kit: AnyKit, finished: readonly FinishedMatch[], folder: string, bots: number) {
  const table = kit.seat(bots)?.table;
  if (table === undefined) return;
  await mkdir(folder, { recursive: true });
  for (const { played, number, seed } of finished) {
    const record = await recordOf(kit.game, table, played.opening, played.steps);
    await writeFile(join(folder, `${kit.game.id}-${seed}-${number}.json`), `${JSON.stringify(record)}\n`);
  }
}
