import { concept, placed } from '../concept.ts';
import { bust } from '../kit/emerald/bust.ts';
import { candle } from '../kit/emerald/lamp.ts';
import { glow } from '../kit/emerald/paper.ts';
import { room } from '../kit/emerald/rooms.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const glass = ellipse(426, 262, 120, 182);

export const scene: Scene = {
  canvas: 'card',
  idea: 'The singer sits at her mirror in pearls, and the one who looks back at her is a young man in a bowler.',
  composition: 'mirrored',
  palette: 'gas',
  light: [330, 380],
  horizon: 0,
  layers: [
    { z: 0.5, nodes: [room({ floor: 760, tone: 0.05, wainscot: 0 }), glow(circle(340, 320, 380), 0.75)] },
    {
      z: 0.7,
      nodes: [
        concept('mirror', [
          area(ellipse(426, 262, 140, 204), 'accent', -0.4, { rim: 0.8, shade: { to: [0.4, 1], depth: 0.5 } }),
          stroke(ellipse(426, 262, 130, 193), 4, 'accent', { tone: 0.3 }),
          area('M426 42C440 56 462 52 468 66C454 78 440 66 426 74C412 66 398 78 384 66C390 52 412 56 426 42Z', 'accent', -0.1),
          area(glass, 'lit', -0.05, { shade: { to: [0.7, 1], depth: 0.5 } }),
          {
            nodes: [
              placed(concept('reflection', [bust({ hat: 'bowler', hair: 'short', nose: 'fine', build: 'fine', wears: 'coat' })]), 448, 356, {
                scale: 0.74,
                flip: true,
              }),
            ],
            clip: glass,
          },
          { nodes: [area('M330 120L376 90L470 440L420 450Z', 'paper', 0.4, { opacity: 0.16 })], clip: glass },
        ]),
      ],
    },
    {
      z: 0.9,
      nodes: [
        area(rect(-10, 556, 620, 300), 'wood', -0.55),
        stroke('M0 556H600', 6, 'accent', { tone: -0.2 }),
        placed(candle({ height: 96 }), 556, 560),
        concept(
          'perfume',
          [area('M488 558V524C488 512 500 510 504 504V492H516V504C520 510 532 512 532 524V558Z', 'accent', 0.1), area(circle(510, 482, 12), 'light')],
          { also: ['bottle'], rim: 0.8 },
        ),
        concept(
          'false moustache',
          [area('M402 552C392 540 374 542 368 530C366 548 384 560 402 558C420 560 438 548 436 530C430 542 412 540 402 552Z', 'dark')],
          { also: ['disguise'] },
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(bust({ is: 'woman', hair: 'coiled', wears: 'gown', nose: 'fine', tone: -0.3 }), 190, 404, { scale: 0.98 })] },
  ],
  says: { place: 'dressing room', time: 'evening', mood: ['clever', 'playful'], action: ['disguising', 'looking in a mirror'], more: ['reflection', 'two'] },
};
