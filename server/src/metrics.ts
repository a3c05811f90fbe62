import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One observed value, such as how long something took. */
export interface Measure {
  observe(value: number): void;
}

export interface MetricCount {
  inc(by?: number): void;
}

export interface MetricLevel {
  inc(by?: number): void;
  dec(by?: number): void;
  set(value: number): void;
}

/** What a node tells of itself at /metrics. Times are in seconds, as Prometheus has them. */
export interface Metrics {
  /** From asking the store to append a row until it is durable. */
  readonly append: Measure;
  /** Rows that became durable in one commit. */
  readonly commitRows: Measure;
  /** Appends beaten by another node. Divide by the appends for conflicts per append. */
  readonly conflicts: MetricCount;
  /** How often one command was decided before it was stored. */
  readonly tries: Measure;
  /** From another node's hint until its rows were read. */
  readonly hintToRead: Measure;
  /** Steps sent to a client that came back. */
  readonly resumeSteps: Measure;
  /** How late an alarm rang. */
  readonly alarmLateness: Measure;
  /** Moves of bots that are due and not yet answered. It grows when bots outrun the store. */
  readonly botQueue: MetricLevel;
  readonly sockets: MetricLevel;
  /** Sockets cut off because their client read too slowly. */
  readonly slowReaders: MetricCount;
  /** Frames and requests refused because they came too often. */
  readonly tooFrequent: MetricCount;
  /** Frames that were not understood. */
  readonly malformed: MetricCount;
  /** Messages for people who are away that push services accepted. */
  readonly pushes: MetricCount;
  /** Work that failed while nobody awaited it: always a bug. */
  readonly unheard: MetricCount;
  /** How often the clock of the machine was set while the node ran. */
  readonly clockJumps: MetricCount;
  /** Everything as text, for Prometheus to read. */
  text(): Promise<string>;
  readonly contentType: string;
}

const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const counts = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Adds event loop delay (nodejs_eventloop_lag_*), memory and CPU.
  collectDefaultMetrics({ register: registry });
  const measure = (name: string, about: string, buckets: number[]) =>
    new Histogram({ name: `lamplight_${name}`, help: about, buckets, registers });
  const count = (name: string, about: string) => new Counter({ name: `lamplight_${name}`, help: about, registers });
  const level = (name: string, about: string) => new Gauge({ name: `lamplight_${name}`, help: about, registers });
  return {
    append: measure('append_seconds', 'Until an appended row was durable', seconds),
    commitRows: measure('commit_rows', 'Rows that became durable in one commit', counts),
    conflicts: count('append_conflicts_total', 'Appends beaten by another node'),
    tries: measure('command_tries', 'How often one command was decided before it was stored', counts),
    hintToRead: measure('hint_to_read_seconds', 'From a hint of another node until its rows were read', seconds),
    resumeSteps: measure('resume_steps', 'Steps sent to a client that came back', [0, ...counts]),
    alarmLateness: measure('alarm_lateness_seconds', 'How long after its time a clock rang', seconds),
    botQueue: level('bot_queue', 'Moves of bots that are not answered yet'),
    sockets: level('sockets', 'Open sockets'),
    slowReaders: count('slow_readers_total', 'Sockets cut off because their reader was too slow'),
    tooFrequent: count('too_frequent_total', 'Frames and requests turned away because they came too often'),
    malformed: count('malformed_total', 'Frames that were not understood'),
    pushes: count('pushes_total', 'Messages that push services took for people who are away'),
    unheard: count('unheard_failures_total', 'Work that failed while nobody waited for it'),
    clockJumps: count('clock_jumps_total', 'How often the clock of the machine was set while the node ran'),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
