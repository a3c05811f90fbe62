import { catalogue, grid, jpeg, laid, swatch } from '@lamplight/art/press';

/** Which folders of the kit go on which sheet. */
const sheets = {
  people: ['people'],
  animals: ['animals'],
  things: ['things'],
  city: ['city', 'transport'],
  rooms: ['rooms'],
  nature: ['nature', 'sky', 'weather'],
  emerald: ['emerald', 'map'],
  motifs: ['motifs'],
} as const;

const [width, columns, gap] = [140, 15, 4];

export interface KitSheet {
  readonly name: string;
  make(): Promise<Buffer>;
}

/** Everything the kit can draw, folder by folder. */
export async function kitSheets(): Promise<readonly KitSheet[]> {
  const motifs = await catalogue(address => import(address));
  const homeless = motifs.find(
    ({ folder }) =>
      !Object.values(sheets)
        .flat()
        .some(each => isIn(folder, each)),
  );
  if (homeless !== undefined)
    throw new Error(`art/src/kit/${homeless.folder} lies on no sheet: name it in tools/src/art/kit-sheets.ts.`);
  return Object.entries(sheets).map(([name, folders]) => ({
    name: `kit-${name}`,
    make: async () => {
      const shown = motifs.filter(({ folder }) => folders.some(each => isIn(folder, each)));
      const images = await Promise.all(shown.map(({ draw }) => swatch(draw(), width)));
      const layout = grid(images.length, columns, { width, height: width }, gap);
      return jpeg(await laid(images, layout).png({ compressionLevel: 1 }).toBuffer());
    },
  }));
}

const isIn = (folder: string, of: string): boolean => folder === of || folder.startsWith(`${of}/`);
