import { concept } from '../../concept.ts';
import { line, sampled, smooth } from '../../path.ts';
import type { Group, Point } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { places } from './place.ts';
import type { Projection } from './projection.ts';

/** The great lines of the eighteen-eighties, from city to city. No rule uses them. */
const railways = [
  '-.1 51.5 1.3 51.1', // to the ferry
  '1.8 50.9 2.3 49.9 2.35 48.85',
  '2.35 48.85 .7 47.3 -.5 44.9 -1.8 43.3 -3.7 42.2 -3.7 40.4',
  '2.35 48.85 4.3 50.2 6.9 50.9 9.7 52.3 13.4 52.5',
  '2.35 48.85 5 47.2 5.8 45.5 7.7 45 8.9 44.5 10.6 43.6 12.5 41.9',
  '2.35 48.85 6.2 48.7 9.2 48.8 11.6 48.2 14.3 48.3 16.4 48.2',
  '13.4 52.5 13.8 51 14.5 50 16.4 48.2',
  '13.4 52.5 16.9 52.7 20.3 54.3 23.5 54.9 26.5 56 28.4 58 30.3 59.9',
  '16.4 48.2 18.4 49.8 21 52.2 24 53.8 26.5 56',
  '16.4 48.2 15 46.9 13 46 11.4 44.6 11.6 43.4 12.5 41.9',
  '16.4 48.2 19 47.4 20.4 44.9 21.9 43.3 23.4 42.7 26.5 41.6 29 41.05',
].map(places);

/** Where the steamers go. */
const passages = [
  '29 41 27.4 40.7 25.6 39.9 25.3 38.6 26.3 37 28.2 34.6 29.8 31.4 31.2 30',
  '.6 51.4 1.6 51.1 -1.5 50.2 -5.8 48.9 -9.8 46 -10.6 42.8 -10.2 38.5 -9.2 36.4 -5.8 35.95 -3 36.1 2 37.6 8 37.9 11.4 37.4 13.6 36 19 34.8 25 33.2 29.8 31.4',
  '18.2 40.5 19.2 39.4 20.2 37.4 23 35.2 26 33.6 29.8 31.4',
  '30.1 60 27 60 23.2 59.5 20.8 58.6 19 56.4 16 55 14.3 54.1',
].map(places);

function dashes(points: readonly Point[], on: number, off: number): string {
  const way = sampled(points, points.length * 240);
  const ends: Point[][] = [];
  let walked = 0;
  way.forEach(([x, y], i) => {
    const [px, py] = way[i - 1] ?? [x, y];
    walked += Math.hypot(x - px, y - py);
    const n = Math.floor(walked / (on + off));
    if (walked - n * (on + off) > on) return;
    ends[n] = [...(ends[n] ?? []), [x, y]];
  });
  return ends
    .filter(dash => dash.length > 1)
    .map(dash => line(...dash))
    .join('');
}

export function railwaysOn(project: Projection, size: number): Group {
  const lines = railways.map(railway => railway.map(project));
  return concept(
    'railway',
    [
      stroke(lines.map(points => smooth(points)).join(''), 3 * size, 'dark', { opacity: 0.5 }),
      stroke(lines.map(points => dashes(points, 4.6 * size, 3.4 * size)).join(''), 1.5 * size, 'accent', { tone: -0.1, opacity: 0.62 }),
    ],
    { also: ['track'] },
  );
}

export const passagesOn = (project: Projection, size: number): Group =>
  concept('sea route', [
    stroke(passages.map(passage => dashes(passage.map(project), 1.6 * size, 5.4 * size)).join(''), 1.6 * size, 'accent2', { opacity: 0.42 }),
  ]);
