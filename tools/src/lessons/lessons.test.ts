import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';
import { learn } from './shadows/learn.ts';
import { rules } from './shadows/rules.ts';

test('[UX-37] the pages hold the lessons and the boards of the rules as they are played today', async () => {
  expect(await lessons({ write: false })).toEqual([]);
});

test('each time the same bytes', () => {
  expect(JSON.stringify(learn())).toBe(JSON.stringify(learn()));
  expect(JSON.stringify(rules())).toBe(JSON.stringify(rules()));
});

test('where the Detectives guess, they are led right by some cards and astray by others', () => {
  const { scenes } = learn();
  for (const step of ['one', 'pair', 'client']) {
    const comes = Object.values(scenes[step]?.ways ?? {}).map(way => way.comes);
    expect([comes.includes('done'), comes.includes('astray')], step).toEqual([true, true]);
  }
});
