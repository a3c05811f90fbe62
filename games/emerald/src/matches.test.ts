/** The finished matches in `matches/`. They are written by `npm run matches -- --write` and by nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, type MatchRecord, verify } from '@lamplight/contract';
import { describe, expect, test } from 'vitest';
import { type Emerald, emeraldKit } from '../kit.ts';
import { endings } from './words.ts';

const { game } = emeraldKit;
const folder = join(import.meta.dirname, '..', 'matches');
const matches = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .map(file => ({ file, record: JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchRecord<Emerald> }));

const ways = [2, 3, 4, 5].flatMap(players => endings.map(ending => [players, ending] as const));

test.each(ways)('a match of %i players that ended by %s is kept', (players, ending) => {
  const kept = matches.filter(({ record }) => record.table.seats === players && record.outcome.because === ending);
  expect(kept).toHaveLength(1);
});

describe.each(matches.map(kept => [kept.file, kept.record] as const))('%s', (_file, record) => {
  test('is proved by its seed and the rules as they are', async () => {
    expect(await verify(game, record)).toEqual({ holds: true });
  });

  test('[EM-END-2, EM-END-6] folds to its outcome, and every point is explained', () => {
    const events = [...record.dealt, ...record.log.flatMap(entry => entry.events)];
    const state = fold(game, game.blank(record.table), events);
    expect(game.outcome(state)).toEqual(record.outcome);
    const { outcome } = game.view(state, 'audience');
    for (const [day, lines] of Object.entries(outcome?.lines ?? {})) {
      const sum = lines.reduce((total, { points, kept }) => total + (kept ? points : 0), 0);
      expect([day, sum]).toEqual([day, outcome?.scores[day as 'monday']]);
    }
    expect(Object.keys(outcome?.lines ?? {})).toHaveLength(record.table.seats);
  });
});
