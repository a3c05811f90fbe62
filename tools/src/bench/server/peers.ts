/** Comparison with boardgame.io, which is fetched into a temporary folder. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { apply, type GameTypes, type Json, type MatchRecord, open } from '@lamplight/contract';
import { openSqlite } from '@lamplight/server/store/sqlite';
import { recorded } from '@lamplight/server/test/rooms/recorded';
import { kitOf } from '../../games.ts';
import { inFolder, roomy, serverProgram, startServer } from '../../listening/listening-server.ts';
import { type Figure, median, quantile, spoken } from '../figure.ts';
import { costOf } from './against-ws.ts';
import { PeerTable } from './peer-table.ts';
import { PlainTable, playAll } from './players.ts';
import { sow, templateOf } from './template.ts';

export type PeerScript = { readonly views: readonly Json[]; readonly seats: readonly Json[] };

const peer = 'boardgame.io@0.50.2';
const program = fileURLToPath(new URL('./peer-program.ts', import.meta.url));
const effort = { tables: 60, rounds: 6, acts: 8, warmUp: 40 };

export async function besidePeer(): Promise<Figure> {
  return inFolder(async folder => {
    await install(folder);
    const record = recorded('emerald', 'four-score');
    const template = await templateOf(record);
    const store = await openSqlite({ folder: `${folder}/data` });
    const sown = await sow(store, template, Array(effort.tables).fill(0));
    await store.close();
    const ours = await startServer(serverProgram, { ...roomy, DATA: `${folder}/data` });
    writeFileSync(`${folder}/script.json`, JSON.stringify(scriptOf(record)));
    const theirs = await startServer(program, { PEER_FOLDER: folder, NODE_ENV: 'production' });
    try {
      const order = template.acts.flatMap(act => (act === undefined ? [] : [act.seat]));
      const tables = {
        ours: await Promise.all(sown.map(one => PlainTable.sit(ours.port, template, one))),
        theirs: await Promise.all(
          sown.map(({ code }) => PeerTable.sit(folder, theirs.port, code, record.table.seats, order)),
        ),
      };
      for (const side of [tables.ours, tables.theirs]) await playAll(side, effort.warmUp);
      const rounds: { readonly ours: number; readonly theirs: number }[] = [];
      for (let round = 0; round < effort.rounds; round++) {
        const { cpu } = await costOf(ours, tables.ours, effort);
        rounds.push({ ours: cpu, theirs: (await costOf(theirs, tables.theirs, effort)).cpu });
      }
      for (const table of [...tables.ours, ...tables.theirs]) table.leave();
      return figureOf(rounds);
    } finally {
      await ours.stop();
      await theirs.stop();
    }
  });
}

async function install(folder: string): Promise<void> {
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', peer];
  await promisify(execFile)('npm', args, { cwd: folder }).catch((error: Error) => {
    throw new Error(`npm could not fetch ${peer}, so nothing is measured beside it: ${error.message}`);
  });
}

/** The course as the audience sees it, and what each seat sees at the start. */
function scriptOf({ table, seed, log }: MatchRecord<GameTypes>): PeerScript {
  const { game } = kitOf('emerald');
  let { match } = open(game, table, seed);
  const views: Json[] = [game.view(match.state, 'audience')];
  const seats = Array.from({ length: table.seats }, (_, seat) => game.view(match.state, seat));
  for (const { input } of log) {
    match = apply(game, match, input).match;
    views.push(game.view(match.state, 'audience'));
  }
  return { views, seats };
}

function figureOf(rounds: readonly { readonly ours: number; readonly theirs: number }[]): Figure {
  const ratios = rounds.map(({ ours, theirs }) => theirs / ours);
  const [ours, theirs] = [median(rounds.map(each => each.ours)), median(rounds.map(each => each.theirs))];
  return {
    subject: `Emerald, 4 seats: actions in a second of processor time, as a multiple of ${peer} with a like game`,
    value: median(ratios),
    unit: 'times',
    aim: { least: 5 },
    detail: `${spoken(1_000 / ours)}/s, durable, against ${spoken(1_000 / theirs)}/s in memory, of a game that decides nothing; quartiles ${spoken(quantile(ratios, 0.25))}–${spoken(quantile(ratios, 0.75))}`,
  };
}
