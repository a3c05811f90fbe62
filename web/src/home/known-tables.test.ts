import { expect, test } from 'vitest';
import type { TableSummary } from '../table/invitation/facts.ts';
import { ago, isMyTurn, knownTables, mostShown } from './known-tables.ts';

const table = (code: string) => ({ code, token: 'secret', game: 'shadows', seen: 0 });
const facts = (code: string): TableSummary => ({
  code,
  game: 'shadows',
  phase: 'playing',
  seats: 4,
  free: 0,
  awaits: [],
});

test('tables that are gone are forgotten, tables that nobody can ask about are not', async () => {
  const gone: string[] = [];
  const answers: Record<string, TableSummary | 'none' | 'unreachable'> = {
    AAAAAA: facts('AAAAAA'),
    BBBBBB: 'none',
    CCCCCC: 'unreachable',
  };
  const known = await knownTables(
    ['AAAAAA', 'BBBBBB', 'CCCCCC'].map(table),
    code => Promise.resolve(answers[code] ?? 'none'),
    code => gone.push(code),
  );
  expect(known.map(({ code, facts: found }) => [code, found?.phase])).toEqual([
    ['AAAAAA', 'playing'],
    ['CCCCCC', undefined],
  ]);
  expect(gone).toEqual(['BBBBBB']);
});

test('the server is asked about the newest only', async () => {
  const asked: string[] = [];
  const mine = Array.from({ length: 20 }, (_, index) => table(`T${index}`));
  await knownTables(mine, code => {
    asked.push(code);
    return Promise.resolve(facts(code));
  });
  expect(asked).toEqual(mine.slice(0, mostShown).map(({ code }) => code));
});

test('where it is my turn comes first, and is asked for with my own secret', async () => {
  const waits = (code: string, me: number | null): TableSummary => ({
    ...facts(code),
    awaits: [{ seat: 1, name: 'Ada' }],
    me,
  });
  const tokens: string[] = [];
  const known = await knownTables(['AAAAAA', 'BBBBBB', 'CCCCCC'].map(table), (code, token) => {
    tokens.push(token);
    return Promise.resolve(waits(code, { AAAAAA: 0, BBBBBB: null, CCCCCC: 1 }[code] ?? null));
  });
  expect(known.map(({ code }) => code)).toEqual(['CCCCCC', 'AAAAAA', 'BBBBBB']);
  expect(known.map(isMyTurn)).toEqual([true, false, false]);
  expect(tokens).toEqual(['secret', 'secret', 'secret']);
});

test.each([
  [20_000, 0, 'minute'],
  [61_000, -1, 'minute'],
  [3_700_000, -1, 'hour'],
  [3 * 86_400_000, -3, 'day'],
  [-5000, 0, 'minute'],
])('%s ms ago', (passed, value, unit) => {
  const found = ago(1_000_000_000 - passed, 1_000_000_000);
  expect([found.value + 0, found.unit]).toEqual([value, unit]);
});
