import type { View } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { trialView } from '../view/trial-view.ts';
import { figuresOf, looksOf, tokensOf, visitsOf } from './lights.ts';

const tagOf = (seat: number) => ({ label: `seat ${seat}`, colour: 'red' });
const two = 'black: 0 1 2, orange: 3 4';

test('[UX-08] a Detective sees the reachable cells lit and all others dim', () => {
  const looks = looksOf(trialView({ seats: two, me: 1, holding: ['i01'] }), { tagOf });
  expect(looks['0,1']?.light).toBe('lit');
  expect(looks['0,2']?.light).toBe('dim');
  expect(looks['0,0']).toMatchObject({ light: 'dim', isHere: true });
});

test('[SA-ROUND-2] without cards nothing is lit and nothing dim', () => {
  const looks = looksOf(trialView({ seats: two, me: 1 }), { tagOf });
  expect(Object.values(looks).filter(({ light }) => light !== undefined)).toEqual([]);
});

test('[SA-GATHER-1] on the Officer’s board the rest steps back when cards are chosen', () => {
  const view = { ...trialView({ seats: two, me: 0 }), map: { '0,2': 'police' } } satisfies View;
  const looks = looksOf(view, { cards: 1, tagOf });
  expect(looks['0,1']?.light).toBeUndefined();
  expect(looks['0,2']).toMatchObject({ light: 'half', thing: 'police' });
  expect(looksOf(view, { tagOf })['0,2']?.light).toBeUndefined();
});

test('[SA-GATHER-1] the mark is the Officer’s own', () => {
  const view: View = { ...trialView({ seats: two, me: 0 }), intended: '0,1' };
  expect(looksOf(view, { tagOf })['0,1']?.isTarget).toBe(true);
});

test('[SA-MOVE-2] the ring has a part for each finger that is needed', () => {
  const view = trialView({ seats: two, me: 1, holding: ['i01'], pointing: { 2: '0,1' }, looking: { 2: '0,1' } });
  expect(looksOf(view, { tagOf })['0,1']).toMatchObject({
    ring: { done: 1, of: 2 },
    names: [{ label: 'seat 2', colour: 'red' }],
  });
});

test('[SA-LOOK-1] whoever points at one cell and looks at another stands at both', () => {
  const view = trialView({ seats: two, me: 1, holding: ['i01'], pointing: { 2: '0,1' }, looking: { 2: '-1,0' } });
  const looks = looksOf(view, { tagOf });
  expect(looks['-1,0']?.names).toHaveLength(1);
  expect(looks['-1,0']?.ring).toBeUndefined();
  expect(looks['0,1']?.names).toHaveLength(1);
});

test('[SA-COOP-2] a lone team’s evidence is all its own', () => {
  const map = { '0,1': 'common-evidence' } as const;
  const alone: View = { ...trialView({ seats: 'black: 0 1', me: 0 }), map };
  const race: View = { ...trialView({ seats: two, me: 0 }), map };
  expect(looksOf(alone, { tagOf })['0,1']?.thing).toBe('evidence');
  expect(looksOf(race, { tagOf })['0,1']?.thing).toBe('common-evidence');
});

test('[UX-35] the audience sees the board without shade, both figures and both teams’ tokens', () => {
  const view = trialView({ seats: two, holding: ['i01'], at: '0,1' });
  const found: View = { ...view, teams: { ...view.teams, black: { ...view.teams.black, evidence: ['0,1'] } } };
  expect(Object.values(looksOf(found, { tagOf })).some(({ light, isHere }) => light ?? isHere)).toBe(false);
  expect(figuresOf(found)).toEqual([
    { team: 'black', at: '0,1' },
    { team: 'orange', at: '0,0' },
  ]);
  expect(tokensOf(found)).toEqual([{ team: 'black', cell: '0,1' }]);
});

test('[SA-RESOLVE-7] a visited cell looks the same whatever was not found there', () => {
  const view = trialView({ seats: two, me: 1 });
  const clue = { cards: ['i01'], from: '0,0', givenAt: 4_000, movedAt: 5_000, found: null };
  const clues = [
    { ...clue, to: '0,1' },
    { ...clue, to: '-1,0' },
  ];
  const been: View = { ...view, teams: { ...view.teams, black: { ...view.teams.black, at: '-2,0', clues } } };
  const looks = looksOf(been, { tagOf });
  expect(looks['-1,0']).toEqual(looks['0,1']);
  expect(visitsOf(been)).toEqual([
    { cell: '0,1', teams: ['black'] },
    { cell: '-1,0', teams: ['black'] },
  ]);
});

test('where a team stands now it is not said to have been, and both teams may have been at one cell', () => {
  const view = trialView({ seats: two, me: 1 });
  const clue = { cards: ['i01'], from: '0,0', givenAt: 4_000, movedAt: 5_000, found: null };
  const went = (side: View['teams']['black'] | undefined, at: string, ...cells: readonly string[]) =>
    ({ ...side, at, clues: cells.map(to => ({ ...clue, to })) }) as View['teams']['black'];
  const { black, orange } = view.teams;
  const teams = { black: went(black, '0,1', '1,0', '0,1'), orange: went(orange, '0,2', '1,0', '0,1', '1,0') };
  expect(visitsOf({ ...view, teams })).toEqual([
    { cell: '1,0', teams: ['black', 'orange'] },
    { cell: '0,1', teams: ['orange'] },
  ]);
});
