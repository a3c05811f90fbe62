import svgpath from 'svgpath';
import type { Point } from '../../scene.ts';
import { at } from './outline.ts';

type Segment = readonly Point[];

/** Every piece of a path the same way round: as a clip, pieces that run against each other would cut holes. */
export function clockwise(...paths: readonly string[]): string {
  const pieces: { start: Point; segments: Segment[] }[] = [];
  for (const path of paths) {
    let here: Point = [0, 0];
    svgpath(path)
      .abs()
      .unarc()
      .unshort()
      .iterate(([command, ...v]) => {
        const points: Point[] = [];
        for (let i = 0; i + 1 < v.length; i += 2) points.push([v[i] ?? 0, v[i + 1] ?? 0]);
        if (command === 'H') points.push([v[0] ?? here[0], here[1]]);
        if (command === 'V') points.push([here[0], v[0] ?? here[1]]);
        const last = points.at(-1);
        if (last === undefined) return;
        if (command === 'M') pieces.push({ start: last, segments: points.length > 1 ? [points] : [] });
        else pieces.at(-1)?.segments.push(points);
        here = last;
      });
  }
  return pieces.map(({ start, segments }) => written(start, segments)).join('');
}

function written(start: Point, segments: readonly Segment[]): string {
  const all = [start, ...segments.flat()];
  const area = all.reduce((sum, [x, y], i) => {
    const [nx, ny] = all[(i + 1) % all.length] ?? start;
    return sum + x * ny - nx * y;
  }, 0);
  const draw = (from: Point, parts: readonly Segment[]): string =>
    `M${at(from)}${parts.map(part => `${['L', 'Q', 'C'][part.length - 1] ?? 'L'}${part.map(at).join(' ')}`).join('')}Z`;
  if (area >= 0) return draw(start, segments);
  const end = segments.at(-1)?.at(-1) ?? start;
  const back = segments.map((part, i): Segment => {
    const from = i === 0 ? start : (segments[i - 1]?.at(-1) ?? start);
    return [...part.slice(0, -1).toReversed(), from];
  });
  return draw(end, back.toReversed());
}
