/** In milliseconds. A request within this time gets the last result: nobody can make us write as often as they ask. */
const lookAgainAfter = 1_000;
/** A store that takes longer is not ready, whatever it answers in the end. */
const readyWithin = 2_000;

/** Whether the store can be written to now: `write` stores something, and rejects if it cannot. */
export function readiness(
  write: () => Promise<void>,
  within = readyWithin,
  clock: () => number = () => performance.now(),
): () => Promise<void> {
  let last: { readonly at: number; readonly found: Promise<void> } | undefined;
  return () => {
    if (last === undefined || clock() - last.at >= lookAgainAfter) last = { at: clock(), found: soon(write(), within) };
    return last.found;
  };
}

async function soon(written: Promise<void>, within: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = setTimeout(() => reject(new Error(`The store did not keep anything within ${within} ms.`)), within);
  await Promise.race([written, promise]).finally(() => clearTimeout(late));
}
