/**
 * Threads of this process, each from a TypeScript file of ours. Node strips the types in every thread anew, with a
 * WebAssembly program. V8 compiles the functions that this program calls often and shares them between all threads. Now
 * and then it frees them wrongly when threads come and go (nodejs/node#64500). Then the whole server crashes, about
 * once in three thousand threads on a busy machine. So the flag here keeps V8 from ever counting enough calls to
 * compile. Start a thread any other way, and the server can crash again.
 */
import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const never = 2 ** 31 - 1;

export function startThread(file: URL, options?: WorkerOptions): Worker {
  setFlagsFromString(`--wasm-wrapper-tiering-budget=${never}`);
  const worker = new Worker(file, options);
  // An unreadable message is lost, so it counts as an error of the thread: whoever waits for it hears of it.
  worker.on('messageerror', error => worker.emit('error', error));
  return worker;
}
