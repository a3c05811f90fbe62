import { concept } from '../../../concept.ts';
import { circle, line, polygon, rect } from '../../../path.ts';
import type { Group } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { area } from '../../things/brush.ts';
import { glow } from '../paper.ts';

/** The clock by the river, its foot at the origin, 430 high. No numerals on its face. */
export const clockTower = ({ tone = -0.35 } = {}): Group =>
  concept(
    'clock tower',
    [
      area(
        `${rect(-42, -290, 84, 290)}${rect(-49, -296, 98, 14)}${rect(-47, -196, 94, 7)}${rect(-47, -92, 94, 6)}${polygon([-47, -296], [-37, -336], [37, -336], [47, -296])}${polygon([-30, -336], [-30, -352], [30, -352], [30, -336])}${polygon([-35, -352], [0, -418], [35, -352])}${rect(-1.6, -440, 3.2, 30)}${[-46, 46].map(x => polygon([x - 5, -296], [x, -330], [x + 5, -296])).join('')}`,
        'mass',
        tone,
      ),
      area([-30, -15, 0, 15, 30].map(x => rect(x - 2, -186, 4, 86) + rect(x - 2, -80, 4, 70)).join(''), 'lit', 0, { opacity: 0.22 }),
      area([-20, -7, 6, 19].map(x => rect(x - 3, -349, 6, 12)).join(''), 'light', 0, { opacity: 0.8 }),
      glow(circle(0, -244, 80), 0.7),
      area(circle(0, -244, 33), 'light', 0.2),
      stroke(circle(0, -244, 33), 5, 'dark', { opacity: 0.8 }),
      stroke(line([0, -244], [0, -268]) + line([0, -244], [14, -234]), 4.5, 'dark'),
      area(circle(0, -244, 4), 'dark'),
    ],
    { also: ['tower', 'clock'], rim: 0.8, shade: { to: [-1, 0.6], depth: 0.5 } },
  );

/** The cathedral's dome, its foot at the origin, 240 high. */
export const greatDome = ({ tone = -0.1 } = {}): Group =>
  concept(
    'dome',
    [
      area(
        `${rect(-110, -60, 220, 60)}${rect(-62, -108, 124, 50)}${rect(-68, -112, 136, 8)}M-56 -112C-58 -172 -24 -190 0 -194C24 -190 58 -172 56 -112Z${rect(-8, -216, 16, 26)}${polygon([-9, -216], [0, -230], [9, -216])}${rect(-1.2, -246, 2.4, 18)}${[-92, 92].map(x => `${rect(x - 15, -116, 30, 60)}M${x - 15} -116C${x - 14} -140 ${x - 4} -144 ${x} -152C${x + 4} -144 ${x + 14} -140 ${x + 15} -116Z`).join('')}`,
        'mass',
        tone,
      ),
      area([-50, -34, -18, 0, 18, 34, 50].map(x => rect(x - 2, -102, 4, 38)).join(''), 'lit', 0, { opacity: 0.3 }),
    ],
    { also: ['church', 'cathedral'], rim: 0.8, shade: { to: [-0.6, 1], depth: 0.4 } },
  );
