import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../test/programs/program.ts';
import { openSqlite } from './sqlite.ts';

const writer = fileURLToPath(new URL('../../test/store/kill-writer.ts', import.meta.url));
const kills = Number(process.env.LAMPLIGHT_KILLS ?? 20);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-kill-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A writing process that has reported its first row. */
async function startedWriter(named: string) {
  const notes = join(folder, `${named}.notes`);
  const child = spawn(process.execPath, [writer, folder, named, notes], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise<NodeJS.Signals | null>(resolve => child.once('close', (_code, signal) => resolve(signal)));
  await until('the writer writes', () => existsSync(notes) && statSync(notes).size > 0);
  return {
    kill: async (): Promise<string> => {
      child.kill('SIGKILL');
      expect(await ended, 'the writer must not end by itself').toBe('SIGKILL');
      return readFileSync(notes, 'utf8');
    },
  };
}

/** Kills the process at a random moment while it writes. Returns the highest seq of each stream that it reported. */
async function killedInMidWrite(named: string): Promise<Map<string, number>> {
  const process = await startedWriter(named);
  await sleep(randomInt(150));
  const lines = (await process.kill()).trimEnd().split('\n');
  return new Map(lines.map(line => line.split(' ')).map(([stream = '', seq]) => [stream, Number(seq)]));
}

test('another process on the same folder is refused until the first is gone, however it went', async () => {
  const process = await startedWriter('first');
  await expect(openSqlite({ folder })).rejects.toThrow('Another Lamplight is running on the data folder');
  await process.kill();
  const store = await openSqlite({ folder });
  expect(await store.read('first-0', 0)).not.toEqual([]);
  await store.close();
});

test(`kill -9 in mid-write, ${kills} times: nothing that was answered is lost`, {
  timeout: kills * 5_000,
}, async () => {
  let answered = 0;
  let unanswered = 0;
  const all = new Map<string, number>();
  for (let kill = 0; kill < kills; kill++) {
    const said = await killedInMidWrite(`k${kill}`);
    expect(said.size, 'a kill before the first answer proves nothing').toBeGreaterThan(0);
    for (const [stream, seq] of said) all.set(stream, seq);

    const store = await openSqlite({ folder });
    for (const [stream, seq] of said) {
      const rows = await store.read(stream, 0);
      expect(rows.map(row => row.seq)).toEqual(Array.from(rows, (_, n) => n + 1));
      expect(rows.every(row => row.command === `c${row.seq}` && (row.body as { seq: number }).seq === row.seq)).toBe(
        true,
      );
      expect(rows.length).toBeGreaterThanOrEqual(seq);
      // One writer has one append under way. More than one row beyond the answers would come from nowhere.
      expect(rows.length).toBeLessThanOrEqual(seq + 1);
      answered += seq;
      unanswered += rows.length - seq;
    }
    await store.close();
  }
  const store = await openSqlite({ folder });
  for (const [stream, seq] of all) expect((await store.read(stream, 0)).length).toBeGreaterThanOrEqual(seq);
  await store.close();
  process.stderr.write(
    `SQLite, ${kills} kills: ${answered} rows answered, 0 lost, ${unanswered} stored but not answered.\n`,
  );
});
