/**
 * What the page says about the connection: seconds to the next try, age of what is shown, what was missed [UX-22]
 * [UX-23].
 */
import type { ConnectionState, News } from '@lamplight/client';

export type Trouble = {
  /** Nothing was ever shown, or what is shown is old. */
  readonly type: 'connecting' | 'stale';
  /** Whole seconds to the next try; undefined while it tries. */
  readonly nextIn: number | undefined;
  /** Whole seconds since the server was last heard. */
  readonly age: number | undefined;
};

/** A first connection is no trouble until it takes this long. */
const patience = 2_500;

export function troubleOf(connection: ConnectionState, now: number): Trouble | undefined {
  if (connection.type === 'open' || connection.type === 'closed') return undefined;
  if (connection.type === 'connecting' && now - connection.since < patience) return undefined;
  const seconds = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / 1_000));
  return {
    type: connection.type,
    nextIn: connection.next === undefined ? undefined : seconds(connection.next - now),
    age: connection.type === 'stale' ? Math.floor((now - connection.heard) / 1_000) : undefined,
  };
}

/** Slow enough to lose a race. */
const slow = 1_000;
/** One late answer may be the fault of this device. */
const inARow = 3;

/** The last measurements, no more than are needed. If all of them are slow: the round trip in seconds, to a tenth. */
export type Slowness = { readonly last: readonly number[]; readonly seconds: number | undefined };
export const notSlow: Slowness = { last: [], seconds: undefined };

export function withLatency({ last }: Slowness, latency: number): Slowness {
  const measured = [...last, latency].slice(-inARow);
  const isSlow = measured.length === inARow && measured.every(each => each >= slow);
  return { last: measured, seconds: isSlow ? Math.round(latency / 100) / 10 : undefined };
}

export type MissedNews = { readonly moves: number; readonly lines: number };
export const nothingMissed: MissedNews = { moves: 0, lines: 0 };

/** Counts the steps of the match that told something, and the chat lines. */
export function withNews({ moves, lines }: MissedNews, { of, told }: Pick<News, 'of' | 'told'>): MissedNews {
  if (of === 'match') return { moves: moves + (told.length > 0 ? 1 : 0), lines };
  const said = told.filter(each => (each as { readonly type?: string }).type === 'said').length;
  return { moves, lines: lines + said };
}
