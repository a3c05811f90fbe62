import { expect, onTestFinished, test } from 'vitest';
import { emeraldOrder, tableOf, trialsIn } from '../../test/rooms/trial.ts';
import { looksLike } from './names.ts';

const openTrial = trialsIn(onTestFinished);

test.each([
  ['in capitals', 'ADA'],
  ['with a joiner that nobody sees', 'A\u034fda'],
  ['with a variation selector', 'Ada\ufe0f'],
  ['with a Hangul filler', 'Ada\u3164'],
  ['with a blank of Braille at its end', 'Ada\u2800'],
  ['in full width', 'Ａｄａ'],
  ['with Cyrillic letters', 'Аdа'],
  ['in mathematical letters', '𝐀𝐝𝐚'],
])('[TB-NAME-1] Ada %s is Ada', async (_, name) => {
  const trial = await openTrial();
  const { bo } = await tableOf(trial, emeraldOrder(3), 'Ada', 'bo');
  expect(await bo.does({ type: 'rename', name })).toEqual({ refused: 'TB-NAME-1' });
  const stranger = await trial.person(bo.code).enters();
  expect(await stranger.does({ type: 'join', name })).toEqual({ refused: 'TB-NAME-1' });
});

test.each([
  ['Alan', 'AIan'],
  ['Alan', 'A1an'],
  ['Straße', 'STRASSE'],
  ['Ада', 'ада'],
  ['two  words', 'two\u00a0words'],
  ['Νίκος', 'νίκος'],
  ['❤', '❤️'],
])('[TB-NAME-1] %s looks like %s', (one, other) => expect(looksLike(one, other)).toBe(true));

test.each([
  ['José', 'Jose'],
  ['Анна', 'Anna'],
  ['Zoë', 'Zoe'],
  ['Łukasz', 'Lukasz'],
  ['王', '玉'],
  ['🙂', '🙃'],
  ['Ada 1', 'Ada 2'],
])('[TB-NAME-1] %s does not look like %s', (one, other) => expect(looksLike(one, other)).toBe(false));

test.each([
  ['only a joiner', '\u034f\u034f'],
  ['only a Hangul filler', '\u3164'],
  ['only a blank of Braille', '\u2800\u2800'],
  ['only marks', '\u0301\u0302'],
  ['a space between fillers', '\u3164 \u115f'],
  ['only selectors', '\ufe0f'],
])('[TB-NAME-3] a name of %s is refused with a sentence', async (_, name) => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, emeraldOrder(3), 'ada');
  const says = 'A name shows at least one letter or sign.';
  expect(await ada.does({ type: 'rename', name })).toEqual({ refused: 'TB-ORDER-4', says });
});

test('[TB-NAME-3] a letter under a heap of marks is refused', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, emeraldOrder(3), 'ada');
  const says = 'A name has at most four marks on one letter.';
  expect(await ada.does({ type: 'rename', name: `a${'\u0301'.repeat(8)}da` })).toEqual({ refused: 'TB-ORDER-4', says });
});

test('[TB-NAME-3] people of every script come by their own names', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, emeraldOrder(3), 'ada');
  const names = [
    'Алёна',
    'Łucja',
    'Χρήστος',
    '小明',
    'さくら',
    'علي',
    'प्रिया',
    'ศรีสุดา',
    'Nguyễn',
    '🦊',
    '❤️',
    'Bo 王',
    '1',
  ];
  for (const name of names) {
    const guest = await trial.person(ada.code).enters();
    expect(await guest.does({ type: 'join', name })).toHaveProperty('done');
  }
});

test('[TB-BOT-3] a bot takes no name that looks like a member’s', async () => {
  const trial = await openTrial();
  const { ada } = await tableOf(trial, emeraldOrder(3), 'ada', 'Ｄоrrit');
  await ada.does({ type: 'seat bot', seat: 0, is: true, bot: { name: 'dorrit' } });
  expect(ada.table.kinds[0]?.name).not.toBe('dorrit');
});
