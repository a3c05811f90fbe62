import type { TableCommand, TableView } from '@lamplight/contract/wire';
import { emerald } from '@lamplight/emerald';
import { expect, test } from 'vitest';
import { trialTable } from '../../table/trial-table.ts';
import { addSeat, removeSeat, shuffleSeats } from './seats.ts';

/** One letter for each seat: a number is a person, `b` a bot, `.` nobody. */
function tableOf(drawn: string): TableView {
  const seats = [...drawn];
  const members = seats.flatMap((sitter, seat) =>
    /\d/.test(sitter)
      ? [{ id: Number(sitter), name: `p${sitter}`, seat, ready: true, wantsRematch: false, present: true }]
      : [],
  );
  const bots = seats.flatMap((sitter, seat) => (sitter === 'b' ? [seat] : []));
  return { ...trialTable({}), seats: seats.length, options: {}, members, bots };
}

/** Applies commands as the server does, one by one [TB-SEAT-5, TB-BOT-1, TB-SET-1, TB-SET-3]. */
function after(table: TableView, commands: readonly TableCommand[] | undefined): string {
  let now = table;
  const isFree = (seat: number) => !now.bots.includes(seat) && !now.members.some(each => each.seat === seat);
  for (const command of commands ?? []) {
    if (command.type === 'place') {
      if (command.seat !== null && !isFree(command.seat)) throw new Error('TB-SEAT-5');
      const members = now.members.map(each => (each.id === command.member ? { ...each, seat: command.seat } : each));
      now = { ...now, members };
    } else if (command.type === 'seat bot') {
      if (command.is && !isFree(command.seat)) throw new Error('TB-BOT-1');
      const bots = now.bots.filter(seat => seat !== command.seat);
      now = { ...now, bots: command.is ? [...bots, command.seat] : bots };
    } else if (command.type === 'set') {
      const read = emerald.read.table({ seats: command.seats, options: now.options });
      if ('wrong' in read) throw new Error(read.wrong);
      const { seats } = read.value;
      const members = now.members.map(each =>
        each.seat !== null && each.seat >= seats ? { ...each, seat: null } : each,
      );
      now = { ...now, seats, members, bots: now.bots.filter(seat => seat < seats) };
    }
  }
  return Array.from({ length: now.seats }, (_, seat) => {
    const sitter = now.members.find(each => each.seat === seat);
    return sitter === undefined ? (now.bots.includes(seat) ? 'b' : '.') : String(sitter.id);
  }).join('');
}

test.each([
  ['12', '12.'],
  ['1b2.', '1b2..'],
  ['12345', '12345'],
])('%s has one seat more, up to five', (drawn, expected) => {
  expect(after(tableOf(drawn), addSeat(tableOf(drawn)))).toBe(expected);
});

test.each([
  ['12', undefined],
  ['12.', '12'],
  ['1.2', '12'],
  ['.123', '312'],
  ['1b2', '12'],
  ['b12b', 'b12'],
  ['123', '12'],
  ['12.b5', '125b'],
] as const)(
  '%s has one seat fewer, down to two: whoever sits keeps a seat as long as there is one',
  (drawn, expected) => {
    const commands = removeSeat(tableOf(drawn));
    if (expected === undefined) expect(commands).toBeUndefined();
    else expect([...after(tableOf(drawn), commands)].toSorted()).toEqual([...expected].toSorted());
  },
);

test('shuffling gives everybody some seat, and bots too', () => {
  const table = tableOf('12b.3');
  let n = 0;
  const mixed = after(
    table,
    shuffleSeats(table, () => [0.9, 0.2, 0.5, 0.1, 0.4][n++] ?? 0),
  );
  expect(mixed).not.toBe('12b.3');
  expect([...mixed].toSorted()).toEqual([...'12b.3'].toSorted());
});
