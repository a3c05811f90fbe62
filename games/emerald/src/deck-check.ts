/** The deck is read when the package loads: a wrong row stops everything, with its line and column in cards.csv. */

const kinds = ['starting', 'game', 'city', 'royalty', 'identity'];
const factions = ['neutral', 'loyalist', 'restorationist'];
const headers = [
  ...['none', 'action', 'free', 'block', 'benefit', 'one-use-action', 'one-use-free', 'one-use-benefit'],
  ...['one-use-action-or-block', 'one-use-bombs'],
];
/** Each number column with its largest allowed value. */
const numbers: Readonly<Record<string, number>> = {
  copies: 6,
  place: 3,
  claim: 3,
  retrieve: 3,
  move: 3,
  track_loyalist: 10,
  track_restorationist: 10,
  assassinate: 1,
  bombs: 3,
  vp: 10,
  kill_box_vp: 10,
  sanity: 1,
  agents: 2,
};

type Cells = Readonly<Record<string, unknown>>;

export function checkDeck(rows: readonly Cells[]): void {
  for (const [n, row] of rows.entries()) {
    const column = wrongColumn(row);
    if (column !== undefined) {
      // The header is line 1, so the first card is on line 2.
      throw new Error(`cards.csv, line ${n + 2}, column ${column}: ${JSON.stringify(row[column])} cannot stand there.`);
    }
  }
}

function wrongColumn(row: Cells): string | undefined {
  const { kind, vp_faction, header, city, bombs_to_kill } = row;
  if (typeof kind !== 'string' || !kinds.includes(kind)) return 'kind';
  if (typeof vp_faction !== 'string' || !factions.includes(vp_faction)) return 'vp_faction';
  if (typeof header !== 'string' || !headers.includes(header)) return 'header';
  const placed = kind === 'city' || kind === 'royalty';
  if (placed === (city === '')) return 'city';
  if (placed !== Number.isInteger(bombs_to_kill)) return 'bombs_to_kill';
  return Object.keys(numbers).find(column => !isWithin(row[column], column === 'copies' ? 1 : 0, numbers[column] ?? 0));
}

const isWithin = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
