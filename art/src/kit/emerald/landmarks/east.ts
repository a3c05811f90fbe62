import { concept } from '../../../concept.ts';
import { polygon, rect } from '../../../path.ts';
import type { Group } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { area } from '../../things/brush.ts';

/** Its foot at the origin; `height` without the crescent. */
export const minaret = ({ height = 240, tone = -0.2, round = 'pencil' as 'pencil' | 'bulb' } = {}): Group => {
  const h = height;
  const shaft =
    round === 'pencil'
      ? `${rect(-8, -h * 0.78, 16, h * 0.78)}${polygon([-10, -h * 0.78], [0, -h], [10, -h * 0.78])}${rect(-14, -h * 0.7, 28, 7)}${rect(-14, -h * 0.46, 28, 7)}`
      : `${rect(-13, -h * 0.5, 26, h * 0.5)}${rect(-18, -h * 0.52, 36, 8)}${rect(-9, -h * 0.76, 18, h * 0.26)}${rect(-14, -h * 0.77, 28, 7)}M-8 ${-h * 0.76}C-16 ${-h * 0.88} -4 ${-h * 0.92} 0 ${-h}C4 ${-h * 0.92} 16 ${-h * 0.88} 8 ${-h * 0.76}Z`;
  return concept('minaret', [area(shaft, 'mass', tone), stroke(`M0 ${-h}V${-h - 12}M-4 ${-h - 20}A6 6 0 1 0 6 ${-h - 20}`, 2.4, 'accent')], {
    also: ['tower', 'mosque'],
    rim: 0.7,
    shade: { to: [-1, 0.4], depth: 0.4 },
  });
};

/** One great flat dome on half domes, its foot at the origin, 300 wide and 180 high. */
export const domedMosque = ({ tone = -0.15 } = {}): Group =>
  concept(
    'mosque',
    [
      area(
        `${rect(-150, -58, 300, 58)}${rect(-96, -96, 192, 40)}M-140 -58C-140 -104 -70 -104 -70 -58ZM70 -58C70 -104 140 -104 140 -58ZM-108 -94C-104 -130 -60 -138 -40 -120L40 -120C60 -138 104 -130 108 -94Z${rect(-64, -128, 128, 14)}M-62 -126C-60 -172 -26 -184 0 -186C26 -184 60 -172 62 -126Z`,
        'mass',
        tone,
      ),
      area(
        [-54, -36, -18, 0, 18, 36, 54].map(x => rect(x - 3, -126, 6, 10)).join('') +
          [-120, -80, -40, 0, 40, 80, 120].map(x => `M${x - 8} -12V-30A8 8 0 0 1 ${x + 8} -30V-12Z`).join(''),
        'light',
        0,
        { opacity: 0.75 },
      ),
      stroke('M0 -186V-202M-5 -212A7 7 0 1 0 7 -212', 3, 'accent'),
    ],
    { also: ['dome'], rim: 0.8, shade: { to: [-0.5, 1], depth: 0.4 } },
  );

/** Its foot's middle at the origin. The lit side is the right one. */
export const pyramid = ({ width = 260, height = 170, tone = -0.1 } = {}): Group =>
  concept(
    'pyramid',
    [
      area(polygon([-width / 2, 0], [width * 0.06, -height], [width / 2, 0]), 'mass', tone - 0.2),
      area(polygon([width * 0.06, -height], [width / 2, 0], [width * 0.16, 0]), 'lit', -0.1, { opacity: 0.8, shade: { to: [0, 1], depth: 0.4 } }),
    ],
    { also: ['tomb'], rim: 0.7 },
  );

/** A boat with one slanting sail, at the waterline. */
export const felucca = ({ tone = -0.5 } = {}): Group =>
  concept(
    'boat',
    [
      area('M-70 -8C-40 2 40 2 72 -14C62 8 40 16 0 16C-40 16 -60 8 -70 -8Z', 'mass', tone),
      stroke('M-6 0L-2 -120M-64 -40L60 -210', 3.4, 'dark'),
      area('M-62 -42C0 -60 50 -130 60 -208C74 -130 60 -60 30 -24C0 -34 -36 -40 -62 -42Z', 'paper', -0.1, { shade: { to: [-0.4, 1], depth: 0.5 } }),
    ],
    { also: ['ship', 'sail'], rim: 0.7 },
  );
