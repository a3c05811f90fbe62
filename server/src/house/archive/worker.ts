/** The thread of the archive. It has no store of its own: what it needs of it, it asks of the server. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { owned } from '../../owned.ts';
import { offers } from '../../players/seatings.ts';
import type { Store } from '../../store/store.ts';
import { openArchive } from './archive.ts';
import { type Ask, type FromWorker, outcomeOf, type Question, questions, type ToWorker } from './messages.ts';

function serve(server: MessagePort): void {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  const ask = (of: Question, args: readonly unknown[]) => {
    const question = asked++;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(question, answer);
    server.postMessage({ question, of, args } satisfies FromWorker);
    return answer.promise;
  };
  const store = Object.fromEntries(
    questions.map(of => [of, (...args: readonly unknown[]) => ask(of, args)]),
  ) as unknown as Store;
  const archive = openArchive(store, offers);

  const work = ([name, ...args]: Ask) => (archive[name] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
  server.on('message', (message: ToWorker) => {
    if ('job' in message) {
      const { job } = message;
      const tell = (outcome: Awaited<ReturnType<typeof outcomeOf>>) =>
        server.postMessage({ job, ...outcome } satisfies FromWorker);
      owned(outcomeOf(() => work(message.ask)).then(tell), error => tell({ failed: String(error) }));
      return;
    }
    const answer = waiting.get(message.answer);
    waiting.delete(message.answer);
    if ('failed' in message) answer?.reject(new Error(message.failed));
    else answer?.resolve(message.value);
  });
}

if (parentPort === null) throw new Error('This is the thread of the archive: see thread.ts.');
serve(parentPort);
