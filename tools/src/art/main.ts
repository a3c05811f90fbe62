import { join } from 'node:path';
import { main } from '../cli/command.ts';
import type { Flags } from '../cli/flags.ts';
import { check } from './check.ts';
import { chosen } from './choose.ts';
import { gallery } from './gallery.ts';
import { look } from './look.ts';
import { render } from './render.ts';
import { sheets } from './sheets.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const flags = {
  all: { kind: 'switch', about: 'render also what did not change' },
  check: { kind: 'switch', about: 'draw nothing: judge what is stored, and show the figures behind the verdict' },
  sheets: { kind: 'switch', about: 'lay all stored pictures and the motifs of the kit on contact sheets in docs/art' },
  gallery: {
    kind: 'switch',
    about: 'serve every picture with its idea and its tags, and the motifs of the kit, until stopped',
  },
  port: { kind: 'whole', value: 'N', about: 'with --gallery: where (default 8094)' },
  look: { kind: 'text', value: 'OUT.png', about: 'only draw a contact sheet of these pictures to look at' },
  width: { kind: 'whole', value: 'N', about: 'with --look: how wide each picture is (default 480)' },
  columns: { kind: 'whole', value: 'N', about: 'with --look: how many stand beside each other (default 4)' },
  plain: { kind: 'switch', about: 'with --look: do not cut the corners of hexes' },
} as const satisfies Flags;

await main({
  name: 'art',
  about: 'Renders the pictures whose scenes changed. ID… are ids (i07), beginnings of ids (d3) or folders (intel).',
  takes: 'ID…',
  flags,
  run: async ({ values, rest }, say) => {
    const files = await chosen(root, rest);
    if (values.check) return check(root, say);
    if (values.gallery) return gallery(root, values.port ?? 8094, say);
    if (values.sheets) return sheets(root, say);
    const { width = 480, columns = 4, look: out } = values;
    if (out !== undefined) return look({ root, out, files, width, columns, cut: !values.plain }, say);
    return render({ root, files, all: await chosen(root, []), again: values.all }, say);
  },
});
