import { concept } from '../../../concept.ts';
import { ellipse, rect } from '../../../path.ts';
import type { Group } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { area } from '../../things/brush.ts';

/** The basilica's dome over its front, its foot at the origin, 290 high. */
export const basilica = ({ tone = -0.1 } = {}): Group =>
  concept(
    'dome',
    [
      area(
        `${rect(-150, -74, 300, 74)}${rect(-156, -82, 312, 10)}${rect(-70, -140, 140, 66)}${rect(-76, -146, 152, 8)}M-66 -146C-70 -212 -40 -244 -12 -254L12 -254C40 -244 70 -212 66 -146Z${rect(-13, -276, 26, 24)}M-14 -276C-10 -292 10 -292 14 -276Z${rect(-1.5, -310, 3, 24)}${rect(-6, -304, 12, 3)}${[-112, 112].map(x => `${rect(x - 20, -112, 40, 34)}M${x - 20} -112C${x - 20} -138 ${x + 20} -138 ${x + 20} -112Z`).join('')}`,
        'mass',
        tone,
      ),
      stroke(
        'M-44 -150C-46 -206 -24 -238 -8 -252M-22 -150C-22 -206 -12 -238 -4 -252M22 -150C22 -206 12 -238 4 -252M44 -150C46 -206 24 -238 8 -252',
        2.4,
        'lit',
        { opacity: 0.3 },
      ),
      area([-56, -34, -12, 10, 32, 54].map(x => rect(x - 5, -132, 9, 48)).join(''), 'lit', 0, { opacity: 0.25 }),
      area([-130, -84, -40, 4, 48, 92].map(x => rect(x, -64, 12, 60)).join(''), 'light', 0, { opacity: 0.5 }),
    ],
    { also: ['church', 'basilica'], rim: 0.8, shade: { to: [-0.6, 1], depth: 0.4 } },
  );

/** An umbrella pine, its foot at the origin, 200 high. */
export const pine = (): Group =>
  concept(
    'pine',
    [
      area('M-5 0C-4 -60 -8 -100 -4 -140L-30 -168L-24 -172L0 -152L26 -176L32 -172L6 -140C4 -100 6 -60 7 0Z', 'mass', -0.5),
      area(`${ellipse(0, -184, 84, 20)}${ellipse(-34, -194, 46, 18)}${ellipse(30, -198, 50, 20)}`, 'mass', -0.3, { shade: { to: [0, 1], depth: 0.5 } }),
    ],
    { also: ['tree'], rim: 0.7 },
  );
