/** The finished matches in `matches/`. They are written by `node tools/src/matches/main.ts --write` and by nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, type MatchRecord, verify } from '@lamplight/contract';
import { describe, expect, test } from 'vitest';
import { type Shadows, shadowsKit } from '../kit.ts';
import type { Ending, View } from './words.ts';

const { game } = shadowsKit;
const folder = join(import.meta.dirname, '..', 'matches');
const files = readdirSync(folder).filter(file => file.endsWith('.json'));
const matches = files.map(file => {
  const record = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchRecord<Shadows>;
  const events = [...record.dealt, ...record.log.flatMap(entry => entry.events)];
  const state = fold(game, game.blank(record.table), events);
  return { file, record, events, state, view: game.view(state, 'audience') };
});
type Kept = (typeof matches)[number];

const alone = ({ view }: Kept) => view.teams.orange === undefined;
const ended = (kept: Kept, because: Ending) => kept.record.outcome.because === because;
const rounds = ({ view }: Kept, because: Ending): View['rounds'] =>
  view.rounds.filter(round => round.because === because);
const happened = ({ events }: Kept, type: string) => events.filter(event => event.type === type);

/** Every way a round and a match can end, and the turns they can take on the way. */
const ways: Readonly<Record<string, (kept: Kept) => boolean>> = {
  'two teams, won at the client': kept => !alone(kept) && ended(kept, 'client'),
  "two teams, won by the rival's third police": kept => !alone(kept) && ended(kept, 'police'),
  'two teams, a round each way': kept =>
    !alone(kept) && rounds(kept, 'client').length > 0 && rounds(kept, 'police').length > 0,
  'two teams, black wins': kept => !alone(kept) && kept.view.winner === 'black',
  'two teams, orange wins': kept => !alone(kept) && kept.view.winner === 'orange',
  'two teams, three rounds': kept => !alone(kept) && kept.view.rounds.length === 3,
  'alone, won': kept => alone(kept) && kept.view.winner === 'black' && ended(kept, 'client'),
  'alone, lost by police': kept => alone(kept) && kept.view.winner === null && ended(kept, 'police'),
  'alone, lost by time': kept => alone(kept) && kept.view.winner === null && ended(kept, 'time'),
  'alone, a deck made anew': kept => alone(kept) && happened(kept, 'reshuffled').length > 0,
  'roles changed between rounds': kept =>
    new Set(kept.view.rounds.map(({ officers }) => JSON.stringify(officers))).size > 1,
  'ten cards swapped by both Officers': kept => !alone(kept) && happened(kept, 'swapped').length > 0,
};

test.each(Object.entries(ways))('a match is kept for this: %s', (_way, shows) => {
  expect(matches.filter(shows).map(({ file }) => file)).not.toEqual([]);
});

test('every match is kept for something', () => {
  const idle = matches.filter(kept => !Object.values(ways).some(shows => shows(kept)));
  expect(idle.map(({ file }) => file)).toEqual([]);
});

describe.each(matches.map(kept => [kept.file, kept] as const))('%s', (_file, { record, state, view, events }) => {
  test('is proved by its seed and the rules as they are', async () => {
    expect(await verify(game, record)).toEqual({ holds: true });
  });

  test('[SA-WIN-1, SA-COOP-4] folds to its outcome, which two rounds have brought about', () => {
    expect(game.outcome(state)).toEqual(record.outcome);
    expect(view.phase).toBe('match-over');
    const won = view.rounds.filter(({ winner }) => winner === view.winner);
    expect(won).toHaveLength(2);
    expect(view.rounds.at(-1)).toMatchObject({ winner: view.winner, because: record.outcome.because });
    expect(view.rounds).toHaveLength(events.filter(({ type }) => type === 'ended-round').length);
  });
});
