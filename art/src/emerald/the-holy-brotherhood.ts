import { concept, placed } from '../concept.ts';
import { snow } from '../kit/emerald/air.ts';
import { glint } from '../kit/emerald/eye.ts';
import { glow } from '../kit/emerald/paper.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon } from '../path.ts';
import type { Group, Point, Scene, Token } from '../scene.ts';

const [vx, vy] = [336, 250];
const at = (x: number, y: number, t: number): Point => [vx + (x - vx) * t, vy + (y - vy) * t];
const archFrame = (t: number): string => {
  const [l, r, top] = [at(40, 0, t)[0], at(632, 0, t)[0], at(0, -60, t)[1]];
  const [spring, foot] = [at(0, 180, t)[1], at(0, 760, t)[1]];
  const [il, ir, itop, ispring] = [at(100, 0, t)[0], at(572, 0, t)[0], at(0, 20, t)[1], at(0, 200, t)[1]];
  return `M${l} ${foot}V${spring}C${l} ${(spring + top) / 2 - 20 * t} ${vx - 60 * t} ${top} ${vx} ${top - 30 * t}C${vx + 60 * t} ${top} ${r} ${(spring + top) / 2 - 20 * t} ${r} ${spring}V${foot}H${ir}V${ispring}C${ir} ${(ispring + itop) / 2} ${vx + 50 * t} ${itop} ${vx} ${itop - 20 * t}C${vx - 50 * t} ${itop} ${il} ${(ispring + itop) / 2} ${il} ${ispring}V${foot}Z`;
};
/** Hooded, holding a candle, feet at the origin. */
const brother = (flame: Token, empty: 'nobody' | 'somebody'): Group =>
  concept(
    'monk',
    [
      area('M-58 0C-54 -90 -44 -150 -34 -180C-30 -220 -14 -244 4 -246C24 -244 36 -220 36 -186C46 -150 54 -90 60 0Z', 'mass', -0.6),
      area('M-12 -176C-18 -206 -6 -228 8 -228C24 -226 30 -204 26 -178C18 -164 -4 -164 -12 -176Z', 'dark'),
      ...(empty === 'nobody' ? [glint(2, -196, 6, 'accent'), glint(18, -196, 6, 'accent'), glint(10, -182, 5, 'accent')] : []),
      stroke('M-20 -150C-26 -100 -30 -50 -32 -6M20 -150C26 -100 30 -50 34 -6', 2.4, 'lit', { opacity: 0.25 }),
      area('M14 -130C28 -138 44 -130 48 -116L30 -96L8 -110Z', 'mass', -0.4),
      area('M36 -116H46V-170H36Z', 'paper', 0),
      glow(circle(41, -186, 60), 0.9, flame),
      area('M41 -204C50 -190 50 -178 41 -172C32 -178 32 -190 41 -204Z', flame, 0.4),
    ],
    { also: ['brotherhood', 'hood', 'person'], rim: 1 },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'The brothers walk through the cloister with their candles, all alike, but one flame is green and one hood is full of eyes.',
  composition: 'perspective',
  palette: 'frost',
  light: [336, 260],
  horizon: 300,
  layers: [
    { z: 0.05, nodes: [glow(circle(vx, vy, 330), 0.95)] },
    {
      z: 0.35,
      nodes: [
        area(polygon(at(40, 760, 0.2), at(632, 760, 0.2), at(632, 760, 1.4), at(40, 760, 1.4)), 'mass', 0.2, { shade: { to: [0, 1], depth: 0.5 } }),
        area(archFrame(0.26), 'mass', 0.2),
      ],
    },
    { z: 0.5, nodes: [area(archFrame(0.4), 'mass', 0.1, { rim: 0.7 })] },
    {
      z: 0.65,
      nodes: [
        area(archFrame(0.62), 'mass', 0, { rim: 0.7 }),
        placed(brother('light', 'somebody'), 400, 420, { scale: 0.56, flip: true }),
        placed(brother('light', 'somebody'), 282, 426, { scale: 0.58 }),
      ],
    },
    {
      z: 0.8,
      lifted: true,
      nodes: [area(archFrame(0.94), 'mass', -0.2, { rim: 0.8 }), placed(brother('light', 'somebody'), 440, 520, { scale: 0.88, flip: true })],
    },
    {
      z: 1,
      lifted: true,
      nodes: [placed(brother('accent', 'nobody'), 236, 610, { scale: 1.4 }), placed(brother('light', 'somebody'), 494, 690, { scale: 1.3, flip: true })],
    },
  ],
  weather: [snow(12, 40)],
  says: { place: 'cloister', time: 'night', weather: 'snow', mood: ['solemn', 'secret'], action: ['walking', 'praying'] },
};
