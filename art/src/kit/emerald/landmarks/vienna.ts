import { concept } from '../../../concept.ts';
import { circle, polygon, rect } from '../../../path.ts';
import type { Group, Point } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { area } from '../../things/brush.ts';

/** The giant wheel, its axle at the origin, radius 190; `ground` is where its legs stand. */
export function giantWheel({ r = 190, cabins = 14, ground = 240, tone = -0.3 } = {}): Group {
  const on = (i: number, radius: number): Point => {
    const a = (i / cabins) * Math.PI * 2 + Math.PI / 2;
    return [Math.cos(a) * radius, Math.sin(a) * radius];
  };
  const all = Array.from({ length: cabins }, (_, i) => i);
  return concept(
    'ferris wheel',
    [
      stroke(all.map(i => `M0 0L${on(i, r).join(' ')}`).join(''), 1.8, 'lit', { opacity: 0.45 }),
      stroke(`${circle(0, 0, r)}${circle(0, 0, r - 16)}`, 4, 'mass', { tone }),
      stroke(all.map(i => `M${on(i, r).join(' ')}L${on(i + 0.5, r - 16).join(' ')}L${on(i + 1, r).join(' ')}`).join(''), 2, 'mass', { tone }),
      area(
        `${polygon([-8, -12], [8, -12], [96, ground], [72, ground])}${polygon([-8, -12], [8, -12], [-72, ground], [-96, ground])}${rect(-66, ground * 0.6, 132, 8)}${circle(0, 0, 20)}`,
        'mass',
        tone - 0.15,
      ),
      ...all.map(i => {
        const [x, y] = on(i, r + 2);
        return concept('cabin', [
          area(`M${x - 18} ${y + 8}L${x} ${y - 2}L${x + 18} ${y + 8}L${x + 16} ${y + 34}L${x - 16} ${y + 34}Z`, 'mass', tone - 0.25),
          area(rect(x - 11, y + 13, 9, 11) + rect(x + 2, y + 13, 9, 11), 'light'),
        ]);
      }),
    ],
    { also: ['wheel', 'fair'], rim: 0.7 },
  );
}

/** A green dome between two storied columns, its foot at the origin, 250 high. */
export const columnedChurch = ({ tone = -0.1 } = {}): Group =>
  concept(
    'church',
    [
      area(
        `${rect(-120, -70, 240, 70)}${rect(-56, -124, 112, 60)}M-54 -124C-58 -190 -24 -214 0 -218C24 -214 58 -190 54 -124Z${rect(-9, -240, 18, 24)}M-10 -240C-8 -252 8 -252 10 -240Z${rect(-1.2, -268, 2.4, 20)}${[-86, 86].map(x => `${rect(x - 12, -176, 24, 176) + rect(x - 16, -182, 32, 8)}M${x - 10} -182C${x - 10} -196 ${x + 10} -196 ${x + 10} -182Z`).join('')}${polygon([-46, -70], [0, -96], [46, -70])}`,
        'mass',
        tone,
      ),
      stroke('M-98 -150L-74 -162M-98 -126L-74 -138M-98 -102L-74 -114M-98 -78L-74 -90M74 -150L98 -162M74 -126L98 -138M74 -102L98 -114M74 -78L98 -90', 3, 'lit', {
        opacity: 0.35,
      }),
      area([-36, -14, 8, 30].map(x => rect(x - 3, -62, 7, 60)).join(''), 'lit', 0, { opacity: 0.25 }),
    ],
    { also: ['dome'], rim: 0.8, shade: { to: [-0.6, 1], depth: 0.4 } },
  );
