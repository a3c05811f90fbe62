/** Writes the stored maps as two files: the data, one pair a line, and a table of their figures for people. */
import { must } from '@lamplight/contract';
import { bands, type MapFigures, tolerance } from '@lamplight/shadows/fairness';
import type { NumberedPair } from '@lamplight/shadows/maps';
import { firstNumbers, storedSeed } from './draw.ts';
import { type Rating, rate } from './rate.ts';

export const dataOf = (pairs: readonly NumberedPair[]): string =>
  `[\n${pairs.map(pair => `  ${JSON.stringify(pair)}`).join(',\n')}\n]\n`;

type Row = Rating & { readonly number: number };

const both = (black: string, orange: string): string => `${black} / ${orange}`;
const journey = ({ journey: { moves, steps } }: MapFigures): string => `${moves} (${steps})`;
const risk = (figures: MapFigures): string => figures.journey.risk.toFixed(2);
const access = (figures: MapFigures): string => figures.access.join(' ');

function lineOf({ number, faces, difficulty, difference }: Row): string {
  const eachFace = faces.flatMap(({ black, orange }) => [
    both(journey(black), journey(orange)),
    both(risk(black), risk(orange)),
  ]);
  const { black, orange } = must(faces, faces.length - 1);
  const rest = [
    both(access(black), access(orange)),
    both(String(black.alone), String(orange.alone)),
    difficulty.toFixed(2),
    difference.toFixed(2),
  ];
  return `| ${[number, ...eachFace, ...rest].join(' | ')} |`;
}

export function pageOf(pairs: readonly NumberedPair[]): string {
  const rows = pairs.map((pair): Row => ({ number: pair.number, ...rate(pair) }));
  const first = rows.filter(({ number }) => number <= firstNumbers).map(({ difficulty }) => difficulty);
  const others = rows.filter(({ number }) => number > firstNumbers).map(({ difficulty }) => difficulty);
  const worst = rows.reduce((one, other) => (other.difference > one.difference ? other : one));
  return `# The maps of Shadows

\`npm run maps\` generates this page and \`maps.json\` beside it. Do not edit them. It draws from the fixed seed ${storedSeed}, so it always
gives the same bytes. \`npm run maps -- --check\` checks the stored maps against everything below.
\`npm run maps -- --number 41\` draws a map beyond the stored ones, by the same criteria.

A line of \`maps.json\` is a pair of maps: what both maps show, what only black's shows, and what only orange's shows. Each list of
own police has six cells. The sixth is printed only on maps with twelve police.

## The figures

All are given as black / orange. The board looks the same after a third of a turn, so they hold in all three orientations.

- **journey**: the fewest moves that find three pieces of evidence and then reach a client without ever arriving at
  police. In brackets: the cards that the cheapest such journey takes.
- **risk**: how much police is near the journey. A clue could be mistaken for the other cells at the same distance. The risk of a
  move is the share of police among those cells. It is summed over the journey, then averaged over all shortest journeys.
- **access**: the moves from the centre to each piece of common evidence, with 12 police.
- **alone**: the journey when the rival has found all common evidence, with 12 police.
- **difficulty**: moves plus risk, as the mean over both teams and both numbers of police.
- **difference**: how much harder the map is for one team than for the other. It is the worse of 11 and 12 police.

## The tolerance

Between the teams, for 11 and for 12 police: moves ${tolerance.moves}, cards ${tolerance.steps}, risk ${tolerance.risk}, access ${tolerance.access} for each common evidence, alone ${tolerance.alone}.
Numbers 1–${firstNumbers} have journeys of ${bands.first.moves[0]} moves and a risk up to ${bands.first.risk[1]}, the others ${bands.rest.moves.join(' to ')} moves and a risk of ${bands.rest.risk.join(' to ')}. On every map both
clients are worth going to, and there is a safe journey to the end from every cell.

Numbers 1–${firstNumbers} have difficulties up to ${Math.max(...first).toFixed(2)}, the others from ${Math.min(...others).toFixed(2)} to ${Math.max(...others).toFixed(2)}. The least fair pair is number ${worst.number}, with a difference of ${worst.difference.toFixed(2)}.

## The table

| number | journey, 11 police | risk, 11 | journey, 12 police | risk, 12 | access | alone | difficulty | difference |
|---|---|---|---|---|---|---|---|---|
${rows.map(lineOf).join('\n')}
`;
}
