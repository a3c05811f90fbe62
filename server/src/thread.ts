/**
 * Threads of this process, each from a TypeScript file of ours. Node strips the types in every thread anew, by a WebAssembly
 * program; V8 compiles what that program often calls and keeps it for all threads together, and now and then frees it wrongly
 * when threads come and go (nodejs/node#64500): the whole server is gone, about once in three thousand threads on a busy machine.
 * Whatever is called is therefore never called often enough. Start a thread otherwise, and it can crash again.
 */
import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const never = 2 ** 31 - 1;

export function startThread(file: URL, options?: WorkerOptions): Worker {
  setFlagsFromString(`--wasm-wrapper-tiering-budget=${never}`);
  const worker = new Worker(file, options);
  // A message that cannot be read is lost: whoever waits for it hears of it as of any other error of the thread.
  worker.on('messageerror', error => worker.emit('error', error));
  return worker;
}
