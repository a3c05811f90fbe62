import type { CDPSession } from 'playwright-core';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** The part of it that the thread really ran: other work shares this machine. */
  readonly tdur?: number;
  readonly args?: { readonly data?: unknown; readonly name?: string };
}

/** What one message from the server made the main thread do until its frame was painted, in milliseconds. */
export interface Update {
  readonly work: number;
  readonly script: number;
  readonly style: number;
  readonly paint: number;
  /** Each later frame of its animation. */
  readonly motion: readonly number[];
  /** Each task after its frame that paints nothing: deferred work, and work of others. */
  readonly after: readonly number[];
}

/**
 * Tasks, messages, commits and what the browser does in a task; only what is read here. Recording an event costs the
 * page time, which counts as its own.
 */
const categories = 'devtools.timeline,disabled-by-default-devtools.timeline';

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
  script: ['FunctionCall', 'EvaluateScript', 'TimerFire', 'FireAnimationFrame', 'EventDispatch'],
  style: ['UpdateLayoutTree', 'Layout', 'RecalculateStyles', 'PrePaint'],
  paint: ['Paint', 'Layerize', 'Commit', 'CompositeLayers'],
} as const;
/** A paint that follows a message later than this belongs to a clock or to an animation that runs by itself. */
const follows = 100_000;

/**
 * From a message to the frame that shows it. If nothing is painted, everything that runs until the next message counts,
 * though some of it may be of others.
 */
export function updatesIn(events: readonly TraceEvent[]): readonly Update[] {
  const { messages, main, tasks } = pageIn(events);
  const commits = main.filter(({ name }) => name === 'Commit');
  const isFrame = (task: TraceEvent): boolean => commits.some(({ ts }) => ts >= task.ts && ts < endOf(task));
  return messages.map(({ ts }, n) => {
    const last = Math.min(messages[n + 1]?.ts ?? Number.POSITIVE_INFINITY, ts + follows);
    const own = tasks.filter(task => endOf(task) > ts && task.ts < last);
    const frames = own.filter(isFrame);
    const [shown, ...motion] = frames;
    const until = shown === undefined ? last : endOf(shown);
    const isOf = (event: TraceEvent): boolean => endOf(event) > ts && event.ts < until;
    const sum = (found: readonly TraceEvent[]): number => found.reduce((all, event) => all + ran(event), 0) / 1000;
    const kind = (names: readonly string[]): number =>
      sum(outermost(main.filter(event => names.includes(event.name) && isOf(event))));
    return {
      work: sum(own.filter(isOf)),
      script: kind(kinds.script),
      style: kind(kinds.style),
      paint: kind(kinds.paint),
      motion: motion.map(frame => ran(frame) / 1000),
      after: own.filter(task => task.ts >= until && !isFrame(task)).map(task => ran(task) / 1000),
    };
  });
}

/**
 * Everything the main thread did from the first message to the end, in milliseconds per update. Deferred work is
 * included.
 */
export function allWorkIn(events: readonly TraceEvent[]): number {
  const { messages, tasks } = pageIn(events);
  const from = messages[0]?.ts ?? 0;
  return tasks.filter(({ ts }) => ts >= from).reduce((all, task) => all + ran(task), 0) / 1000 / messages.length;
}

/** The messages of the socket, and what the thread that received them did. */
function pageIn(events: readonly TraceEvent[]) {
  const messages = events.filter(({ name }) => name === 'WebSocketReceive').toSorted((a, b) => a.ts - b.ts);
  const [first] = messages;
  if (first === undefined) throw new Error('The trace holds no message: the page was not at the table.');
  const main = events.filter(({ pid, tid, ph }) => ph === 'X' && pid === first.pid && tid === first.tid);
  return { messages, main, tasks: outermost(main.filter(({ name }) => name === 'RunTask')) };
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
const ran = ({ tdur, dur = 0 }: TraceEvent): number => tdur ?? dur;

/** A task inside another of its kind is already counted. */
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
