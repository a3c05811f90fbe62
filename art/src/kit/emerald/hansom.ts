import { concept } from '../../concept.ts';
import { circle, ellipse, limb, rect } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { glow } from './paper.ts';

/** A horse in harness walking right, its forefeet near x 120, the ground at y 0; 230 long and 200 high. */
export const horse = (): Group =>
  concept(
    'horse',
    [
      area(
        limb(
          [
            [-80, -106],
            [-100, -60],
            [-84, -30],
            [-92, -2],
          ],
          17,
          6,
        ),
        'mass',
        -0.65,
      ),
      area(
        limb(
          [
            [70, -100],
            [66, -60],
            [84, -34],
            [72, -2],
          ],
          15,
          6,
        ),
        'mass',
        -0.65,
      ),
      area(
        'M-112 -120C-116 -150 -90 -162 -60 -158C-20 -152 20 -152 50 -160C64 -186 84 -210 112 -220L116 -234L126 -220C146 -214 160 -192 168 -172C170 -160 158 -154 148 -160C136 -164 126 -166 116 -168C108 -150 104 -130 96 -112C80 -92 50 -88 20 -90C-20 -84 -60 -84 -84 -88C-104 -92 -112 -106 -112 -120Z',
        'mass',
        -0.5,
      ),
      area(
        limb(
          [
            [-92, -112],
            [-78, -66],
            [-102, -36],
            [-112, -2],
          ],
          20,
          6,
        ),
        'mass',
        -0.5,
      ),
      area(
        limb(
          [
            [82, -112],
            [100, -66],
            [96, -34],
            [112, -2],
          ],
          17,
          6,
        ),
        'mass',
        -0.5,
      ),
      area('M112 -220C90 -206 74 -180 60 -152C76 -150 86 -166 94 -184C100 -198 108 -208 122 -214Z', 'mass', -0.8),
      area('M-110 -136C-130 -130 -136 -90 -126 -50C-118 -80 -110 -104 -104 -120Z', 'mass', -0.8),
      stroke(
        'M120 -206C130 -196 138 -182 142 -166M60 -156C70 -130 76 -110 74 -94M-40 -156C-36 -130 -38 -104 -40 -90M-130 -110C-60 -122 20 -122 80 -118',
        4,
        'accent',
        { tone: -0.2 },
      ),
      area(circle(132, -196, 3.4), 'light'),
    ],
    { also: ['animal'], rim: 0.9, shade: { to: [-0.5, 1], depth: 0.4 } },
  );

/** Two wheels, a hood and a high seat behind, going right; the axle above the origin; 250 high. */
export const hansom = (): Group =>
  concept(
    'hansom cab',
    [
      stroke('M40 -90C120 -110 200 -120 330 -116', 9, 'wood', { tone: -0.3 }),
      area('M-96 -96C-104 -160 -100 -210 -80 -236L30 -236C52 -226 62 -200 64 -170L70 -96C50 -74 -70 -74 -96 -96Z', 'mass', -0.5),
      area('M-12 -216L28 -216C40 -206 46 -190 48 -170L50 -144L-12 -144Z', 'light', -0.1),
      area(rect(-106, -246, 150, 12), 'mass', -0.75),
      stroke('M-90 -126H60', 4, 'accent', { tone: -0.1 }),
      area('M-96 -150L-150 -170L-150 -182L-100 -182ZM-150 -178H-112V-166H-150Z', 'mass', -0.7),
      stroke('M-148 -176L-140 -90L-100 -80', 6, 'mass', { tone: -0.6 }),
      stroke(circle(-20, -66, 66), 10, 'mass', { tone: -0.7 }),
      stroke(circle(-20, -66, 66), 3, 'accent', { tone: -0.1 }),
      stroke(
        Array.from({ length: 12 }, (_, i) => `M-20 -66L${-20 + Math.cos((i / 6) * Math.PI) * 62} ${-66 + Math.sin((i / 6) * Math.PI) * 62}`).join(''),
        3.4,
        'mass',
        { tone: -0.6 },
      ),
      area(circle(-20, -66, 12), 'accent', -0.2),
      glow(circle(70, -176, 90), 1),
      area(rect(60, -194, 20, 34), 'light', 0.4),
      area(`${rect(56, -200, 28, 7)}${rect(58, -161, 24, 6)}${ellipse(70, -204, 7, 6)}`, 'dark'),
    ],
    { also: ['carriage', 'cab'], rim: 0.8 },
  );
