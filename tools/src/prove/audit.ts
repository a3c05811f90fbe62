/** Compares what people were promised with what the log keeps. */
import type { Json } from '@lamplight/contract';
import type { Store, StreamRow } from '@lamplight/server/store/store';
import type { AcknowledgedCommand, ProvePerson } from './person.ts';

export interface Audit {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  /** Done twice, or answered as done twice. */
  readonly doubled: readonly string[];
  /** Done at another step than the answer said, or answered in two ways. */
  readonly misplaced: readonly string[];
  /** In the log, although whoever asked for it was told that it was not done. */
  readonly denied: readonly string[];
  readonly rows: number;
}

type RowBody = { readonly noticed: readonly string[] | '*'; readonly of: Json };
type Promised = Pick<ProvePerson, 'acknowledged' | 'contradictions' | 'sign'>;

/** Call it when everybody has an answer to everything. */
export async function audit(store: Pick<Store, 'read'>, people: readonly Promised[]): Promise<Audit> {
  const promises = new Map<string, AcknowledgedCommand>();
  const doubled: string[] = [];
  for (const promise of people.flatMap(({ acknowledged }) => acknowledged)) {
    if (promises.has(promise.command)) doubled.push(sentence(promise, 'was answered before'));
    promises.set(promise.command, promise);
  }
  const misplaced = people.flatMap(({ contradictions }) => contradictions);
  const denied: string[] = [];
  const signs = new Set(people.map(({ sign }) => sign));
  const found = new Set<string>();
  let rows = 0;
  for (const stream of new Set([...promises.values()].map(promise => promise.stream))) {
    const counting = new Counting();
    for (const row of await store.read(stream, 0)) {
      rows += 1;
      counting.take(row);
      if (row.seq !== counting.rows) doubled.push(`Row ${row.seq} of ${stream} stands in place ${counting.rows}.`);
      const promise = promises.get(row.command);
      if (promise === undefined) {
        if (signs.has(row.command.slice(0, 16))) denied.push(`Command ${row.command} is in the log of ${stream}.`);
        continue;
      }
      if (found.has(row.command)) doubled.push(sentence(promise, 'is in the log twice'));
      found.add(row.command);
      const step = counting.stepOf(promise.key);
      if (promise.stream !== stream) misplaced.push(sentence(promise, `is in the log of ${stream}`));
      else if (promise.step !== step) misplaced.push(sentence(promise, `is step ${step} in the log`));
    }
  }
  const lost = [...promises.values()].filter(({ command }) => !found.has(command));
  return {
    acknowledged: promises.size,
    lost: lost.map(promise => sentence(promise, 'is not in the log')),
    doubled,
    misplaced,
    denied,
    rows,
  };
}

const sentence = ({ command, of, stream, step }: AcknowledgedCommand, what: string): string =>
  `Command ${command} to ${of} ${stream}, said to be done at step ${step}, ${what}.`;

/** Counts the steps of every viewer anew from who noticed what, without the code under test. */
class Counting {
  rows = 0;
  #forAll = 0;
  /** What everybody noticed before a member came. A seat is there from the first row. */
  readonly #before = new Map<string, number>();
  readonly #own = new Map<string, number>();

  take({ body }: StreamRow): void {
    const { noticed, of } = body as RowBody;
    this.rows += 1;
    for (const member of joinedIn(of)) this.#before.set(member, this.#forAll);
    if (noticed === '*') this.#forAll += 1;
    else for (const key of noticed) this.#own.set(key, (this.#own.get(key) ?? 0) + 1);
  }

  stepOf(key: string): number {
    return this.#forAll - (this.#before.get(key) ?? 0) + (this.#own.get(key) ?? 0);
  }
}

function joinedIn(of: Json): readonly string[] {
  if (!Array.isArray(of)) return [];
  const events = of as readonly { readonly type: string; readonly member: number }[];
  return events.filter(({ type }) => type === 'joined').map(({ member }) => String(member));
}
