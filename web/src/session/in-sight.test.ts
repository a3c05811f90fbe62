import { expect, test, vi } from 'vitest';
import { inSight } from './in-sight.ts';

type SightSession = Parameters<typeof inSight>[0];

/** A session whose states are set one after the other. */
function sessionWith(first: Partial<SightSession> = {}) {
  const listeners = new Set<() => void>();
  const session = {
    connection: { type: 'connecting' },
    table: undefined,
    match: undefined,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...first,
  };
  const hears = async (change: Partial<SightSession>) => {
    Object.assign(session, change);
    for (const listener of [...listeners]) listener();
    await Promise.resolve();
  };
  const seen = vi.fn();
  void inSight(session).then(seen);
  return { seen, hears, listeners };
}
const gathering = { view: { match: null } };
const playing = { view: { match: { id: 'one' } } };

test('a table at which nothing is played is in sight as soon as it is heard of', async () => {
  const { seen, hears, listeners } = sessionWith();
  await hears({ connection: { type: 'open' } });
  expect(seen).not.toHaveBeenCalled();
  await hears({ table: gathering });
  expect(seen).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
});

test('where a match runs, it is in sight with its own first view', async () => {
  const { seen, hears } = sessionWith();
  await hears({ table: playing });
  await hears({ match: { id: 'another' } });
  expect(seen).not.toHaveBeenCalled();
  await hears({ match: { id: 'one' } });
  expect(seen).toHaveBeenCalledOnce();
});

test('a line that is closed shows why, and a table that is there need not be waited for', async () => {
  const { seen, hears } = sessionWith();
  await hears({ connection: { type: 'closed' } });
  expect(seen).toHaveBeenCalledOnce();
  await expect(inSight(known)).resolves.toBeUndefined();
});
const known: SightSession = {
  connection: { type: 'open' },
  table: gathering,
  match: undefined,
  onChange: () => () => {},
};
