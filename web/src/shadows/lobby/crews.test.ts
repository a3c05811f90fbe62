import type { MemberView, TableCommand, TableView } from '@lamplight/contract/wire';
import { shadows } from '@lamplight/shadows';
import { describe, expect, test } from 'vitest';
import { addSeat, crewsOf, makeOfficer, placesOf, removeSeat, shuffleTeams, toOneTeam, toTwoTeams } from './crews.ts';

const member = (id: number, seat: number | null): MemberView => ({
  id,
  name: `N${id}`,
  seat,
  ready: false,
  wantsRematch: false,
  present: true,
});

/** The seats of black and orange, the Officer's first, and who sits where: `1` is member 1, `b` a bot, `.` nobody. */
function tableOf(black: string, orange?: string): TableView {
  const all = black + (orange ?? '');
  const seats = [...all].map((_, seat) => seat);
  const crew = (from: number, to: number) => ({ officer: from, detectives: seats.slice(from + 1, to) });
  const teams = { black: crew(0, black.length), ...(orange ? { orange: crew(black.length, all.length) } : {}) };
  return {
    game: 'shadows',
    seats: all.length,
    options: { teams, police: 12, agreement: 'any', maps: 'all', level: 'agent', layout: 'standard' },
    spectators: true,
    absence: { kind: 'wait' },
    host: 1,
    me: 1,
    members: [...all].flatMap((who, seat) => (/\d/.test(who) ? [member(Number(who), seat)] : [])),
    bots: [...all].flatMap((who, seat) => (who === 'b' ? [seat] : [])),
    match: null,
    finished: [],
    muted: [],
    talk: [],
    note: '',
  };
}

/** Applies commands as the server does [TB-SEAT-5, TB-BOT-1, TB-SET-1, TB-SET-3]. Refuses what the server would. */
function after(table: TableView, commands: readonly TableCommand[] | undefined): TableView {
  if (commands === undefined) throw new Error('This change is not possible.');
  let now = table;
  const isFree = (seat: number) => !now.bots.includes(seat) && now.members.every(each => each.seat !== seat);
  for (const command of commands) {
    if (command.type === 'place') {
      if (command.seat !== null && (!isFree(command.seat) || command.seat >= now.seats)) throw new Error('TB-SEAT-5');
      const members = now.members.map(each => (each.id === command.member ? { ...each, seat: command.seat } : each));
      now = { ...now, members };
    } else if (command.type === 'seat bot') {
      if (command.is && (!isFree(command.seat) || command.seat >= now.seats)) throw new Error('TB-BOT-1');
      const bots = now.bots.filter(seat => seat !== command.seat);
      now = { ...now, bots: command.is ? [...bots, command.seat] : bots };
    } else if (command.type === 'set') {
      const read = shadows.read.table({ seats: command.seats, options: command.options });
      if ('wrong' in read) throw new Error(read.wrong);
      const { seats, options } = read.value;
      const members = now.members.map(each => ({
        ...each,
        seat: each.seat !== null && each.seat >= seats ? null : each.seat,
      }));
      now = { ...now, seats, options, members, bots: now.bots.filter(seat => seat < seats) };
    } else throw new Error(`${command.type} is no change of the teams.`);
  }
  return now;
}

/** The inverse of `tableOf`. */
function drawn(table: TableView): string {
  const { black, orange } = crewsOf(table);
  const who = (seat: number) => {
    const sitter = table.members.find(each => each.seat === seat);
    return sitter !== undefined ? String(sitter.id) : table.bots.includes(seat) ? 'b' : '.';
  };
  const line = ({ officer, detectives }: { officer: number; detectives: readonly number[] }) =>
    [officer, ...detectives].map(who).join('');
  return [black, orange].flatMap(crew => (crew === undefined ? [] : [line(crew)])).join('|');
}

describe('seats more and fewer', () => {
  test.each([
    ['12', '34', '12.|34'],
    ['12', '34b', '12.|34b'],
    ['1.', undefined, '1..'],
  ])('[SA-TEAM-1] black of %s|%s has one more', (black, orange, expected) => {
    expect(drawn(after(tableOf(black, orange), addSeat(tableOf(black, orange), 'black')))).toBe(expected);
  });

  test.each([
    ['1.', '2345', 'orange', undefined],
    ['123', '45', 'black', undefined],
    ['1......', '2......', 'black', undefined],
    ['1......', undefined, 'black', undefined],
  ] as const)('[SA-TEAM-1] %s|%s: %s gets no more', (black, orange, team, expected) => {
    expect(addSeat(tableOf(black, orange), team)).toBe(expected);
  });

  test.each([
    ['1.2', '34b', 'black', '12|34b'],
    ['1b2', '34.', 'black', '12|34.'],
    ['1.', '2.3', 'orange', '1.|23'],
    ['123', '456', 'black', '12|456'],
    ['12', '3b4', 'orange', '12|34'],
    ['..1', '2b3', 'black', '.1|2b3'],
  ] as const)('[SA-TEAM-1] %s|%s: a seat of %s goes, people stay in their roles', (black, orange, team, expected) => {
    const table = tableOf(black, orange);
    expect(drawn(after(table, removeSeat(table, team)))).toBe(expected);
  });

  test.each([
    ['12', '34', 'black'],
    ['12', '345', 'black'],
    ['12', undefined, 'black'],
  ] as const)('[SA-TEAM-1] %s|%s: none of %s goes', (black, orange, team) => {
    expect(removeSeat(tableOf(black, orange), team)).toBeUndefined();
  });
});

describe('roles', () => {
  test('a Detective and the Officer change places, and nobody stands up', () => {
    const table = tableOf('123', '456');
    const swapped = after(table, makeOfficer(table, 5));
    expect(drawn(swapped)).toBe('123|654');
    expect(swapped.members).toEqual(table.members);
    expect(placesOf(swapped).find(({ seat }) => seat === 5)).toMatchObject({ team: 'orange', role: 'officer' });
  });

  test('mixing keeps the sizes, the people and the bots', () => {
    const table = tableOf('12b', '3.');
    let n = 0;
    const mixed = drawn(
      after(
        table,
        shuffleTeams(table, () => [0.5, 0.1, 0.9, 0.2, 0.3][n++] ?? 0),
      ),
    );
    expect(mixed).toBe('23.|1b');
  });
});

describe('one team and two', () => {
  test.each([
    ['1.', '2.', '12'],
    ['1.', '..', '1.'],
    ['..', '.1', '.1'],
    ['1b', '2b', '1b2b'],
    ['1234', '5678', '1234567'],
    ['bbb4', 'bbb8', 'bbb4bb8'],
  ])('[SA-COOP-1] %s|%s play against the clock together', (black, orange, expected) => {
    const table = tableOf(black, orange);
    expect(drawn(after(table, toOneTeam(table)))).toBe(expected);
  });

  test.each([
    ['12', '12|..'],
    ['123', '12|3.'],
    ['1234567', '1234|567'],
    ['..', '..|..'],
  ])('[SA-TEAM-1] %s part', (black, expected) => {
    const table = tableOf(black);
    expect(drawn(after(table, toTwoTeams(table)))).toBe(expected);
  });

  test('the other options stay', () => {
    const table = tableOf('12', '34');
    expect(after(table, toOneTeam(table)).options).toMatchObject({
      police: 12,
      agreement: 'any',
      maps: 'all',
      level: 'agent',
    });
  });
});
