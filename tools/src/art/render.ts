import { relative } from 'node:path';
import { hashOf } from '@lamplight/art/check';
import { crew } from '@lamplight/art/press';
import { type BrokenPicture, isBroken, isPicture, type Picture, readPicture } from './gather.ts';
import { close, keep, openStore, sizesOf } from './store.ts';

export interface Rendering {
  readonly root: string;
  /** The files to render. */
  readonly files: readonly string[];
  /** All files there are: stored pictures of any other are deleted. */
  readonly all: readonly string[];
  /** Also render what did not change. */
  readonly again: boolean;
}

export async function render({ root, files, all, again }: Rendering, say: (line: string) => void) {
  const start = performance.now();
  const read = await Promise.all(files.map(readPicture));
  const broken: BrokenPicture[] = read.filter(isBroken);
  let store = await openStore(root);
  const stale = read.filter(isPicture).filter(({ id, scene }) => again || store.manifest[id]?.scene !== hashOf(scene));
  const threads = crew(Math.min(2, Math.max(1, stale.length)));
  const seconds: number[] = [];
  // In sequence: two pictures that finish at once must not overwrite each other's entry.
  let keeping = Promise.resolve();
  const press = async ({ id, file, scene }: Picture): Promise<void> => {
    try {
      const pressed = await threads.does({ job: 'press', id, scene });
      seconds.push(pressed.seconds);
      keeping = keeping.then(async () => {
        store = await keep(root, store, id, hashOf(scene), pressed);
      });
      const weights = [...pressed.files].map(([width, bytes]) => `${width} px ${kilobytes(bytes.length)}`).join(', ');
      say(`${id} ${pressed.seconds.toFixed(1)} s, ${weights}`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      broken.push({ id, file, says: `cannot be drawn (${why}): mend it first.` });
    }
  };
  await Promise.all(stale.map(press));
  await keeping;
  await threads.dismiss();
  const ids = new Set(all.map(file => relative(root, file).replace(/^.*[\\/]|\.ts$/g, '')));
  const orphans = await close(root, store, ids);
  for (const { file, says } of broken) say(`${relative(root, file)} ${says}`);
  const passed = broken.length === 0;
  const sizes = await sizesOf(root, (await openStore(root)).manifest);
  for (const line of report(sizes)) say(line);
  const took = (performance.now() - start) / 1000;
  const mean = seconds.reduce((sum, one) => sum + one, 0) / Math.max(1, seconds.length);
  say(
    `Rendered ${seconds.length} of ${files.length} in ${took.toFixed(1)} s (${mean.toFixed(2)} s each on one core), deleted ${orphans.length} old files, ${broken.length} broken.`,
  );
  return { passed, json: { rendered: seconds.length, seconds: took, sizes: Object.fromEntries(sizes), broken } };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function* report(sizes: ReadonlyMap<string, readonly number[]>): Iterable<string> {
  let total = 0;
  for (const [width, all] of [...sizes].sort(([one], [other]) => Number(one) - Number(other))) {
    const sum = all.reduce((before, one) => before + one, 0);
    total += sum;
    yield `${width} px: ${all.length} files, mean ${kilobytes(sum / all.length)}, largest ${kilobytes(Math.max(...all))}`;
  }
  yield `All together ${(total / 1e6).toFixed(2)} MB.`;
}
