/** A thread of the archive. It has no store of its own and asks the server for what it needs. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { owned } from '../../owned.ts';
import { offers } from '../../players/seatings.ts';
import type { Store } from '../../store/store.ts';
import { MatchTooLong, openArchive } from './archive.ts';
import {
  type ArchiveRequest,
  type FromArchive,
  failureOf,
  type JobOutcome,
  questions,
  type StoreQuestion,
  type ToArchive,
} from './messages.ts';

/** It is more work than was allowed. */
class Longer extends Error {
  readonly work: number;
  constructor(work: number) {
    super(`This is ${work} views.`);
    this.work = work;
  }
}

function serve(server: MessagePort): void {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  const ask = (of: StoreQuestion, args: readonly unknown[]) => {
    const question = asked++;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(question, answer);
    server.postMessage({ question, of, args } satisfies FromArchive);
    return answer.promise;
  };
  const store = Object.fromEntries(
    questions.map(of => [of, (...args: readonly unknown[]) => ask(of, args)]),
  ) as unknown as Store;

  const work = async ([name, ...args]: ArchiveRequest, most: number): Promise<JobOutcome> => {
    const archive = openArchive(store, offers, work => {
      if (work > most) throw new Longer(work);
    });
    try {
      return { value: await (archive[name] as (...args: readonly unknown[]) => Promise<unknown>)(...args) };
    } catch (error) {
      if (error instanceof Longer) return { longer: error.work };
      return error instanceof MatchTooLong ? { tooLong: error.message } : failureOf(error);
    }
  };
  server.on('message', (message: ToArchive) => {
    if ('job' in message) {
      const { job } = message;
      const tell = (outcome: JobOutcome) => {
        const written = 'value' in outcome && outcome.value instanceof Uint8Array ? outcome.value : undefined;
        // Transferred, not copied.
        const given = written?.buffer instanceof ArrayBuffer ? [written.buffer] : [];
        server.postMessage({ job, ...outcome } satisfies FromArchive, given);
      };
      owned(work(message.ask, message.most).then(tell), error => tell(failureOf(error)));
      return;
    }
    const answer = waiting.get(message.answer);
    waiting.delete(message.answer);
    if ('failed' in message) answer?.reject(new Error(message.failed));
    else answer?.resolve(message.value);
  });
}

if (parentPort === null) throw new Error('This is a thread of the archive: see thread.ts.');
serve(parentPort);
