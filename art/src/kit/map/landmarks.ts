import { concept, placed } from '../../concept.ts';
import { polygon } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { columnGate } from '../emerald/landmarks/berlin.ts';
import { domedMosque, minaret } from '../emerald/landmarks/east.ts';
import { clockTower } from '../emerald/landmarks/london.ts';
import { fiveArches } from '../emerald/landmarks/madrid.ts';
import { twinTowers } from '../emerald/landmarks/paris.ts';
import { needle } from '../emerald/landmarks/petersburg.ts';
import { basilica } from '../emerald/landmarks/rome.ts';
import { columnedChurch } from '../emerald/landmarks/vienna.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

const tone = -0.85;

/** Simpler than the one on the card: of its four shades only two are left at this size. */
const pyramid = (x: number, width: number, height: number): Group => {
  const [left, right, edge] = [x - width / 2, x + width / 2, x + width * 0.16];
  return concept(
    'pyramid',
    [
      area(polygon([left, 0], [x, -height], [right, 0]), 'accent', -0.45),
      area(polygon([edge, 0], [x, -height], [right, 0]), 'dark', 0.05),
      stroke(polygon([left, 0], [x, -height], [right, 0]), 0.8, 'dark', { opacity: 0.7 }),
    ],
    { also: ['tomb'] },
  );
};

/** What each city is known by, some 40 units high, its foot at the origin: dark before the city's own light. */
export const landmarks = {
  berlin: () => placed(columnGate({ tone }), 0, 0, { scale: 0.13 }),
  cairo: () => ({ nodes: [pyramid(16, 20, 13), pyramid(3, 34, 24), pyramid(-12, 24, 16)] }),
  constantinople: () =>
    concept('great mosque', [
      placed(minaret({ height: 210, tone }), -21, 0, { scale: 0.14 }),
      placed(minaret({ height: 210, tone }), 21, 0, { scale: 0.14 }),
      placed(domedMosque({ tone }), 0, 0, { scale: 0.13 }),
    ]),
  london: () => placed(clockTower({ tone }), 0, 0, { scale: 0.11 }),
  madrid: () => placed(fiveArches({ tone }), 0, 0, { scale: 0.11 }),
  paris: () => placed(twinTowers({ tone }), 0, 0, { scale: 0.15 }),
  rome: () => placed(basilica({ tone }), 0, 0, { scale: 0.125 }),
  'st-petersburg': () => placed(needle({ tone }), 0, 0, { scale: 0.125 }),
  vienna: () => placed(columnedChurch({ tone }), 0, 0, { scale: 0.145 }),
} as const satisfies Record<string, () => Group>;
