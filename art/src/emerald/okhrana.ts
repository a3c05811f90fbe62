import { concept, placed } from '../concept.ts';
import { smoke } from '../kit/emerald/air.ts';
import { eye } from '../kit/emerald/eye.ts';
import { onions } from '../kit/emerald/landmarks/petersburg.ts';
import { glow, twice } from '../kit/emerald/paper.ts';
import { room, sash } from '../kit/emerald/rooms.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

const cx = 340;
const hole = 'M340 306C364 306 378 324 378 344C378 360 368 372 360 378L372 436H308L320 378C312 372 302 360 302 344C302 324 316 306 340 306Z';
const samovar = concept(
  'samovar',
  [
    twice(stroke('M432 330C478 320 484 380 440 384', 12, 'accent2', { tone: -0.45 }), cx),
    area('M290 560H390L402 604H278ZM300 530H380V562H300Z', 'accent2', -0.35),
    area('M266 214H414C446 260 456 330 440 400C430 460 404 500 384 532H296C276 500 250 460 240 400C224 330 234 260 266 214Z', 'accent2', -0.3),
    area('M258 204C300 190 380 190 422 204L430 222C380 236 300 236 250 222Z', 'accent2', -0.05),
    area('M300 196C304 160 376 160 380 196Z', 'accent2', -0.25),
    area('M316 166C304 132 312 106 340 104C368 106 376 132 364 166C356 174 324 174 316 166Z', 'paper', -0.05),
    stroke('M364 122C386 116 392 136 366 148M318 128L296 114', 7, 'paper', { tone: -0.1 }),
    area(ellipse(340, 104, 12, 6), 'red'),
    stroke('M244 300C290 316 390 316 436 300M246 430C290 448 390 448 434 430', 5, 'dark', { opacity: 0.3 }),
    area('M256 250C248 300 250 360 262 410C270 380 268 300 280 240Z', 'paper', 0.4, { opacity: 0.6 }),
    area('M330 476H350V500H392C404 500 406 512 394 514H330ZM336 470C330 452 350 452 344 470Z', 'accent', -0.2),
  ],
  { also: ['tea', 'urn'], rim: 1, shade: { to: [-0.5, 1], depth: 0.45 } },
);
const glassOf = (x: number): Group =>
  concept(
    'tea glass',
    [
      area(`M${x - 24} 560H${x + 24}L${x + 18} 616H${x - 18}Z`, 'red', 0.1, { opacity: 0.8 }),
      area(`M${x - 22} 586H${x + 22}L${x + 18} 616H${x - 18}Z`, 'accent2', -0.35),
      stroke(`M${x + 22} 590C${x + 42} 588 ${x + 40} 610 ${x + 18} 608`, 4, 'accent2', { tone: -0.3 }),
      area(ellipse(x, 618, 36, 6), 'accent2', -0.2),
    ],
    { also: ['tea', 'glass'], rim: 0.6 },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'The samovar hums in the middle of the conspirators’ table, and through the keyhole in its belly somebody looks out.',
  composition: 'still life',
  palette: 'frost',
  light: [500, 150],
  horizon: 0,
  layers: [
    {
      z: 0.5,
      nodes: [
        room({ floor: 620, tone: 0.3, wainscot: 0 }),
        placed(
          sash({
            width: 130,
            height: 210,
            seen: [
              area(rect(-80, -220, 160, 230), 'lit', 0.1),
              placed(onions({ tone: 0.15 }), 0, 20, { scale: 0.72 }),
              area(Array.from({ length: 14 }, (_, i) => circle(-50 + ((i * 37) % 100), -190 + ((i * 53) % 180), 3)).join(''), 'paper', 0.5),
            ],
          }),
          500,
          330,
        ),
        glow(circle(430, 260, 340), 0.6),
      ],
    },
    {
      z: 0.85,
      nodes: [
        concept('table', [
          area(rect(-10, 600, 620, 260), 'red', -0.4),
          stroke(Array.from({ length: 11 }, (_, i) => `M${i * 60 - 10} 640l30 26l30 -26M${i * 60 - 10} 670l30 26l30 -26`).join(''), 4, 'paper', {
            opacity: 0.4,
          }),
          stroke('M0 602H600', 5, 'paper', { opacity: 0.5 }),
        ]),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        samovar,
        area(hole, 'dark'),
        {
          nodes: [
            glow(circle(cx, 352, 70), 0.8, 'accent'),
            placed(eye({ width: 96, open: 0.52, white: 'paper', iris: 'accent', pupil: 'round', shine: 0.2 }), cx, 346),
          ],
          clip: hole,
        },
        stroke(hole, 4, 'accent2', { tone: 0.3 }),
        glassOf(176),
        glassOf(490),
        smoke(
          [
            [340, 96],
            [334, 70],
            [352, 44],
            [336, 14],
          ],
          { from: 4, to: 12, opacity: 0.4 },
        ),
        concept('sugar', [area(rect(216, 606, 20, 16) + rect(240, 608, 20, 16) + rect(228, 592, 20, 16), 'paper', 0.2)]),
      ],
    },
  ],
  says: { place: 'room', time: 'day', weather: 'snow', mood: ['watched', 'homely'], action: ['spying', 'boiling'] },
};
