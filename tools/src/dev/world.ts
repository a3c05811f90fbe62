/** The server and the tables of `npm run dev`, in a process that is restarted when a source changes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '@lamplight/server/config/options';
import { createLog } from '@lamplight/server/log';
import { createMetrics } from '@lamplight/server/metrics';
import { openNode } from '@lamplight/server/node';
import { offers } from '@lamplight/server/players/seatings';
import type { DebugAnswer, DebugAsk, DebugTable } from '@lamplight/web/debug/asks';
import { roomy } from '../listening/listening-server.ts';
import { MovableClock } from './clock.ts';
import { DevTable } from './table.ts';
import type { FromWorld, ToWorld } from './world-process.ts';

/** What survives a restart, besides the server's own data. */
interface StoredWorld {
  readonly ahead: number;
  readonly tables: readonly DebugTable[];
}

/** The longest single move of the clock: tables that nobody touched for sixty days are forgotten. */
const longestMove = 31 * 86_400_000;

/** Nothing to stop before there is a server. */
let stopNode = (): Promise<void> => Promise.resolve();

/**
 * The parent ends this process by closing the channel, and a crash of the parent closes it too. At a terminal, Ctrl-C
 * reaches both.
 */
function endWithParent(): void {
  process.once('disconnect', () => void stopNode().finally(() => process.exit()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.connected && process.disconnect());
  }
}

async function open(data: string, port: string): Promise<void> {
  const file = join(data, 'dev.json');
  const kept = read(file);
  // Ignores the environment: a variable meant for a real server must not open this one to others.
  const options = readOptions(['--host', '127.0.0.1', '--port', port, '--data', data, '--log-level', 'error'], roomy);
  if (options === 'help') throw new Error('The options of the server ask for help.');
  const log = createLog(options.logLevel);
  const trouble = (error: unknown) => log.error({ err: error }, 'a development table failed');
  const clock = new MovableClock(trouble, kept.ahead);
  const node = await openNode(options, log, createMetrics(), () => clock);
  stopNode = () => node.stop();

  const tables = await Promise.all(
    [...offers.keys()].map(game => {
      const before = kept.tables.find(table => table.game === game);
      return DevTable.open(game, before, { port: node.port, trouble });
    }),
  );
  const facts = () => tables.map(table => table.facts);
  const keep = () => writeFileSync(file, JSON.stringify({ ahead: clock.ahead, tables: facts() } satisfies StoredWorld));
  keep();

  const answer = async (ask: DebugAsk): Promise<DebugAnswer> => {
    if (ask.type === 'move clock') {
      if (!(ask.by > 0 && ask.by <= longestMove)) return { wrong: 'The clock goes forward, by a month at most.' };
      clock.move(ask.by);
      for (const table of tables) table.reconnect();
    } else if (ask.type !== 'tables') {
      const table = tables.find(({ facts: { code } }) => code === ask.code);
      if (table === undefined) return { wrong: `There is no development table ${ask.code}.` };
      if (ask.type === 'run bots') table.run(ask.is);
      else if (!table.has(ask.seat)) return { wrong: `Table ${ask.code} has no seat ${ask.seat}.` };
      else if (ask.type === 'sit') table.sit(ask.seat);
      else return { tables: facts(), move: await table.step(ask.seat) };
    }
    keep();
    return { tables: facts() };
  };
  process.on('message', ({ n, ask }: ToWorld) => {
    answer(ask)
      .catch((error: unknown) => ({ wrong: error instanceof Error ? error.message : String(error) }))
      .then(given => send({ n, answer: given }))
      .catch(trouble);
  });
  send({ listening: facts() });
}

function read(file: string): StoredWorld {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredWorld;
  } catch {
    return { ahead: 0, tables: [] };
  }
}

const send = (message: FromWorld) => process.connected && process.send?.(message);

const [data, port] = process.argv.slice(2);
if (process.send === undefined || data === undefined || port === undefined) {
  process.stderr.write(
    'This is a part of `npm run dev`, which alone may start it: it gives away the secrets of seats.\n',
  );
  process.exitCode = 2;
} else {
  endWithParent();
  await open(data, port);
}
