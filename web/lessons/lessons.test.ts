import { expect, test } from 'vitest';
import { lessonBoards } from './lessons.ts';
import { learn } from './shadows/learn.ts';

test.each(lessonBoards)('$page is played to the same bytes each time', ({ play }) => {
  expect(JSON.stringify(play())).toBe(JSON.stringify(play()));
});

test('where the Detectives guess, they are led right by some cards and astray by others', () => {
  const { scenes } = learn();
  for (const step of ['one', 'pair', 'client']) {
    const comes = Object.values(scenes[step]?.ways ?? {}).map(way => way.comes);
    expect([comes.includes('done'), comes.includes('astray')], step).toEqual([true, true]);
  }
});
