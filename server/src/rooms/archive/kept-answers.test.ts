import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

const bytes = (length: number) => new Uint8Array(length);

test('so many bytes are kept, and those that were asked for last', () => {
  const kept = new KeptAnswers(100);
  kept.add('a', bytes(40));
  kept.add('b', bytes(40));
  expect(kept.get('a')).toHaveLength(40);
  kept.add('c', bytes(40));
  expect([kept.get('a')?.length, kept.get('b')?.length, kept.get('c')?.length]).toEqual([40, undefined, 40]);
});

test('the same answer twice takes its room once', () => {
  const kept = new KeptAnswers(100);
  for (let n = 0; n < 5; n++) kept.add('a', bytes(40));
  kept.add('b', bytes(60));
  expect([kept.get('a')?.length, kept.get('b')?.length]).toEqual([40, 60]);
});

test('what is larger than all the room is not kept, and nothing else for it', () => {
  const kept = new KeptAnswers(100);
  kept.add('a', bytes(40));
  kept.add('b', bytes(101));
  expect([kept.get('a')?.length, kept.get('b')]).toEqual([40, undefined]);
});
