import { concept } from '../../../concept.ts';
import { circle, polygon, rect } from '../../../path.ts';
import type { Group } from '../../../scene.ts';
import { stroke } from '../../stroke.ts';
import { area } from '../../things/brush.ts';
import { glow } from '../paper.ts';

/** The iron tower, its feet on the origin, 460 high. */
export const ironTower = ({ tone = -0.3 } = {}): Group =>
  concept(
    'iron tower',
    [
      area(
        'M-130 0C-90 -60 -58 -130 -44 -200C-24 -280 -12 -360 -6 -430L6 -430C12 -360 24 -280 44 -200C58 -130 90 -60 130 0L88 0C76 -44 50 -92 0 -92C-50 -92 -76 -44 -88 0ZM-30 -196C-16 -186 16 -186 30 -196L22 -248L-22 -248ZM-66 -116L66 -116L56 -140C20 -128 -20 -128 -56 -140Z',
        'mass',
        tone,
        { evenOdd: true },
      ),
      area(
        `${polygon([-80, -110], [80, -110], [76, -124], [-76, -124])}${polygon([-42, -196], [42, -196], [39, -208], [-39, -208])}${rect(-11, -412, 22, 10)}${rect(-8, -440, 16, 30)}`,
        'mass',
        tone - 0.1,
      ),
      stroke(
        'M-112 -10L-70 -76M-88 -8L-92 -52M-60 -104L-74 -60M112 -10L70 -76M88 -8L92 -52M60 -104L74 -60M-52 -140L-30 -192M-36 -140L-44 -190M52 -140L30 -192M36 -140L44 -190M-34 -210L20 -250M34 -210L-20 -250M-24 -256L16 -300M24 -256L-16 -300M-15 -310L11 -352M15 -310L-11 -352M-10 -362L7 -400M10 -362L-7 -400',
        2.4,
        'lit',
        { opacity: 0.3 },
      ),
      glow(circle(0, -440, 70), 0.9),
      area(circle(0, -444, 6), 'light', 0.4),
    ],
    { also: ['tower'], rim: 0.8, shade: { to: [-0.3, 1], depth: 0.4 } },
  );

/** Two square towers and a rose, its foot at the origin, 250 high. */
export const twinTowers = ({ tone = -0.15 } = {}): Group =>
  concept(
    'cathedral',
    [
      area(
        `${rect(-92, -150, 184, 150)}${[-92, 34].map(x => rect(x, -232, 58, 90) + rect(x - 4, -238, 66, 9) + rect(x - 3, -154, 64, 6)).join('')}${polygon([-14, -150], [0, -262], [14, -150])}`,
        'mass',
        tone,
      ),
      area([-82, -60, 44, 66].map(x => `M${x} -160L${x} -208C${x + 2} -218 ${x + 12} -218 ${x + 14} -208L${x + 14} -160Z`).join(''), 'dark', 0, {
        opacity: 0.6,
      }),
      glow(circle(0, -106, 60), 0.6),
      area(circle(0, -106, 23), 'light'),
      stroke(`${circle(0, -106, 9)}M-23 -106H23M0 -129V-83M-16 -122L16 -90M16 -122L-16 -90`, 2.4, 'dark'),
      area([-72, -22, 28].map(x => `M${x} 0L${x} -34C${x + 6} -58 ${x + 38} -58 ${x + 44} -34L${x + 44} 0Z`).join(''), 'dark', 0, { opacity: 0.55 }),
    ],
    { also: ['church', 'tower'], rim: 0.8, shade: { to: [-0.6, 1], depth: 0.4 } },
  );
