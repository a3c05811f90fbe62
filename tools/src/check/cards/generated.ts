import type { CsvRow, Deck } from './deck.ts';

const width = 120;

export const generatedFile = (deck: Deck): string => `${deck.folder}/src/deck.ts`;

/** The rows as data that a game can import, because a game reads no files: one row a line, as in the CSV. */
export function generate(deck: Deck): string {
  const rows = deck.rows.map(row => written(deck, row));
  const wide = rows.some(row => row.length > width);
  return [
    '/** Made from cards.csv by `npm run check -- --write`. Do not edit. */',
    ...(wide ? ['// biome-ignore format: one row a line, as in the CSV'] : []),
    'export const deck = [',
    ...rows,
    '] as const;',
    '',
  ].join('\n');
}

function written(deck: Deck, { cells }: CsvRow): string {
  const properties = columnsForCode(deck).map(
    column => `${column}: ${value(cells[column] ?? '', deck.numeric.has(column))}`,
  );
  return `  { ${properties.join(', ')} },`;
}

/** Where a value comes from is for readers of the CSV. No code may depend on it. */
const columnsForCode = (deck: Deck): string[] => deck.columns.filter(column => column !== 'provenance');

function value(cell: string, numeric: boolean): string {
  if (numeric) return cell === '' ? 'undefined' : cell;
  const quoted = JSON.stringify(cell);
  if (cell.includes("'") && !cell.includes('"')) return quoted;
  return `'${quoted.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
