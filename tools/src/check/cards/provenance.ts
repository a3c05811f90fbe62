import type { Fault } from '../part.ts';
import type { CsvRow, Deck } from './deck.ts';

/** Read from a rulebook or proved by it; deduced from it; ours; ours and changed since, by what matches showed. */
const kinds = ['seed', 'inferred', 'designed', 'balanced'];

export const provenanceFile = (deck: Deck): string => `${deck.folder}/src/provenance.ts`;

/** A deck whose column says it cell by cell: `seed: id,copies; designed: effect`. Other decks only remark on it. */
export const tellsProvenance = (deck: Deck): boolean =>
  deck.rows.some(({ cells }) => kinds.some(kind => cells.provenance?.startsWith(`${kind}: `)));

/** Where each value of a card comes from, for the page that shows it: no rule may depend on it, so it is no part of the deck. */
export function generateProvenance(deck: Deck): string {
  return [
    '/** Made from cards.csv by `npm run check -- --write`. Do not edit. */',
    '// biome-ignore format: one row a line, as in the CSV',
    'export const provenance = {',
    ...deck.rows.map(row => `  '${row.cells.id}': { ${groupsOf(row).map(written).join(', ')} },`),
    '} as const;',
    '',
  ].join('\n');
}

interface Group {
  readonly kind: string;
  readonly columns: readonly string[];
}

function groupsOf({ cells }: CsvRow): readonly Group[] {
  return (cells.provenance ?? '').split(';').map(part => {
    const [kind = '', columns = ''] = part.split(':');
    return { kind: kind.trim(), columns: columns.split(',').map(column => column.trim()) };
  });
}

const written = ({ kind, columns }: Group): string => `${kind}: [${columns.map(column => `'${column}'`).join(', ')}]`;

export function provenanceFaults(deck: Deck): readonly Fault[] {
  if (!tellsProvenance(deck)) return [];
  return deck.rows.flatMap(row => {
    const groups = groupsOf(row);
    const strange = groups.map(({ kind }) => kind).filter(kind => !kinds.includes(kind));
    const named = groups.flatMap(({ columns }) => columns);
    const unknown = named.filter(column => !deck.columns.includes(column));
    const twice = named.filter((column, n) => named.indexOf(column) !== n);
    return [
      ...strange.map(kind => `tells of a provenance '${kind}': write ${kinds.join(', ')}.`),
      ...unknown.map(column => `tells the provenance of '${column}', which is no column.`),
      ...twice.map(column => `tells the provenance of ${column} twice: leave one.`),
    ].map(says => ({ file: deck.file, line: row.line, says }));
  });
}
