import { concept } from '../../concept.ts';
import { limb } from '../../path.ts';
import type { Group } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { along } from './along.ts';

const fingers = [
  along('150 452 140 392 132 344'),
  along('172 446 170 372 168 316'),
  along('194 446 200 374 206 320'),
  along('214 452 228 390 242 346'),
] as const;

export const handOnGlass: Group = concept(
  'hand',
  [
    area(limb(along('136 520 112 470 86 440'), 17, 11), 'skin4', -0.55),
    ...fingers.map(by => area(limb(by, 14, 10.5), 'skin4', -0.55)),
    area(
      'M124 470C130 436 150 424 176 424C210 424 234 440 236 468C236 510 222 560 212 600C206 660 206 700 206 720H134C140 660 140 620 134 580C128 540 120 500 124 470Z',
      'skin4',
      -0.55,
    ),
    area('M118 590C150 578 196 580 226 594L240 740H106Z', 'dark', 0.25),
    stroke('M160 424L158 440M184 420V438M206 426L204 442', 2.4, 'skin4', { tone: -0.85 }),
  ],
  { also: ['person', 'passenger'], rim: 1.3 },
);
