import type { News, PastSteps } from '@lamplight/client';
import { expect, test } from 'vitest';
import { tellingsOf } from './tellings.ts';

const told = (step: number) => ({ step, at: step * 10, told: [{ type: 'said', step }] });

/** A session whose match is at some step. The server knows all the steps before. */
function sessionAt(step: number, page = 2) {
  const changes = new Set<() => void>();
  const news = new Set<(news: News) => void>();
  const asked: number[] = [];
  interface At {
    readonly id: string;
    readonly step: number;
    readonly view: { readonly me: string | null };
    readonly anew?: number;
  }
  let match: At = { id: 'one', step, view: { me: 'monday' } };
  return {
    get match() {
      return match;
    },
    asked,
    onChange: (listener: () => void) => {
      changes.add(listener);
      return () => void changes.delete(listener);
    },
    onNews: (listener: (news: News) => void) => {
      news.add(listener);
      return () => void news.delete(listener);
    },
    toldBefore: async (before: number): Promise<PastSteps> => {
      asked.push(before);
      const all = Array.from({ length: Math.min(before - 1, match.step) }, (_, n) => told(n + 1));
      return { id: match.id, tellings: all.slice(-page), more: all.length > page };
    },
    steps: (to: number) => {
      match = { ...match, step: to };
      for (const listener of changes) listener();
      for (const listener of news) listener({ of: 'match', id: match.id, ...told(to) });
    },
    becomes: (change: Partial<At>) => {
      match = { ...match, ...change };
      for (const listener of changes) listener();
    },
  };
}
const settle = () => new Promise(resolve => setTimeout(resolve));
const stepsOf = (session: ReturnType<typeof sessionAt>) =>
  tellingsOf(session)
    .now()
    .list.map(({ step }) => step);

test('what comes is kept in its order, none twice', () => {
  const session = sessionAt(0);
  tellingsOf(session);
  session.steps(1);
  session.steps(2);
  session.steps(2);
  expect(stepsOf(session)).toEqual([1, 2]);
});

test('after a reload what came before is asked for, page by page, once somebody wants it', async () => {
  const session = sessionAt(5);
  tellingsOf(session);
  session.steps(6);
  await settle();
  expect(session.asked).toEqual([]);
  tellingsOf(session).fetch();
  await settle();
  expect(stepsOf(session)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(tellingsOf(session).now().isWhole).toBe(true);
  expect(session.asked).toEqual([6, 4, 2]);
});

test('another match, and another seat in the same one, begin anew', async () => {
  const session = sessionAt(3);
  tellingsOf(session).fetch();
  await settle();
  session.becomes({ view: { me: null } });
  expect(stepsOf(session)).toEqual([]);
  await settle();
  expect(stepsOf(session)).toEqual([1, 2, 3]);
  session.becomes({ id: 'two', step: 0 });
  await settle();
  expect(tellingsOf(session).now()).toEqual({ list: [], isWhole: true });
});

test('what proved never to have been is forgotten, and what was told is asked for anew', async () => {
  const session = sessionAt(3);
  tellingsOf(session).fetch();
  await settle();
  session.steps(4);
  session.becomes({ step: 2, anew: 1 });
  expect(stepsOf(session)).toEqual([]);
  await settle();
  expect(stepsOf(session)).toEqual([1, 2]);
});
