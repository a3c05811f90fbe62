import { type Instant, type Json, ringDue } from '@lamplight/contract';
import { expect, test } from 'vitest';
import type { Store, StreamRow } from '../store/store.ts';
import { commandId } from './command-id.ts';
import type { StoredStep } from './deps.ts';
import type { StreamMachine } from './machine.ts';
import type { StreamAnswer } from './remembered.ts';
import { Stream } from './stream.ts';

interface State {
  readonly rung: number;
  readonly moves: readonly string[];
}

/** A machine with alarms at these times. When the last has rung, no move is allowed any more. */
const machineWith = (alarmAt: (rung: number) => Instant | undefined): StreamMachine<State, string, number> => {
  const due = ({ rung }: State) => alarmAt(rung);
  const ring = (state: State, at: Instant) => ({ state: { ...state, rung: state.rung + 1 }, body: { ring: at } });
  const moved = (state: State, move: string): State => ({ ...state, moves: [...state.moves, move] });
  return {
    decide: (state, move, at) => {
      if (due(state) === undefined) return { refused: 'TOO-LATE' };
      return { decided: { state: moved(state, `${move}@${at}`), body: { move: `${move}@${at}` } } };
    },
    due,
    advance: (state, span) => ringDue({ name: 'it', due, ring }, state, span),
    fold: (state, body) => {
      const of = body as { readonly ring: Instant } | { readonly move: string };
      return 'ring' in of ? { ...state, rung: state.rung + 1 } : moved(state, of.move);
    },
    viewers: () => [0],
    view: state => state as unknown as Json,
    told: () => [],
    key: String,
  };
};

const at =
  (...times: readonly Instant[]) =>
  (rung: number): Instant | undefined =>
    times[rung];

/** A stream over a store whose commits take 20 ms. No timer ever rings: time passes only when something is asked. */
async function opened(alarmAt: (rung: number) => Instant | undefined) {
  const rows: StreamRow[] = [];
  const time = { now: 0 };
  const troubles: unknown[] = [];
  const store = {
    append: async (row: StreamRow) => {
      time.now += 20;
      if (row.seq !== rows.length + 1) return 'beaten';
      rows.push(row);
      return 'stored';
    },
    read: async (_id: string, after: number) => rows.filter(({ seq }) => seq > after),
    done: async (_id: string, command: string) => rows.find(row => row.command === command),
  };
  const stream = await Stream.load(
    {
      store: store as unknown as Store,
      clock: { now: () => time.now, after: () => () => {} },
      hint: () => {},
      trouble: error => troubles.push(error),
    },
    { id: 'm', kind: 'match', began: 0, body: {} },
    machineWith(alarmAt),
    (): State => ({ rung: 0, moves: [] }),
  );
  return {
    stream,
    time,
    rows,
    troubles,
    stored: () => rows.map(({ command, body }) => `${command}@${(body as StoredStep).at}`),
    move: () => new Promise<StreamAnswer>(resolve => stream.ask(commandId.client('a', 'late'), 'late', resolve)),
  };
}

test('a move cannot jump over an alarm that came due while another was being stored', async () => {
  const { time, stored, move } = await opened(at(100, 110));
  time.now = 105;
  expect(await move()).toEqual({ refused: 'TOO-LATE' });
  expect(stored()).toEqual(['alarm:1@100', 'alarm:2@110']);
});

test('a move is decided at the one stamp it gets when no alarm is due any more', async () => {
  const { stream, time, stored, move } = await opened(at(100, 110, 500));
  time.now = 105;
  expect(await move()).toEqual({ done: 3 });
  expect(stored()).toEqual(['alarm:1@100', 'alarm:2@110', 'a:late@145']);
  expect(stream.state.moves).toEqual(['late@145']);
});

test('who sets alarms faster than they can be stored keeps no move waiting for ever, nor lets it jump over one', async () => {
  const { stream, time, rows, move } = await opened(rung => 10 * (rung + 1));
  time.now = 10;
  expect(await move()).toHaveProperty('done');
  const { body } = rows.at(-1) as StreamRow;
  const stamp = (body as StoredStep).at;
  expect(rows.at(-1)?.command).toBe('a:late');
  expect(stream.machine.due(stream.state)).toBeGreaterThan(stamp);
});

test('after a row of a node whose clock is ahead no stamp goes back behind it', async () => {
  const { time, rows, stored, move } = await opened(at(100, 110, 500));
  time.now = 90;
  const kept: StoredStep = { at: 300, noticed: '*', of: { move: 'theirs@300' } };
  rows.push(
    ...[100, 110].map((ring, n): StreamRow => {
      const body: StoredStep = { at: ring, noticed: '*', of: { ring } };
      return { stream: 'm', seq: n + 1, command: `alarm:${n + 1}`, body, due: null };
    }),
    { stream: 'm', seq: 3, command: 'b', body: kept, due: null },
  );
  expect(await move()).toEqual({ done: 4 });
  expect(stored().slice(2)).toEqual(['b@300', 'a:late@300']);
});

test('what rings for ever at one instant is stopped, and who asked is told that it was not kept', async () => {
  const { rows, time, troubles, move } = await opened(() => 100);
  time.now = 105;
  expect(await move()).toMatchObject({ refused: 'TB-ORDER-3' });
  expect(rows).toHaveLength(100);
  expect(String(troubles[0])).toContain('it rings the same alarm for ever: when it has rung, set it later than 100.');
});
