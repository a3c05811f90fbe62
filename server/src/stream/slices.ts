import { Queue } from './queue.ts';

/** So few rows are folded at once: waiting would take longer. */
const few = 16;

const queue = new Queue();

/**
 * Long work of all streams of this process, cut into slices. Each turn of the event loop runs one, in the order they
 * came, so that small requests need not wait for large ones. `rows` is the size of a slice.
 */
export async function inSlices<Value>(rows: number, slice: () => Value): Promise<Value> {
  if (rows <= few) return slice();
  const done: Value[] = [];
  await queue.add(async () => {
    await new Promise(resolve => setImmediate(resolve));
    done.push(slice());
  });
  return done[0] as Value;
}
