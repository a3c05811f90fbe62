import type { CDPSession } from 'playwright-core';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of it, what the thread really ran: others have work to do on this machine too. */
  readonly tdur?: number;
  readonly args?: { readonly data?: unknown; readonly name?: string };
}

/** What one message from the server made the main thread do, in milliseconds. */
export interface Update {
  readonly work: number;
  readonly script: number;
  readonly style: number;
  readonly paint: number;
  /** The longest that a finger would have had to wait. */
  readonly longest: number;
}

const categories = 'toplevel,devtools.timeline,disabled-by-default-devtools.timeline,v8.execute,__metadata';

export async function traced(tools: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  tools.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise<void>(resolve => {
    tools.once('Tracing.tracingComplete', () => resolve());
  });
  await tools.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await work();
  await tools.send('Tracing.end');
  await ended;
  return events;
}

const kinds = {
  script: ['FunctionCall', 'EvaluateScript', 'TimerFire', 'FireAnimationFrame', 'RunMicrotasks', 'v8.callFunction'],
  style: ['UpdateLayoutTree', 'Layout', 'RecalculateStyles', 'PrePaint'],
  paint: ['Paint', 'Layerize', 'Commit', 'CompositeLayers'],
} as const;
/** A drawing that follows a message later than this is of a clock or of a motion that goes on by itself. */
const follows = 100_000;

/** From one message to the next, but no longer than until its frame is drawn. */
export function updatesIn(events: readonly TraceEvent[]): readonly Update[] {
  const messages = events.filter(({ name }) => name === 'WebSocketReceive').toSorted((a, b) => a.ts - b.ts);
  const [first] = messages;
  if (first === undefined) throw new Error('The trace holds no message: the page was not at the table.');
  const main = events.filter(({ pid, tid, ph }) => ph === 'X' && pid === first.pid && tid === first.tid);
  // Told twice, by two names, one within the other.
  const tasks = outermost(main.filter(({ name }) => name.endsWith('RunTask')));
  return messages.map(({ ts }, n) => {
    const until = Math.min(messages[n + 1]?.ts ?? Number.POSITIVE_INFINITY, ts + follows);
    const isOf = (event: TraceEvent): boolean => event.ts + (event.dur ?? 0) > ts && event.ts < until;
    const sum = (names: readonly string[]): number =>
      outermost(main.filter(event => names.includes(event.name) && isOf(event))).reduce(
        (all, event) => all + ran(event),
        0,
      ) / 1000;
    const own = tasks.filter(isOf).map(event => ran(event) / 1000);
    return {
      work: own.reduce((all, each) => all + each, 0),
      longest: Math.max(0, ...own),
      script: sum(kinds.script),
      style: sum(kinds.style),
      paint: sum(kinds.paint),
    };
  });
}

const ran = ({ tdur, dur = 0 }: TraceEvent): number => tdur ?? dur;

/** What runs within another of its kind was counted with it. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return events
    .toSorted((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
