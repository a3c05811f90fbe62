import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const queueOf = (...tasks: readonly (readonly [string, number])[]) => {
  const queue = new FairQueue<{ by: string; work: number }>();
  for (const [by, work] of tasks) queue.add({ by, work });
  return queue;
};

function* served(queue: ReturnType<typeof queueOf>) {
  for (let task = queue.next(); task !== undefined; task = queue.next()) yield [task.by, task.work];
}

test('everybody has a turn, and of the own the least work is first', () => {
  const queue = queueOf(['ada', 9], ['ada', 1], ['ada', 5], ['bo', 100], ['cy', 2]);
  expect([...served(queue)]).toEqual([
    ['ada', 1],
    ['cy', 2],
    ['bo', 100],
    ['ada', 5],
    ['ada', 9],
  ]);
});

test('equals are served in the order they came', () => {
  const queue = queueOf(['ada', 1], ['bo', 1], ['cy', 1]);
  expect([...served(queue)].map(([by]) => by)).toEqual(['ada', 'bo', 'cy']);
});

test('who comes later goes before whom has been served already', () => {
  const queue = queueOf(['ada', 1], ['ada', 2]);
  expect(queue.next()).toEqual({ by: 'ada', work: 1 });
  queue.add({ by: 'bo', work: 50 });
  expect([...served(queue)]).toEqual([
    ['bo', 50],
    ['ada', 2],
  ]);
});

test('who does not want to wait any more is not served', () => {
  const queue = queueOf(['ada', 1]);
  const task = { by: 'bo', work: 1 };
  queue.add(task);
  queue.remove(task);
  expect([...served(queue)]).toEqual([['ada', 1]]);
});
