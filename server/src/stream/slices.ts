import { Queue } from './queue.ts';

/** So few rows are folded at once: to wait would take longer. */
const few = 16;

const line = new Queue();

/**
 * Long work of all streams of this process, cut into slices: one in a turn of the event loop, in the order they came, so that
 * whoever wants little need not wait for whoever wants much. `rows` is how much a slice is.
 */
export async function inSlices<Value>(rows: number, slice: () => Value): Promise<Value> {
  if (rows <= few) return slice();
  const done: Value[] = [];
  await line.add(async () => {
    await new Promise(resolve => setImmediate(resolve));
    done.push(slice());
  });
  return done[0] as Value;
}
