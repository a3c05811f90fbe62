import { expect, test, vi } from 'vitest';
import { createNotifier, createStore, select } from './store.ts';

test('a store gives what was set last, and tells that it was', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.onChange(listener);
  store.set(2);
  expect(store.now()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the same value is no change', () => {
  const store = createStore<{ readonly of: number } | undefined>(undefined);
  const listener = vi.fn();
  store.onChange(listener);
  store.set(undefined);
  expect(listener).not.toHaveBeenCalled();
});

test('whoever goes or comes while others are told changes nothing for them', () => {
  const { notify, onChange } = createNotifier();
  const heard: string[] = [];
  const stopFirst = onChange(() => {
    heard.push('first');
    stopFirst();
    onChange(() => heard.push('late'));
  });
  onChange(() => heard.push('second'));
  notify();
  expect(heard).toEqual(['first', 'second']);
});

test('a part tells only when it has changed itself', () => {
  const store = createStore({ name: 'Ada', seat: 1 });
  const name = select(store, ({ name }) => name);
  const listener = vi.fn();
  name.onChange(listener);
  store.set({ name: 'Ada', seat: 2 });
  expect(listener).not.toHaveBeenCalled();
  store.set({ name: 'Bo', seat: 2 });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(name.now()).toBe('Bo');
});

test('a part that is made anew stays the same object as long as `same` says so', () => {
  const store = createStore([1, 2, 3]);
  const odd = select(
    store,
    all => all.filter(each => each % 2 === 1),
    (one, other) => one.join() === other.join(),
  );
  const before = odd.now();
  store.set([1, 3, 4]);
  expect(odd.now()).toBe(before);
  store.set([5]);
  expect(odd.now()).toEqual([5]);
});

test('a part that nobody listens to is up to date when it is asked', () => {
  const store = createStore(1);
  const double = select(store, each => each * 2);
  store.set(4);
  expect(double.now()).toBe(8);
});
