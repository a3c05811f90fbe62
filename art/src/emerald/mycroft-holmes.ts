import { concept, placed } from '../concept.ts';
import { fog } from '../kit/emerald/air.ts';
import { pinch } from '../kit/emerald/hand.ts';
import { minaret } from '../kit/emerald/landmarks/east.ts';
import { clockTower, greatDome } from '../kit/emerald/landmarks/london.ts';
import { glow } from '../kit/emerald/paper.ts';
import { area } from '../kit/things/brush.ts';
import { circle, polygon } from '../path.ts';
import type { Group, Point, Scene } from '../scene.ts';

const [vx, vy] = [330, 250];
const corner = (u: number, row: number): Point => {
  const y = 470 + 34 * row + 9 * row * row;
  return [vx + u * (y - vy) * 0.62, y];
};
const squares = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 10 }, (_, i) => i - 5)
    .filter(i => (i + row) % 2 === 0)
    .map(i => polygon(corner(i * 0.55, row), corner((i + 1) * 0.55, row), corner((i + 1) * 0.55, row + 1), corner(i * 0.55, row + 1)))
    .join(''),
).join('');
const pawn = (x: number, y: number, scale: number, tone: number): Group =>
  placed(
    concept(
      'pawn',
      [area(`M-34 0C-34 -14 -24 -16 -20 -24C-10 -40 -10 -56 -14 -66L14 -66C10 -56 10 -40 20 -24C24 -16 34 -14 34 0Z${circle(0, -82, 21)}`, 'mass', tone)],
      { also: ['chess'], rim: 1, shade: { to: [-1, 0.6], depth: 0.5 } },
    ),
    x,
    y,
    { scale },
  );

export const scene: Scene = {
  canvas: 'card',
  idea: 'Without leaving his club he moves the great clock tower across the board between two fingers.',
  composition: 'scale flip',
  palette: 'fog',
  light: [470, 130],
  horizon: 480,
  layers: [
    { z: 0.1, nodes: [glow(circle(420, 240, 340), 0.7), fog(8, 130, 330, 3, 0.3)] },
    {
      z: 0.35,
      nodes: [
        placed(greatDome({ tone: 0.1 }), 180, 490, { scale: 0.86 }),
        placed(minaret({ height: 130, tone: 0.1 }), 470, 488),
        placed(minaret({ height: 110, tone: 0.1 }), 510, 488),
        fog(3, 440, 490, 2, 0.4),
      ],
    },
    {
      z: 0.6,
      nodes: [
        concept('chessboard', [area('M-10 470H610V850H-10Z', 'lit', -0.25, { shade: { to: [-0.2, 1], depth: 0.6 } }), area(squares, 'mass', -0.5)], {
          also: ['chess', 'game'],
        }),
      ],
    },
    { z: 0.75, nodes: [pawn(190, 560, 0.9, -0.3), pawn(484, 540, 0.7, 0.35), pawn(556, 600, 1, 0.3)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        area('M296 612C330 600 400 600 430 616C400 632 330 632 296 612Z', 'dark', 0, { opacity: 0.55 }),
        placed(clockTower({ tone: -0.45 }), 366, 590, { scale: 0.98 }),
        area('M310 590L422 590L432 606L300 606Z', 'mass', -0.6, { rim: 0.8 }),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(pinch({ tone: 0.05 }), 374, 186, { scale: 1.02, turn: 16 })] },
  ],
  says: { place: 'London', time: 'evening', weather: 'fog', mood: ['powerful', 'calm'], action: ['playing', 'thinking'], more: ['giant'] },
};
