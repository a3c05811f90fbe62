import { expect, test } from 'vitest';
import { noticesIn } from '../../session/notices.ts';
import { trialTable } from '../trial-table.ts';
import { linesOf, newSince } from './chat-lines.ts';

const talk = [
  { by: 1, name: 'Ada', at: 100, text: 'hi' },
  { by: 2, name: 'Bo', at: 300, word: 'hello' as const },
  { by: 3, name: 'Cy', at: 400, text: 'spoiler' },
];
const names = new Map([
  [1, 'Ada'],
  [9, 'Zoë'],
]);

test('coming, going and a new host are told by name, also of those who are gone; the rest is not', () => {
  const told = [
    { type: 'joined', member: 4, name: 'Di' },
    { type: 'left', member: 9 },
    { type: 'became host', member: 1 },
    { type: 'became host', member: null },
    { type: 'readied', member: 1, is: true },
    { type: 'left', member: 77 },
  ];
  const notices = noticesIn({ at: 200, told }, names);
  expect(notices.map(({ kind, name }) => `${name} ${kind}`)).toEqual(['Di joined', 'Zoë left', 'Ada became host']);
});

test('what happened stands between what was said', () => {
  const notices = noticesIn({ at: 200, told: [{ type: 'left', member: 9 }] }, names);
  const lines = linesOf(trialTable({ talk }), notices);
  expect(lines.map(line => ('said' in line ? line.said.name : line.notice.name))).toEqual(['Ada', 'Zoë', 'Bo', 'Cy']);
});

test('[TB-MUTE-1] who is muted is not heard and not counted as new', () => {
  const table = trialTable({ talk, muted: [3] });
  expect(linesOf(table, [])).toHaveLength(2);
  expect(newSince(table, 50)).toBe(1);
  expect(newSince(trialTable({ talk }), 50)).toBe(2);
});

test('[TB-SEAT-6] who would give a seat to a bot is told with whose seat it is, and who waits on, and when a bot has it', () => {
  const names = new Map([
    [1, 'Ada'],
    [2, 'Bo'],
  ]);
  const told = [
    { type: 'gave up on', by: 1, member: 2, is: true },
    { type: 'gave up on', by: 1, member: 2, is: false },
    { type: 'took back', member: 2, seat: 1 },
    { type: 'replaced', member: 2 },
  ];
  expect(noticesIn({ at: 200, told }, names)).toEqual([
    { kind: 'gave up on', member: 1, name: 'Ada', other: 'Bo', at: 200 },
    { kind: 'waits for', member: 1, name: 'Ada', other: 'Bo', at: 200 },
    { kind: 'replaced', member: 2, name: 'Bo', at: 200 },
  ]);
});
