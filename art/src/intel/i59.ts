import { concept, placed } from '../concept.ts';
import { gull } from '../kit/animals/birds.ts';
import { halo } from '../kit/city/draw.ts';
import { hat } from '../kit/motifs/flying-hat.ts';
import { dunes } from '../kit/nature/land.ts';
import { grass } from '../kit/nature/plants.ts';
import { ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { shadowOf } from '../kit/people/shadow.ts';
import { cloud } from '../kit/sky/cloud.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { sailBoat } from '../kit/transport/boat.ts';
import { wind } from '../kit/weather/wind.ts';
import type { Node, Scene } from '../scene.ts';

const ribbon = stroke('M28 -4C44 0 48 14 60 12M26 0C38 8 40 22 52 24', 5, 'red');
const flowers: Node[] = [area('M-26 -8a7 7 0 1 0 12 6a7 7 0 1 0 12 2a7 7 0 1 0 10 -8Z', 'pink', 0.2)];

const baton = concept('baton', [stroke('M-4 4L46 -34', 3.4, 'paper', { tone: 0.6 }), area('M-10 4a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', 'brown')]);

const conductor = person({
  who: 'man',
  is: 'conductor',
  height: 252,
  pose: 'conducting',
  build: 'stout',
  dress: 'tailcoat',
  cloth: 'dark',
  hair: 'bald',
  beard: 'moustache',
  skin: 'skin1',
  expression: 'smile',
  far: { thing: baton, lies: 'behind' },
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'The wind has taken all the hats, and they fly over the dunes like gulls; a bald man conducts them.',
  composition: 'rain of things',
  palette: 'noon',
  light: [470, 120],
  horizon: 430,
  layers: [
    {
      z: 0.1,
      nodes: [
        halo(470, 120, 180, 0.8),
        placed(cloud({ kind: 'wisp', width: 260, seed: 4 }), 150, 220),
        placed(cloud({ kind: 'heap', width: 190, seed: 8, token: 'paper' }), 470, 424),
      ],
    },
    { z: 0.4, water: 'M0 430H600V560H0Z', depth: 0.2 },
    { z: 0.45, nodes: [ripples({ from: 432, to: 520, count: 26, token: 'paper', opacity: 0.6 }), placed(sailBoat({ width: 56 }), 120, 448)] },
    { z: 0.8, nodes: [placed(dunes({ height: 92, seed: 6 }), 0, 556)] },
    {
      z: 0.9,
      nodes: [
        placed(
          person({ who: 'woman', height: 84, pose: 'reaching up', dress: 'dress', cloth: 'red', hair: 'long', hairColour: 'hairRed', skin: 'skin1' }),
          436,
          520,
        ),
        placed(person({ who: 'old man', height: 82, pose: 'running', dress: 'short jacket', cloth: 'blue', skin: 'skin4' }), 508, 532),
        placed(person({ who: 'boy', height: 56, pose: 'jumping', skin: 'skin3' }), 470, 530),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(dunes({ height: 104, seed: 14 }), 0, 700),
        area('M0 600C120 562 240 556 330 584C430 610 520 606 600 590V693H0Z', 'brick2', 0.55, { shade: { to: [0, 1], depth: 0.4 } }),
        placed(grass({ width: 150, height: 34, seed: 4 }), 40, 590),
        placed(grass({ width: 120, height: 30, seed: 9 }), 420, 606),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(shadowOf(conductor, { along: [-0.7, 0.16] }), 196, 584), placed(conductor, 196, 584)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(hat({ kind: 'top hat', brim: 'up', fill: 'dark', tone: 0.2, band: 'red' }), 390, 306, { scale: 1.25, turn: -12 }),
        placed(hat({ kind: "lady's hat", brim: 'down', fill: 'pink', band: 'violet', trimming: flowers }), 250, 190, { scale: 1, turn: -6 }),
        placed(hat({ kind: 'bowler', brim: 'up', fill: 'brown', tone: -0.2, band: 'dark' }), 452, 192, { scale: 0.86, turn: 8 }),
        placed(hat({ kind: 'straw hat', brim: 'down', fill: 'yellow', tone: 0.15, band: 'red', trimming: [ribbon] }), 504, 396, { scale: 0.78, turn: 10 }),
      ],
    },
    {
      z: 0.9,
      nodes: [
        placed(hat({ kind: 'fedora', brim: 'up', fill: 'green', tone: -0.2, band: 'dark' }), 134, 262, { scale: 0.62, turn: -10 }),
        placed(hat({ kind: 'bowler', brim: 'down', fill: 'dark', tone: 0.3, band: 'grey' }), 346, 118, { scale: 0.56, turn: 6 }),
        placed(hat({ kind: 'straw hat', brim: 'up', fill: 'white', band: 'blue' }), 330, 238, { scale: 0.42, turn: 14 }),
        placed(hat({ kind: 'fedora', brim: 'down', fill: 'grey', tone: -0.3, band: 'red' }), 534, 280, { scale: 0.46, turn: -14 }),
        placed(hat({ kind: 'top hat', brim: 'down', fill: 'violet', tone: -0.3, band: 'yellow' }), 194, 122, { scale: 0.36, turn: 12 }),
        placed(gull({ pose: 'fly' }), 288, 396, { scale: 0.5 }),
      ],
    },
  ],
  weather: [wind({ seed: 6, leaves: 0 })],
  says: { place: 'beach', time: 'noon', weather: 'wind', mood: ['playful', 'absurd'], action: ['conduct', 'fly', 'lose'], more: ['music', 'freedom'] },
};
