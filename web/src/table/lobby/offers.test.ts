import type { TableView } from '@lamplight/contract/wire';
import { expect, test } from 'vitest';
import { running, trialTable } from '../trial-table.ts';
import { offersTo } from './offers.ts';

const about = (name: string, table: TableView) => {
  const member = table.members.find(each => each.name === name);
  if (member === undefined) throw new Error(`Nobody here is called ${name}.`);
  return offersTo(table, member);
};

test('[UX-05] anyone may mute anyone else, and hear them again', () => {
  expect(about('Cy', trialTable())).toEqual(['mute']);
  expect(about('Ada', trialTable({ muted: [1] }))).toEqual(['hear']);
});

test('[UX-04] the host may also place, free, hand over and kick', () => {
  const table = trialTable({ me: 1 });
  expect(about('Bo', table)).toEqual(['mute', 'place', 'free seat', 'hand over', 'kick']);
  expect(about('Cy', table)).toEqual(['mute', 'place', 'hand over', 'kick']);
});

test('[TB-SEAT-5] [TB-KICK-3] [TB-HOST-5] in a match the host takes nobody’s seat, and the host’s part stays among those who play', () => {
  const table = trialTable({ me: 1, match: running(2, 3) });
  expect(about('Bo', table)).toEqual(['mute', 'hand over']);
  expect(about('Cy', table)).toEqual(['mute', 'kick']);
});

test('[TB-KICK-2] nobody mutes or kicks themselves', () => {
  expect(about('Ada', trialTable({ me: 1 }))).toEqual(['rename', 'move device', 'stand', 'leave']);
  expect(about('Cy', trialTable({ me: 3 }))).toEqual(['rename', 'move device', 'leave']);
});

test('[TB-NAME-2] [TB-SEAT-3] in a match nobody changes the name or stands up', () => {
  expect(about('Bo', trialTable({ match: running(2, 3) }))).toEqual(['move device', 'leave']);
});

test('[TB-MEMBER-1] a newcomer may do nothing about anybody', () => {
  expect(about('Ada', trialTable({ me: null }))).toEqual([]);
});
