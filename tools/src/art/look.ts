import { relative } from 'node:path';
import { crew, rows } from '@lamplight/art/press';
import { isBroken, isPicture, readPicture } from './gather.ts';

export interface Looking {
  readonly root: string;
  readonly out: string;
  readonly files: readonly string[];
  readonly width: number;
  readonly columns: number;
  readonly cut: boolean;
}

/** A contact sheet of these pictures, for whoever is drawing them. It does not change the manifest. */
export async function look({ root, out, files, width, columns, cut }: Looking, say: (line: string) => void) {
  const read = await Promise.all(files.map(readPicture));
  const broken = read.filter(isBroken);
  for (const { file, says } of broken) say(`${relative(root, file)} ${says}`);
  const pictures = read.filter(isPicture);
  if (pictures.length === 0) return { passed: false, json: { drawn: 0, broken } };
  const threads = crew(Math.min(2, pictures.length));
  try {
    const images = await Promise.all(
      pictures.map(async ({ id, scene }) => {
        const image = await threads.does({ job: 'look', id, scene, width, cut });
        say(id);
        return Buffer.from(image);
      }),
    );
    await (await rows(images, columns)).png().toFile(out);
  } finally {
    await threads.dismiss();
  }
  say(`${pictures.length} on ${out}`);
  return { passed: broken.length === 0, json: { drawn: pictures.length, broken } };
}
