import { concept } from '../../../concept.ts';
import { polygon, rect } from '../../../path.ts';
import type { Group } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { area } from '../../things/brush.ts';

/** Twelve columns and four horses, its foot at the origin, 300 wide and 270 high. */
export const columnGate = ({ tone = -0.2 } = {}): Group =>
  concept(
    'gate',
    [
      area(
        `${[-140, -92, -36, 14, 70, 118].map(x => `${rect(x, -140, 22, 136)}${rect(x - 4, -146, 30, 8)}${rect(x - 4, -8, 30, 8)}`).join('')}${rect(-152, -166, 304, 22)}${rect(-146, -186, 292, 20)}${rect(-158, -168, 316, 6)}${polygon([-96, -186], [-86, -208], [86, -208], [96, -186])}${rect(-50, -222, 100, 16)}`,
        'mass',
        tone,
      ),
      stroke([-133, -85, -29, 21, 77, 125].map(x => `M${x} -136V-12M${x + 8} -136V-12`).join(''), 1.6, 'lit', { opacity: 0.3 }),
      concept('horse', [
        area(
          `${[-40, -18, 8, 30].map(x => `M${x} -222C${x - 3} -238 ${x - 6} -252 ${x - 2} -262C${x + 2} -272 ${x + 10} -270 ${x + 10} -262C${x + 8} -250 ${x + 12} -240 ${x + 10} -222Z`).join('')}M-8 -240C-10 -262 -6 -282 0 -286C6 -282 10 -262 8 -240ZM6 -276C26 -292 28 -262 18 -248ZM-2 -286a6 6 0 1 0 6 -8ZM14 -240L18 -306L21 -306L18 -240Z`,
          'mass',
          tone - 0.15,
        ),
      ]),
    ],
    { also: ['monument'], rim: 0.8, shade: { to: [-0.6, 1], depth: 0.4 } },
  );
