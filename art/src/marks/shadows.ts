import type { Mark, Part } from './mark.ts';

const magnifier = 'M-11.2 -2.2a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z';
const lens = 'M-9 -2.2a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0Z';
const hat = 'M-11.4 4.6Q0 10.6 11.4 4.6Q11.2 1.6 7.2 2L5.8 -5.2Q5 -8.8 2.4 -7.6Q0 -6.4 -2.4 -7.6Q-5 -8.8 -5.8 -5.2L-7.2 2Q-11.2 1.6 -11.4 4.6Z';
const shield = 'M0 -9.4L7.8 -6.6V0Q7.8 6.6 0 10Q-7.8 6.6 -7.8 0V-6.6Z';

const mapMark = (...parts: readonly Part[]): Mark => ({ box: [-14, -14, 28, 28], parts });
const teamMark = (...parts: readonly Part[]): Mark => ({ box: [-14, -14, 28, 28], parts });
const figure = (...parts: readonly Part[]): Mark => ({ box: [-14, -39, 28, 42], parts });

const handle = 'M3 3L8 8';
const handleEdge: Part = { line: 'M3.4 3.4L8 8', width: 8.4, paint: 'edge' };

/** What an Officer sees on the map. Whose it is lies in the fill: solid is ours, half is common to both teams. */
const mapMarks = {
  evidence: mapMark(handleEdge, { fill: magnifier, paint: 'edge' }, { line: handle, width: 4.4 }, { fill: lens }),
  'evidence-common': mapMark(
    handleEdge,
    { fill: magnifier, paint: 'edge' },
    { line: handle, width: 4.4 },
    { line: 'M-8.1 -2.2a5.9 5.9 0 1 0 11.8 0a5.9 5.9 0 1 0 -11.8 0Z', width: 2 },
    { fill: 'M-2.2 -8.1A5.9 5.9 0 0 0 -2.2 3.7Z' },
  ),
  'evidence-missing': mapMark({ line: 'M2.4 2.4L8 8', width: 2.2 }, { line: 'M-8.2 -2.2a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', width: 1.7 }),
  client: mapMark({ body: hat, edge: 4.4 }, { line: 'M-6.7 -.2Q0 2.6 6.7 -.2', width: 1.8, paint: 'edge' }),
  'client-common': mapMark(
    { line: hat, width: 4.4, paint: 'edge' },
    { fill: hat, paint: 'edge' },
    { fill: 'M-11.4 4.6Q-6 7.6 0 7.6V-7Q-1.2 -7 -2.4 -7.6Q-5 -8.8 -5.8 -5.2L-7.2 2Q-11.2 1.6 -11.4 4.6Z' },
    { line: hat, width: 1.5 },
  ),
  police: mapMark({ body: shield, edge: 4.4 }),
  'police-common': mapMark(
    { line: shield, width: 4.4, paint: 'edge' },
    { fill: shield, paint: 'edge' },
    { fill: 'M0 -9.4V10Q-7.8 6.6 -7.8 0V-6.6Z' },
    { line: 'M0 -8.6L7 -6V0Q7 6 0 9.1Q-7 6 -7 0V-6Z', width: 1.8 },
  ),
  'police-missing': mapMark({ line: 'M0 -8.6L7 -6V0Q7 6 0 9.1Q-7 6 -7 0V-6Z', width: 1.7 }),
} as const satisfies Record<string, Mark>;

const plate = 'M-8 -12H8A4 4 0 0 1 12 -8V8A4 4 0 0 1 8 12H-8A4 4 0 0 1 -12 8V-8A4 4 0 0 1 -8 -12Z';
const disc = 'M-12.4 0a12.4 12.4 0 1 0 24.8 0a12.4 12.4 0 1 0 -24.8 0Z';

/** Black is square and wears a fedora, orange is round and wears a cloche, in every mark of theirs. */
const teamMarks = {
  'emblem-black': teamMark(
    { body: plate, edge: 2 },
    { fill: 'M-9 4.4Q0 8 9 4.4Q9 1.8 5.4 1.8L4.4 -4.6Q3.4 -7.4 0 -5.8Q-3.4 -7.4 -4.4 -4.6L-5.4 1.8Q-9 1.8 -9 4.4Z', paint: 'edge' },
  ),
  'emblem-orange': teamMark({ body: disc, edge: 1 }, { fill: 'M-6 2Q-7 -8 0 -8Q7 -8 6 2L9 4.6Q0 .4 -9 4.6Z', paint: 'edge' }),
  'token-black': teamMark(
    { body: plate, edge: 2.4 },
    { line: 'M2 2L7 7', width: 3.6, paint: 'edge' },
    { line: 'M-6.8 -1.8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z', width: 2.6, paint: 'edge' },
  ),
  'token-orange': teamMark(
    { body: disc, edge: 2.4 },
    { line: 'M2 2L6.4 6.4', width: 3.6, paint: 'edge' },
    { line: 'M-6.4 -1.8a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z', width: 2.6, paint: 'edge' },
  ),
  'visited-black': teamMark({ body: 'M-7 -7H7V7H-7Z', edge: 3 }),
  'visited-orange': teamMark({ body: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z', edge: 3 }),
  'figure-black': figure(
    {
      body: 'M-9.5 -5H9.5V1H-9.5ZM-5 -22.5L5 -22.5L8.6 -18L9 -4H-9L-8.6 -18ZM-4.2 -25.5a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0ZM-9.5 -27.6Q0 -25 9.5 -27.6Q9.5 -29.8 5.6 -29.8L4.6 -34.4Q3.6 -36.4 0 -35.2Q-3.6 -36.4 -4.6 -34.4L-5.6 -29.8Q-9.5 -29.8 -9.5 -27.6Z',
      edge: 3.4,
    },
    { line: 'M-4 -22L0 -15L4 -22M0 -15V-5M-8.8 -12.5H8.8', width: 1.1, paint: 'edge' },
    { line: 'M-5.2 -30.2Q0 -28.8 5.2 -30.2', width: 1.3, paint: 'edge' },
  ),
  'figure-orange': figure(
    {
      body: 'M-10.5 -2.4a10.5 3.8 0 1 0 21 0a10.5 3.8 0 1 0 -21 0ZM-4.5 -22.5H4.5L5.6 -15L9.6 -4H-9.6L-5.6 -15ZM-4.6 -25.5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0ZM-6 -26Q-7 -35.6 0 -35.6Q7 -35.6 6 -26L8.8 -24.4Q0 -28 -8.8 -24.4Z',
      edge: 3.6,
    },
    { line: 'M-5.4 -15.4Q0 -13.6 5.4 -15.4M0 -14.4V-6M-6.2 -29.4Q0 -31.4 6.2 -29.4', width: 1.3, paint: 'edge' },
  ),
} as const satisfies Record<string, Mark>;

/** A cell that nobody enters: a canal. */
const obstacle: Mark = {
  box: [-14, -14, 28, 28],
  parts: [
    { line: 'M-12 -7q3 -3.4 6 0t6 0t6 0t6 0M-12 7q3 -3.4 6 0t6 0t6 0t6 0', width: 1.8 },
    { line: 'M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4', width: 2.4 },
  ],
};

export const shadowsMarks = { ...mapMarks, ...teamMarks, obstacle } as const satisfies Record<string, Mark>;
