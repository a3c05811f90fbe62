import { posix } from 'node:path';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { Fault } from '../part.ts';
import type { Tree } from '../tree.ts';

export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A cards.csv as it is, and what is wrong with its rows. */
export interface Deck {
  readonly file: string;
  readonly folder: string;
  readonly columns: readonly string[];
  readonly numeric: ReadonlySet<string>;
  readonly rows: readonly CsvRow[];
  readonly faults: readonly Fault[];
}

const needed = ['id', 'copies', 'effect'];

export function openDecks(tree: Tree): Deck[] {
  return tree.files.filter(file => posix.basename(file) === 'cards.csv').map(file => openDeck(tree, file));
}

function openDeck(tree: Tree, file: string): Deck {
  const empty = { file, folder: posix.dirname(file), columns: [], numeric: new Set<string>(), rows: [] };
  try {
    const [header, ...records] = recordsIn(tree.read(file));
    const columns = header?.cells ?? [];
    const missing = needed.filter(column => !columns.includes(column));
    if (missing.length > 0) {
      return {
        ...empty,
        faults: [{ file, line: 1, says: `has no column ${missing.join(', ')}: add it to the header.` }],
      };
    }
    const rows = records.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    }));
    const numeric = new Set(columns.filter(column => isNumeric(column, rows)));
    return {
      ...empty,
      columns,
      numeric,
      rows,
      faults: [...columnFaults(file, columns), ...rowFaults(file, rows, numeric)],
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { ...empty, faults: [{ file, says: `cannot be read as CSV: ${error.message}.` }] };
  }
}

function recordsIn(text: string): { readonly line: number; readonly cells: readonly string[] }[] {
  const records: unknown = parse(text, { info: true, bom: true, skip_empty_lines: true });
  return (records as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
    line: info.lines,
    cells: record,
  }));
}

const isWhole = (text: string): boolean => /^(?:0|-?[1-9]\d*)$/.test(text);

/** A CSV does not say what a column holds, so the majority of its cells decides; an exception is a fault. */
function isNumeric(column: string, rows: readonly CsvRow[]): boolean {
  const filled = rows.map(({ cells }) => cells[column] ?? '').filter(cell => cell !== '');
  return column === 'copies' || filled.filter(isWhole).length * 2 > filled.length;
}

function columnFaults(file: string, columns: readonly string[]): Fault[] {
  return columns.flatMap((column, index) => {
    if (columns.indexOf(column) !== index)
      return [{ file, line: 1, says: `has the column ${column} twice: rename one.` }];
    if (/^[a-z][a-z0-9_]*$/.test(column)) return [];
    return [{ file, line: 1, says: `has a column '${column}': name it in small letters, digits and underscores.` }];
  });
}

function rowFaults(file: string, rows: readonly CsvRow[], numeric: ReadonlySet<string>): Fault[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    const { id = '', copies = '' } = cells;
    const says: string[] = [];
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) says.push(`has the id '${id}': write it in small letters and dashes.`);
    const before = seen.get(id);
    if (before !== undefined) says.push(`has the id ${id}, like line ${before}: an id stands for one card.`);
    else seen.set(id, line);
    if (isWhole(copies) && Number(copies) < 1)
      says.push(`has ${copies} copies of ${id}: write 1 or more, or delete the row.`);
    for (const column of numeric) {
      const cell = cells[column] ?? '';
      const wrong = cell === '' ? column === 'copies' : !isWhole(cell);
      if (wrong) says.push(`has '${cell}' in the column ${column} of ${id}: write a whole number.`);
    }
    return says.map(each => ({ file, line, says: each }));
  });
}
