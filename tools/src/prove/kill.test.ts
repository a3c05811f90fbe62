import { expect, test } from 'vitest';
import { faultsIn, holds } from './conclude.ts';
import { killPostgres, killSqlite } from './kill.ts';

const small = { tables: 4, kills: 3, seed: 2, say: () => undefined };

test('kill -9 of the server, three times: nothing that was answered is lost or done twice, and everybody goes on', async () => {
  const report = await killSqlite(small);
  expect(faultsIn(report)).toEqual([]);
  expect(report).toMatchObject({ kills: 3, clients: 11, witnesses: { compared: 0 } });
  expect(report.pauses.count).toBeGreaterThanOrEqual(11);
  expect(holds(report)).toBe(true);
});

test('kill -9 of the server, of PostgreSQL, and of the server again', async () => {
  const report = await killPostgres(small);
  expect(faultsIn(report)).toEqual([]);
  expect(report.pauses.count).toBeGreaterThanOrEqual(11);
  expect(holds(report)).toBe(true);
});
