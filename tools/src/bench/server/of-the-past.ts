/** What it costs to ask for the past of a match, with few rows and with very many. */
import { once } from 'node:events';
import { type GameTypes, type MatchRecord, must } from '@lamplight/contract';
import { offers } from '@lamplight/server/players/seatings';
import { openSqlite } from '@lamplight/server/store/sqlite';
import { presets, prolong } from '@lamplight/server/test/rooms/prolong';
import { recorded } from '@lamplight/server/test/rooms/recorded';
import { WebSocket } from 'ws';
import { inFolder, roomy, serverProgram, startServer } from '../../listening/listening-server.ts';
import { type Figure, median, quantile, spoken } from '../figure.ts';
import { sow, templateOf } from './template.ts';

interface Effort {
  /** Rows of the short match, and of the long one. */
  readonly rows: readonly [number, number];
  readonly rounds: number;
}

const usual: Effort = { rows: [1_000, 20_000], rounds: 60 };

/** How many inputs of the record are played. All other rows come from one seat that keeps changing its mind. */
const begun = 10;

interface Question {
  readonly name: string;
  /** What is sent on an open connection; undefined opens a new connection and says hello. */
  readonly frame: ((round: number, rows: number) => object) | undefined;
  /** How the answer begins. */
  readonly answer: string;
}

const questions: readonly Question[] = [
  {
    name: 'told, of long ago',
    // Another page each time, so that none is cached.
    frame: (round, rows) => ({ t: 'told', n: round, before: Math.floor(rows / 2) + round }),
    answer: '{"t":"told"',
  },
  {
    name: 'again, from its beginning',
    frame: () => ({ t: 'again', of: 'match', from: 1 }),
    answer: '{"t":"view","of":"match"',
  },
  { name: 'hello, with nothing', frame: undefined, answer: '{"t":"view","of":"match"' },
];

export async function ofThePast(
  { rows, rounds }: Effort = usual,
  record: MatchRecord<GameTypes> = recorded('emerald', 'two-score'),
): Promise<readonly Figure[]> {
  const template = await templateOf(record, begun);
  const game = offers.get(record.game)?.game;
  if (game === undefined) throw new Error(`${record.game} is not played here.`);
  return inFolder(async folder => {
    const store = await openSqlite({ folder });
    const sown = await sow(store, template, [begun, begun]);
    for (const [n, { match }] of sown.entries())
      await prolong(store, match, game, { rows: must(rows, n), next: presets(0) });
    await store.close();
    const server = await startServer(serverProgram, { ...roomy, DATA: folder });
    try {
      const token = must(template.tokens, 0);
      const opened: number[] = [];
      const connections: BenchConnection[] = [];
      for (const { code } of sown) {
        const [connection, took] = await enter(server.port, code, token);
        connections.push(connection);
        opened.push(took);
      }
      const figures: Figure[] = [];
      for (const { name, frame, answer } of questions) {
        const took: [number[], number[]] = [[], []];
        // In turn, so that other load hits both.
        for (let round = 0; round < rounds; round++) {
          for (const [n, { code }] of sown.entries()) {
            const time =
              frame === undefined
                ? await helloAgain(server.port, code, token)
                : await must(connections, n).ask(frame(round, must(rows, n)), answer);
            must(took, n).push(time);
          }
        }
        const [short, long] = took;
        figures.push({
          subject: `${name}: at ${spoken(rows[1])} rows as a multiple of ${spoken(rows[0])}`,
          value: median(long) / median(short),
          unit: 'times',
          aim: { most: 1.3 },
          detail: `${spoken(median(short))} and ${spoken(median(long))} ms over the socket; quartiles ${spoken(quantile(short, 0.25))}–${spoken(quantile(short, 0.75))} and ${spoken(quantile(long, 0.25))}–${spoken(quantile(long, 0.75))}; a table that is not in memory is opened in ${opened.map(spoken).join(' and ')} ms`,
        });
      }
      for (const connection of connections) connection.close();
      return figures;
    } finally {
      await server.stop();
    }
  });
}

interface BenchConnection {
  /** Milliseconds until a frame that begins like this arrives. */
  ask(frame: object, answer: string): Promise<number>;
  close(): void;
}

async function connectionTo(port: number): Promise<BenchConnection> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
  await once(socket, 'open');
  return {
    ask: async (frame, answer) => {
      const heard = new Promise<void>((resolve, reject) => {
        const listen = (data: Buffer) => {
          const begins = data.toString('latin1', 0, Math.max(answer.length, 12));
          if (begins.startsWith('{"t":"wrong"')) reject(new Error(`The server does not answer: ${data.toString()}`));
          if (!begins.startsWith(answer)) return;
          socket.off('message', listen);
          resolve();
        };
        socket.on('message', listen);
      });
      const began = performance.now();
      socket.send(JSON.stringify(frame));
      await heard;
      return performance.now() - began;
    },
    close: () => socket.terminate(),
  };
}

async function enter(port: number, table: string, token: string): Promise<readonly [BenchConnection, number]> {
  const connection = await connectionTo(port);
  return [connection, await connection.ask({ t: 'hello', protocol: 1, table, token }, '{"t":"view","of":"match"')];
}

async function helloAgain(port: number, table: string, token: string): Promise<number> {
  const [connection, took] = await enter(port, table, token);
  connection.close();
  return took;
}
