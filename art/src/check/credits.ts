import type { Fault } from './facts.ts';

/** What could bring shapes of others into the pictures. */
export interface Borrowing {
  /** Every file of art/. */
  readonly files: readonly string[];
  /** The packages that drawings import, with the first file that does. */
  readonly packages: ReadonlyMap<string, string>;
  /** THIRD-PARTY.md. */
  readonly thirdParty: string;
}

/** What we write ourselves. Anything else that lies in art/ may hold what somebody else drew. */
const ours = [
  /\.ts$/,
  /^art\/(?:.*\/)?README\.md$/,
  /^art\/package\.json$/,
  /^art\/src\/gallery\/[^/]+\.(?:css|js)$/,
  /^art\/src\/[^/]+\/messages\/[a-z]+\.json$/,
  /^art\/pictures\/(?:[0-9a-f]{12}\.avif|manifest\.json|concepts\.json|prints\.json)$/,
];

/** Bends and measures paths, and has none of its own. */
const tools = ['svgpath'];

interface Row {
  readonly names: string;
  readonly from: string;
  readonly licence: string;
}

const rowsOf = (thirdParty: string): readonly Row[] =>
  [...thirdParty.matchAll(/^\| `(art\/[^`]+)` \|[^|]*\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, names = '', from = '', licence = '']) => ({ names, from: from.trim(), licence: licence.trim() }),
  );

const fits = (names: string, file: string): boolean =>
  new RegExp(`^${names.split('*').map(RegExp.escape).join('[^/]*')}$`).test(file);

/** Whoever drew a shape that we use is named for it, with the licence: a borrowed shape lies in a file of its own. */
export function creditFaults({ files, packages, thirdParty }: Borrowing): Fault[] {
  const rows = rowsOf(thirdParty);
  const foreign = files.filter(file => !ours.some(own => own.test(file)));
  return [
    ...foreign
      .filter(file => !rows.some(({ names }) => fits(names, file)))
      .map(file => ({
        file,
        says: 'may hold shapes that others drew: name its author and licence in THIRD-PARTY.md, or draw them in TypeScript.',
      })),
    ...rows.flatMap(({ names, from, licence }) => {
      const says = (what: string): Fault[] => [{ file: 'THIRD-PARTY.md', says: `${what}.` }];
      if (!foreign.some(file => fits(names, file))) return says(`names ${names}, which nobody needs: delete the row`);
      if (from === '') return says(`does not say who made ${names}: add the author`);
      return licence === '' ? says(`does not say under which licence ${names} is: add it`) : [];
    }),
    ...[...packages]
      .filter(([name]) => !tools.includes(name))
      .map(([name, file]) => ({
        file,
        says: `draws with the package ${name}: put the shapes you take from it into a file of their own, and name that in THIRD-PARTY.md.`,
      })),
  ];
}
