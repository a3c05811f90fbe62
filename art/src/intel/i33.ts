import { concept, placed } from '../concept.ts';
import { crab, fish, jellyfish } from '../kit/animals/sea.ts';
import { houseRowInDepth } from '../kit/city/row.ts';
import { viewFrom } from '../kit/city/view.ts';
import { lightStreak } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { umbrella } from '../kit/things/umbrella.ts';
import { circle, ellipse, polygon } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const view = viewFrom({ vanishing: [300, 400], focal: 240 });

/** An umbrella with what a jellyfish has: a glow and threads. */
const bell = (fill: Token): Group => {
  const thread = (x: number, l: number): string => `M${x} -94C${x - 12} ${-94 + l * 0.3} ${x + 12} ${-94 + l * 0.6} ${x - 4} ${-94 + l}`;
  return {
    nodes: [
      { glow: circle(0, -110, 130), kind: 'round', opacity: 0.55, fill },
      stroke(
        [-88, -66, -46, -24].map((x, i) => thread(x, 70 + (i % 2) * 34)).join('') + [24, 46, 66, 88].map((x, i) => thread(x, 60 + (i % 2) * 40)).join(''),
        2.6,
        fill,
        { tone: 0.5, opacity: 0.85 },
      ),
      umbrella({ fill, tone: 0.15 }),
    ],
  };
};

const drifting = (fill: Token, x: number, y: number, scale: number, turn: number): Node => ({
  nodes: [{ glow: circle(x, y - 10 * scale, 100 * scale), kind: 'round', opacity: 0.6, fill }, placed(jellyfish({ fill, tone: 0.15 }), x, y, { scale, turn })],
});

const walker = (options: Parameters<typeof person>[0], fill: Token, scale: number): Group =>
  person({ pose: 'holding an umbrella', ...options, near: { thing: bell(fill), scale } });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Glowing jellyfish sink between the houses like umbrellas, and people walk with umbrellas like jellyfish.',
  composition: 'rain of things',
  palette: 'neon',
  light: [300, 240],
  horizon: 410,
  layers: [
    { z: 0.1, nodes: [{ glow: circle(300, 380, 240), kind: 'round', opacity: 0.7, fill: 'accent' }] },
    { z: 0.3, nodes: [drifting('accent', 316, 330, 0.34, 4), drifting('pink', 278, 286, 0.3, -6), drifting('accent2', 340, 258, 0.26, 8)] },
    ...houseRowInDepth({ view, side: 'left', aside: 2.3, from: 1.5, to: 20, height: [3.6, 4.8], seed: 12, lit: 0.4 }),
    ...houseRowInDepth({ view, side: 'right', aside: 2.3, from: 1.5, to: 20, height: [3.6, 4.8], seed: 5, lit: 0.4 }),
    {
      z: 0.85,
      nodes: [
        concept(
          'street',
          [
            area(polygon(view.at(-2.3, -1, 22), view.at(2.3, -1, 22), view.at(2.3, -1, 0.7), view.at(-2.3, -1, 0.7)), 'mass', -0.2, {
              shade: { to: [0, 1], depth: 0.4 },
            }),
          ],
          { also: ['city'] },
        ),
        placed(lightStreak({ from: 0, to: 190, width: 60, seed: 3, token: 'accent', opacity: 0.5 }), 268, 450),
        placed(lightStreak({ from: 0, to: 170, width: 40, seed: 8, token: 'light', opacity: 0.4 }), 420, 470),
        placed(lightStreak({ from: 0, to: 150, width: 36, seed: 9, token: 'accent2', opacity: 0.4 }), 130, 480),
      ],
    },
    {
      z: 0.9,
      nodes: [
        drifting('pink', 168, 330, 0.72, -8),
        drifting('accent2', 452, 300, 0.62, 10),
        placed(walker({ who: 'man', height: 92, dress: 'long coat', cloth: 'dark' }, 'pink', 0.42), 226, 470),
        placed(walker({ who: 'old woman', height: 84, cloth: 'violet' }, 'accent2', 0.4), 344, 466, { flip: true }),
      ],
    },
    { z: 1, lifted: true, nodes: [drifting('accent', 296, 250, 1.65, 5)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        { nodes: [area(ellipse(402, 588, 60, 8) + ellipse(176, 574, 46, 7), 'dark')], opacity: 0.5 },
        placed(
          walker(
            { who: 'woman', height: 184, dress: 'trench coat', cloth: 'accent', hair: 'curls', skin: 'skin4', hairColour: 'hairBlack', rim: 1.1 },
            'accent2',
            0.86,
          ),
          408,
          586,
          { flip: true },
        ),
        placed(walker({ who: 'boy', height: 126, dress: 'raincoat', cloth: 'yellow', skin: 'skin1', rim: 1.1 }, 'accent', 0.66), 176, 572),
        placed(crab({ fill: 'red' }), 268, 588, { scale: 0.62 }),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(fish({ kind: 'tropical', fill: 'accent' }), 472, 208, { scale: 0.36, flip: true }),
        placed(fish({ kind: 'tropical', fill: 'pink' }), 120, 236, { scale: 0.32 }),
      ],
    },
  ],
  says: {
    place: 'street',
    time: 'night',
    weather: 'rain',
    mood: ['dreamy', 'calm', 'secret'],
    action: ['walk', 'float', 'fall'],
    more: ['deep sea', 'umbrella'],
  },
};
