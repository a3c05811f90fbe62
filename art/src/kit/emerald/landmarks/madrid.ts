import { concept } from '../../../concept.ts';
import { polygon, rect } from '../../../path.ts';
import type { Group } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { area } from '../../things/brush.ts';

const arch = (x: number, w: number, h: number): string =>
  `M${x - w / 2} 2L${x - w / 2} ${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${-h + w / 2}L${x + w / 2} 2Z`;

/** Five arches and a stepped attic, its foot at the origin, 380 wide and 250 high. */
export const fiveArches = ({ tone = -0.15 } = {}): Group =>
  concept(
    'triumphal arch',
    [
      area(
        `${rect(-190, -150, 380, 150)}${rect(-84, -190, 168, 46)}${polygon([-70, -190], [0, -224], [70, -190])}${arch(-144, 44, 92)}${arch(-72, 54, 120)}${arch(0, 54, 120)}${arch(72, 54, 120)}${arch(144, 44, 92)}`,
        'mass',
        tone,
        { evenOdd: true },
      ),
      area(
        `${rect(-198, -158, 396, 10)}${rect(-90, -196, 180, 8)}${[-176, -112, 104, 168].map(x => `M${x - 5} -158C${x - 12} -178 ${x} -188 ${x + 4} -196C${x + 8} -188 ${x + 20} -178 ${x + 13} -158Z`).join('')}M-14 -222C-18 -240 18 -240 14 -222Z${rect(-2, -250, 4, 16)}`,
        'mass',
        tone - 0.15,
      ),
      stroke([-180, -112, -104, -40, -32, 32, 40, 104, 112, 180].map(x => `M${x} -146V-2`).join(''), 4, 'lit', { opacity: 0.26 }),
    ],
    { also: ['gate', 'monument'], rim: 0.8, shade: { to: [-0.6, 1], depth: 0.4 } },
  );
