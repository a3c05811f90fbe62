import { concept, placed } from '../concept.ts';
import { beam, d, halo, times } from '../kit/city/draw.ts';
import { elephant } from '../kit/motifs/balancing-elephant.ts';
import { mouse } from '../kit/motifs/ringmaster-mouse.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { circle, ellipse } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const wool: Group = concept(
  'ball of wool',
  [
    area(circle(0, -78, 78), 'red', -0.05),
    stroke('M-70 -96C-40 -140 20 -150 60 -122M-76 -74C-40 -126 30 -136 74 -96M-72 -52C-34 -104 36 -112 77 -70M-60 -32C-20 -80 40 -90 70 -46', 4, 'red', {
      tone: -0.45,
    }),
    stroke('M-40 -12C-64 -50 -60 -110 -24 -150M-16 -4C-44 -50 -36 -120 6 -154M12 -2C-16 -48 -8 -116 36 -146M38 -14C16 -50 24 -102 56 -130', 4, 'red', {
      tone: 0.35,
    }),
  ],
  { also: ['wool', 'ball'], rim: 0.8, shade: { to: [-0.4, 1], depth: 0.45 } },
);

const stripe = (i: number): Node => {
  const [a, b] = [-60 + i * 72, -60 + (i + 1) * 72];
  return area(`M300 40L${a} 330C${a + 24} 344 ${b - 24} 344 ${b} 330Z`, i % 2 === 0 ? 'red' : 'accent2', i % 2 === 0 ? -0.2 : -0.1, {
    shade: { to: [0, -1], depth: 0.5 },
  });
};

const faces = times(34).map((i): Node => {
  const [x, y] = [10 + (i % 17) * 36 + (i > 16 ? 18 : 0), (i > 16 ? 414 : 384) + (i % 3) * 4];
  return area(
    d`M${x - 17} ${y + 46}C${x - 17} ${y + 22} ${x - 8} ${y + 14} ${x} ${y + 14}S${x + 17} ${y + 22} ${x + 17} ${y + 46}Z` + circle(x, y + 4, 11),
    'mass',
    (i > 16 ? -0.45 : -0.2) + (i % 4) * 0.05,
  );
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'In a circus ring a mouse in a tailcoat makes an elephant balance on a ball of wool.',
  composition: 'scale flip',
  palette: 'coral',
  light: [400, 90],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        concept('circus tent', [...times(10).map(stripe), area('M-20 330H620V500H-20Z', 'mass', -0.1, { shade: { to: [0, 1], depth: 0.4 } })], {
          also: ['circus', 'place'],
        }),
      ],
    },
    { z: 0.7, nodes: [concept('audience', faces, { also: ['crowd', 'person'] })] },
    {
      z: 1,
      nodes: [
        concept(
          'ring',
          [
            area('M-60 693V470C120 440 480 440 660 470V693Z', 'brick2', 0.35, { shade: { to: [0, 1], depth: 0.35 } }),
            area('M-60 470C120 436 480 436 660 470V500C480 462 120 462 -60 500Z', 'red', 0.05),
            ...times(9).map(i => area(`M${20 + i * 66} ${458 - Math.round(Math.sin((i + 0.5) / 2.9) * 8)}h30v26h-30Z`, 'accent2', 0.1)),
          ],
          { also: ['sand', 'circus'] },
        ),
        concept('spotlight', [beam('M320 30H360L560 640H60Z', 0.55)], { also: ['light'] }),
        area(ellipse(282, 604, 132, 14), 'dark', 0.1, { opacity: 0.4 }),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(wool, 270, 606, { scale: 0.92 }), placed(elephant, 262, 466, { scale: 1.12, turn: -5 })] },
    {
      z: 1,
      nodes: [
        stroke('M312 596C350 616 372 596 392 606C410 612 420 606 432 596', 4, 'red'),
        halo(446, 540, 90, 0.3),
        concept('whip', [stroke('M390 514C366 470 400 440 372 404', 3, 'paper', { tone: 0.4 })]),
        placed(mouse, 440, 606, { scale: 0.9, flip: true }),
        concept(
          'bucket',
          [
            area('M128 560H168L162 600H134Z', 'accent', 0, { shade: { to: [1, 0], depth: 0.5 } }),
            area(circle(138, 556, 8) + circle(152, 552, 9) + circle(162, 557, 7), 'brick2', 0.4),
          ],
          { also: ['nut'] },
        ),
      ],
    },
  ],
  says: { place: 'circus', time: 'evening', mood: ['absurd', 'proud'], action: ['balance', 'command', 'perform'], more: ['big', 'small', 'show'] },
};
