import { expect, test } from 'vitest';
import { memberNamed, running, trialTable } from '../trial-table.ts';
import { type BotNaming, freeSeatsOf, openSeatsOf, personAt, personOf } from './people.ts';

const bot: BotNaming = ({ number, name }) => (name === '' ? `Bot ${number}` : name);

test('a seat is a person, a bot with a number, or nobody', () => {
  const table = trialTable();
  expect(personAt(table, 0, bot)).toMatchObject({
    name: 'Ada',
    isHost: true,
    isMe: false,
    isBot: false,
    initials: 'A',
  });
  expect(personAt(table, 1, bot)).toMatchObject({ name: 'Bo', isHost: false, isMe: true });
  expect(personAt(table, 2, bot)).toBeUndefined();
  expect(personAt(table, 3, bot)).toMatchObject({ name: 'Bot 1', isBot: true, presence: undefined });
});

test('bots are numbered by their seats, whoever came first', () => {
  const table = trialTable({ bots: [3, 2] });
  expect(personAt(table, 2, bot)?.name).toBe('Bot 1');
  expect(personAt(table, 3, bot)?.name).toBe('Bot 2');
});

test('[TB-BOT-3] a bot has the name and the kind that the house says', () => {
  const kind = { seat: 3, name: 'dorrit', level: 'expert', temper: 'bold' } as const;
  expect(personAt(trialTable({ kinds: [kind] }), 3, bot)).toMatchObject({ name: 'dorrit', isBot: true, kind });
});

test('[TB-REST-1] who is here and lets a bot play rests, and is not away', () => {
  const table = trialTable({ match: { ...running(1, 3), resting: [1] } });
  expect(personAt(table, 1, bot)).toMatchObject({ presence: 'here', hasStandIn: true, isResting: true });
  const over = { ...running(1, 3), resting: [1], over: { outcome: { winners: [] }, seed: '' } } as never;
  expect(personAt(trialTable({ match: over }), 1, bot)).toMatchObject({ isResting: false });
});

test('[UX-24] who is away is shown as away, and that a bot plays for them', () => {
  const members = [memberNamed(1, 'Ada', 0, { present: false }), memberNamed(2, 'Bo', 1)];
  const table = trialTable({ members, match: running(0, 2, 3), bots: [2, 3] });
  expect(personAt(table, 0, bot)).toMatchObject({ name: 'Ada', presence: 'away', hasStandIn: true, isBot: false });
  expect(personAt(table, 1, bot)).toMatchObject({ presence: 'here', hasStandIn: false });
  // A bot that stands in for somebody has no number of its own.
  expect(personAt(table, 2, bot)?.name).toBe('Bot 1');
});

test('[UX-26] two with the same letter can be told apart, also those who watch', () => {
  const table = trialTable({ members: [memberNamed(1, 'Ada', 0), memberNamed(2, 'Anna', null)] });
  expect(table.members.map(member => personOf(table, member).initials)).toEqual(['A', 'An']);
});

test('[TB-SEAT-4] in a match a seat that a bot plays for nobody is open, before it is not', () => {
  expect(freeSeatsOf(trialTable())).toEqual([2]);
  expect(openSeatsOf(trialTable())).toEqual([2]);
  expect(openSeatsOf(trialTable({ match: running(2, 3) }))).toEqual([2, 3]);
  expect(freeSeatsOf(trialTable({ match: running(3) }))).toEqual([2]);
});
