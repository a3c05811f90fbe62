import { concept } from '../../../concept.ts';
import { polygon, rect } from '../../../path.ts';
import type { Group } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { area } from '../../things/brush.ts';

/** The gilded needle over the fortress, its foot at the origin, 380 high. */
export const needle = ({ tone = -0.15 } = {}): Group =>
  concept(
    'spire',
    [
      area(
        `${rect(-120, -62, 240, 62)}${polygon([-128, -62], [-100, -82], [96, -82], [124, -62])}${rect(-34, -140, 68, 80)}${rect(-40, -146, 80, 8)}${rect(-24, -186, 48, 42)}${rect(-28, -190, 56, 6)}M-20 -190C-20 -208 20 -208 20 -190Z${rect(-10, -222, 20, 22)}`,
        'mass',
        tone,
      ),
      area(`${polygon([-9, -220], [0, -372], [9, -220])}M-5 -374C-2 -382 8 -380 4 -372Z${rect(-1, -396, 2, 26)}`, 'accent2', -0.1),
      area([-100, -76, -52, 44, 68, 92].map(x => rect(x, -48, 8, 22)).join('') + rect(-6, -128, 12, 26), 'light', 0, { opacity: 0.7 }),
    ],
    { also: ['fortress', 'church'], rim: 0.8, shade: { to: [-0.6, 1], depth: 0.4 } },
  );

/** Five onion domes, its foot at the origin, 230 high. */
export const onions = ({ tone = -0.1 } = {}): Group => {
  const onion = (x: number, y: number, s: number): string =>
    `${rect(x - 13 * s, y, 26 * s, 60 * s)}M${x - 13 * s} ${y}C${x - 34 * s} ${y - 22 * s} ${x - 22 * s} ${y - 48 * s} ${x} ${y - 72 * s}C${x + 22 * s} ${y - 48 * s} ${x + 34 * s} ${y - 22 * s} ${x + 13 * s} ${y}Z${rect(x - 1, y - 92 * s, 2, 24 * s)}${rect(x - 6 * s, y - 86 * s, 12 * s, 2)}`;
  return concept(
    'onion dome',
    [
      area(
        `${rect(-90, -90, 180, 90)}${onion(0, -120, 1.1)}${onion(-62, -96, 0.7)}${onion(62, -96, 0.7)}${onion(-32, -88, 0.6)}${onion(32, -88, 0.6)}`,
        'mass',
        tone,
      ),
      stroke('M-16 -126C-6 -150 0 -166 0 -184M16 -126C6 -150 2 -166 0 -184', 2.4, 'lit', { opacity: 0.4 }),
    ],
    { also: ['church', 'dome'], rim: 0.8, shade: { to: [-0.6, 1], depth: 0.4 } },
  );
};
