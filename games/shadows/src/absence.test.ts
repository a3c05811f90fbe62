/** What scenario files cannot show: people who leave and come back while others play. */
import { scene } from '@lamplight/testkit';
import { describe, expect, test } from 'vitest';
import { shadowsKit } from '../kit.ts';

const pairs = { black: { officer: 'ada', detectives: ['bo'] }, orange: { officer: 'cy', detectives: ['di'] } };
const fours = {
  black: { officer: 'ada', detectives: ['bo', 'dee', 'fay'] },
  orange: { officer: 'cy', detectives: ['di', 'ed', 'gus'] },
};
const available = ['i01', 'i02', 'i03', 'i04', 'i05', 'i06', 'i07', 'i08', 'i09', 'i10'];
const empty = { common: {}, black: {}, orange: {} };
const left = { type: 'point', cell: '-1,0' } as const;
const down = { type: 'point', cell: '0,1' } as const;
const ready = { type: 'ready' } as const;

const moving = (agreement: string) =>
  scene(shadowsKit, { teams: fours, options: { agreement }, map: empty, holding: { black: ['i20'] } });
const blackAt = (table: ReturnType<typeof moving>) => table.audience.sees().teams.black.at;

describe('[SA-LEAVE-1] a Detective who leaves', () => {
  test('no longer counts, so that the others move at once', () => {
    const table = moving('all');
    table.seat('bo').plays(left);
    table.seat('dee').plays(left);
    expect(blackAt(table)).toBe('0,0');
    table.seat('fay').leaves();
    expect(blackAt(table)).toBe('-1,0');
    expect(table.audience.isTold().map(({ type }) => type)).toEqual(['attended', 'moved']);
  });

  test('points nowhere, also when back', () => {
    const table = moving('all');
    table.seat('bo').plays(left);
    table.seat('dee').plays(down);
    table.seat('bo').leaves();
    expect(table.seat('ada').sees().teams.black.pointing).toEqual({ 2: '0,1' });
    table.seat('bo').returns();
    expect(table.seat('ada').sees().teams.black.pointing).toEqual({ 2: '0,1' });
    table.seat('fay').plays(down);
    expect(blackAt(table)).toBe('0,0');
    table.seat('bo').plays(down);
    expect(blackAt(table)).toBe('0,1');
  });

  test('[SA-LOOK-2] looks nowhere, also when back, and the looks of the others stay', () => {
    const table = moving('all');
    table.seat('bo').plays({ type: 'look', cell: '-1,0' });
    table.seat('dee').plays({ type: 'look', cell: '0,1' });
    table.seat('bo').leaves();
    expect(table.seat('ada').sees().teams.black.looking).toEqual({ 2: '0,1' });
    table.seat('bo').returns();
    expect(table.seat('ada').sees().teams.black.looking).toEqual({ 2: '0,1' });
  });

  test('lowers what is a majority', () => {
    const table = moving('majority');
    table.seat('bo').plays(left);
    table.seat('dee').leaves();
    expect(blackAt(table)).toBe('0,0'); // one of two is no agreement
    table.seat('fay').leaves();
    expect(blackAt(table)).toBe('-1,0');
  });

  test('does not make a majority of two who disagree', () => {
    const table = moving('majority');
    table.seat('bo').plays(left);
    table.seat('dee').plays(down);
    table.seat('fay').leaves();
    expect(blackAt(table)).toBe('0,0');
  });

  test('makes nobody move where nobody points', () => {
    for (const agreement of ['all', 'majority', 'any']) {
      const table = moving(agreement);
      for (const name of ['bo', 'dee', 'fay']) table.seat(name).leaves();
      expect(blackAt(table)).toBe('0,0');
      expect(table.audience.sees().teams.black.step).toBe('move');
    }
  });

  test('does not move the rival, whoever points there', () => {
    const table = scene(shadowsKit, { teams: fours, map: empty, holding: { black: ['i20'], orange: ['i30'] } });
    table.seat('bo').plays(left);
    table.seat('dee').plays(left);
    table.seat('gus').leaves();
    expect(blackAt(table)).toBe('0,0');
  });

  test('[SA-LOOK-2] does not make the team go where the others only look', () => {
    for (const agreement of ['all', 'majority', 'any']) {
      const table = moving(agreement);
      for (const name of ['bo', 'dee', 'fay']) table.seat(name).plays({ type: 'look', cell: '-1,0' });
      table.seat('fay').leaves();
      expect(blackAt(table)).toBe('0,0');
    }
  });
});

test('[SA-LEAVE-1] a move made because somebody left is resolved like any other', () => {
  const table = scene(shadowsKit, {
    ...{ teams: fours, map: { common: { police: ['-1,0'] } }, police: { black: 2 }, wins: { orange: 1 } },
    holding: { black: ['i20'] },
  });
  table.seat('bo').plays(left);
  table.seat('dee').plays(left);
  table.seat('fay').leaves();
  expect(table.audience.sees()).toMatchObject({ phase: 'match-over', winner: 'orange' });
  expect(table.outcome()).toEqual({ winners: [4, 5, 6, 7], because: 'police' });
});

test('[SA-LEAVE-1] a team without its Officer waits, the rival does not', () => {
  const table = scene(shadowsKit, { teams: pairs, map: empty, available });
  table.seat('ada').leaves();
  expect(table.seat('ada').tries({ type: 'give', cards: ['i01'] })).toBe('SA-LEAVE-1');
  expect(table.seat('ada').isOffered()).toEqual([]);
  expect(table.seat('bo').isOffered()).toEqual([]);
  table.seat('cy').plays({ type: 'give', cards: ['i01'] });
  table.seat('di').plays(left);
  table.seat('ada').returns();
  expect(table.seat('ada').sees().map).toEqual({});
  table.seat('ada').plays({ type: 'give', cards: ['i02'] });
});

test('[SA-LEAVE-1] the clock of a lone team does not wait for its only Detective', () => {
  const table = scene(shadowsKit, { teams: { black: pairs.black }, options: { level: 'master' }, available });
  table.seat('bo').leaves();
  table.at(60_000);
  table.seat('ada').plays({ type: 'give', cards: ['i01'] });
  table.seat('bo').returns();
  expect(table.seat('bo').sees()).toMatchObject({ targets: { length: 3 }, endsAt: 180_000 });
  table.seat('bo').leaves();
  table.at(180_000);
  expect(table.audience.sees()).toMatchObject({ phase: 'round-over', lost: 1 });
});

describe('[SA-READY-1] before a round', () => {
  const lobby = () => scene(shadowsKit, { teams: fours, phase: 'lobby' });
  const everybody = ['ada', 'bo', 'dee', 'fay', 'cy', 'di', 'ed', 'gus'];

  test('the last who is not ready may leave instead', () => {
    const table = lobby();
    for (const name of everybody.slice(0, -1)) table.seat(name).plays(ready);
    table.at(5_000);
    table.seat('gus').leaves();
    expect(table.audience.sees()).toMatchObject({ phase: 'countdown', startsAt: 8_000 });
  });

  test('whoever leaves is ready no longer, and says so again when back', () => {
    const table = lobby();
    table.seat('bo').plays(ready);
    table.seat('bo').leaves();
    expect(table.audience.sees().ready).toEqual([]);
    table.seat('bo').returns();
    for (const name of everybody.filter(each => each !== 'bo')) table.seat(name).plays(ready);
    expect(table.audience.sees().phase).toBe('lobby');
    table.seat('bo').plays(ready);
    expect(table.audience.sees().phase).toBe('countdown');
  });

  test('[SA-READY-2] an Officer who leaves last does not start the count, and coming back is not yet being ready', () => {
    const table = lobby();
    for (const name of everybody.slice(1)) table.seat(name).plays(ready);
    table.seat('ada').leaves();
    expect(table.audience.sees().phase).toBe('lobby');
    table.seat('ada').returns();
    expect(table.audience.sees().phase).toBe('lobby');
    table.seat('ada').plays(ready);
    expect(table.audience.sees().phase).toBe('countdown');
  });

  test('[SA-READY-2] when everybody has left, nothing is counted in', () => {
    const table = lobby();
    for (const name of everybody) table.seat(name).leaves();
    expect(table.audience.sees().phase).toBe('lobby');
  });

  test('[SA-LEAVE-1] a count that has begun goes on when somebody leaves, Officer or not', () => {
    const table = scene(shadowsKit, { teams: fours, phase: 'countdown' });
    table.at(1_000);
    table.seat('ada').leaves();
    table.seat('bo').leaves();
    table.at(3_000);
    expect(table.audience.sees()).toMatchObject({ phase: 'playing', present: { 0: false, 1: false } });
    table.seat('ada').returns();
    expect(table.seat('ada').sees().map).toBeDefined();
  });

  test('between rounds too, and leaving may start the next round', () => {
    const table = scene(shadowsKit, {
      ...{ teams: pairs, map: { common: { police: ['-1,0'] } }, police: { black: 2 }, holding: { black: ['i20'] } },
    });
    table.seat('bo').plays(left);
    expect(table.audience.sees()).toMatchObject({ phase: 'round-over', wins: { orange: 1 } });
    for (const name of ['ada', 'bo', 'cy']) table.seat(name).plays(ready);
    table.seat('di').leaves(); // the only Detective of orange: no countdown
    expect(table.audience.sees()).toMatchObject({ phase: 'round-over', round: 1 });
    table.seat('di').returns();
    table.seat('di').plays(ready);
    expect(table.audience.sees()).toMatchObject({ phase: 'countdown', round: 2 });
  });
});

test('[SA-LEAVE-1] after the end nothing changes any more', () => {
  const table = scene(shadowsKit, {
    ...{ teams: { black: pairs.black }, map: { common: { police: ['-1,0'] } }, police: { black: 2 }, lost: 1 },
    holding: { black: ['i20'] },
  });
  table.seat('bo').plays(left);
  const before = table.audience.sees();
  table.seat('ada').leaves();
  expect(table.audience.sees()).toEqual(before);
  expect(table.audience.isTold()).toEqual([]);
});

test('[SA-WIN-2] whoever is ready may replace an Officer who has left, or the lobby would wait for ever', () => {
  const table = scene(shadowsKit, { teams: fours, phase: 'lobby' });
  table.seat('bo').plays(ready);
  expect(table.seat('bo').tries({ type: 'roles', officer: 2 })).toBe('SA-WIN-2');
  table.seat('ada').leaves();
  table.seat('bo').plays({ type: 'roles', officer: 1 });
  expect(table.audience.sees().teams.black.officer).toBe(1);
});
