import { useSyncExternalStore } from 'react';

/** Something outside React that calls its listeners when it has changed. Until then `now` gives the same value. */
export interface ReadableStore<Value> {
  now(): Value;
  onChange(listener: () => void): () => void;
}

export const useSource = <Value>(source: ReadableStore<Value>): Value =>
  useSyncExternalStore(source.onChange, source.now);

/** Tells its listeners that something has changed, but not what. */
export interface Notifier {
  notify(): void;
  onChange(listener: () => void): () => void;
}

export function createNotifier(): Notifier {
  const listeners = new Set<() => void>();
  return {
    // A copy: a listener may remove itself or add others.
    notify: () => {
      for (const listener of [...listeners]) listener();
    },
    onChange: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** One value outside React, and the only way to change it. */
export interface ValueStore<Value> extends ReadableStore<Value> {
  /** Calls no listener if the value is the same. */
  set(next: Value): void;
}

export function createStore<Value>(initial: Value): ValueStore<Value> {
  const { notify, onChange } = createNotifier();
  let value = initial;
  return {
    now: () => value,
    onChange,
    set: next => {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
  };
}

/**
 * A part of what a source gives. It stays the same value, and calls no listener, while `same` says that nothing has
 * changed.
 */
export function select<Value, Part>(
  source: ReadableStore<Value>,
  pick: (value: Value) => Part,
  same: (one: Part, other: Part) => boolean = Object.is,
): ReadableStore<Part> {
  let from = source.now();
  let picked = pick(from);
  const now = (): Part => {
    const next = source.now();
    if (Object.is(next, from)) return picked;
    from = next;
    const part = pick(next);
    if (!same(picked, part)) picked = part;
    return picked;
  };
  return {
    now,
    onChange: listener => {
      let told = now();
      return source.onChange(() => {
        const part = now();
        if (Object.is(part, told)) return;
        told = part;
        listener();
      });
    },
  };
}
