import type { CommandAnswer } from '@lamplight/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, keptIn } from './notes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that gives these answers in order and keeps what it is sent. */
function server(...answers: readonly CommandAnswer[]) {
  const sent: string[] = [];
  const keep = async (text: string): Promise<CommandAnswer> => {
    sent.push(text);
    return answers[sent.length - 1] ?? { done: true, step: sent.length };
  };
  return { sent, keep };
}

test('many changes are one note, and until it is kept the draft is what is shown', async () => {
  const { sent, keep } = server();
  const draft = draftOf<{ guess: number }>(keep);
  for (const guess of [1, 2, 3]) {
    draft.change({ guess });
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(sent).toEqual([]);
  expect(draft.now()).toEqual({ guess: 3 });
  await vi.advanceTimersByTimeAsync(1_200);
  expect(sent).toEqual(['{"guess":3}']);
  expect(draft.now()).toBeUndefined();
});

test('[TB-NOTE-3] what came too soon is sent again; what was refused otherwise stays on the page', async () => {
  const { sent, keep } = server(
    { done: false, refused: 'TB-NOTE-3' },
    { done: true, step: 1 },
    { done: false, refused: 'TB-NOTE-1' },
  );
  const draft = draftOf<string>(keep);
  draft.change('one');
  await vi.advanceTimersByTimeAsync(2_400);
  expect(sent).toEqual(['"one"', '"one"']);
  expect(draft.now()).toBeUndefined();
  draft.change('two');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(3);
  expect(draft.now()).toBe('two');
});

test('whoever puts the page away has written what they have written, and what comes meanwhile is not lost', async () => {
  const waiting = Promise.withResolvers<CommandAnswer>();
  const sent: string[] = [];
  const draft = draftOf<string>(text => {
    sent.push(text);
    return sent.length === 1 ? waiting.promise : Promise.resolve({ done: true, step: 2 });
  });
  draft.change('one');
  draft.save();
  draft.change('two');
  waiting.resolve({ done: true, step: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(draft.now()).toBe('two');
  await vi.advanceTimersByTimeAsync(1_200);
  expect(sent).toEqual(['"one"', '"two"']);
  expect(draft.now()).toBeUndefined();
});

test('what was kept is read, and nothing is read from nothing', () => {
  expect(keptIn('{"a":1}')).toEqual({ a: 1 });
  expect(keptIn('')).toBeUndefined();
});
