import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { pigeon } from '../kit/animals/birds.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { couple } from '../kit/people/couples.ts';
import { footing, shadowOf } from '../kit/people/shadow.ts';
import { windowFrame } from '../kit/rooms/wall.ts';
import { stroke } from '../kit/stroke.ts';
import { shoe } from '../kit/things/clothes.ts';
import { lantern } from '../kit/things/lights.ts';
import { violin, violinBow } from '../kit/things/music.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const r = chance(8);
const bricks = Array.from({ length: 46 }, () => {
  const row = Math.floor(r() * 30);
  return rect(Math.floor(r() * 15) * 40 + (row % 2) * 20, 70 + row * 14, 36, 11);
}).join('');

const dancers = shadowOf(
  couple('tango', { height: 330, left: { who: 'old man', dress: 'tailcoat', hat: 'fedora' }, right: { dress: 'evening gown', hair: 'bun' }, rim: 0 }),
  { along: [0, -1], opacity: 0.9, of: 'dancer', tone: 0.25 },
);

const fiddler = person({
  who: 'old man',
  height: 212,
  pose: 'playing violin',
  facing: 'three-quarter',
  dress: 'tailcoat',
  cloth: 'dark',
  tone: 0.3,
  lower: 'grey',
  lowerTone: -0.1,
  trim: 'white',
  hat: 'fedora',
  hatCloth: 'dark',
  hatBand: 'accent',
  skin: 'skin2',
  beard: 'full beard',
  expression: 'asleep',
  is: 'musician',
  scarf: 'accent',
  scarfHangs: 'down',
  far: { thing: placed(violin(), 0, 40), scale: 0.6, turn: 116, keeps: 'upright' },
  near: { thing: violinBow(), scale: 0.66, turn: -58, keeps: 'upright' },
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'An old violinist plays alone at a wall, and his shadow dances with the shadow of a woman who is not there.',
  composition: 'telling shadow',
  palette: 'sodium',
  light: [108, 530],
  horizon: 516,
  layers: [
    {
      z: 0.75,
      nodes: [
        concept(
          'wall',
          [
            fill('lit', rect(0, 0, 600, 520), { tone: -0.05, shade: { to: [1, -1], depth: 0.6 } }),
            fill('brick1', bricks, { tone: 0.1, opacity: 0.4 }),
            fill('mass', rect(0, 490, 600, 30), { tone: 0.3 }),
          ],
          { also: ['stone', 'street'] },
        ),
        halo(330, 330, 260, 0.75),
        placed(windowFrame({ width: 70, height: 96, panes: 'cross', fill: 'brick5', tone: 0, glass: 'mass', glassTone: -0.2 }), 176, 212),
        placed(pigeon(), 196, 262, { scale: 0.5, flip: true }),
      ],
    },
    { z: 0.9, nodes: [placed(dancers, 356, 500)] },
    {
      z: 0.9,
      nodes: [
        fill('mass', rect(0, 514, 600, 180), { tone: 0.15, shade: { to: [0.3, 1], depth: 0.6 } }),
        stroke('M0 548H600M0 600H600M120 516L60 693M260 516L240 693M380 516L400 693M500 516L560 693', 1.6, 'mass', { tone: -0.3, opacity: 0.5 }),
        { nodes: [fill('dark', 'M186 566C240 548 300 528 340 516H420C360 540 280 566 210 574Z')], opacity: 0.45 },
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(footing(90), 190, 572),
        placed(fiddler, 186, 572),
        placed(lantern(), 108, 496, { scale: 0.62 }),
        halo(108, 530, 90, 0.8),
        concept(
          'violin case',
          [
            fill('dark', 'M294 586C296 556 330 548 360 546C400 544 424 556 419 588Z', { tone: 0.2, rim: 0.9 }),
            fill('accent', 'M304 584C308 562 334 556 360 554C392 552 412 562 410 586Z', { tone: -0.55 }),
            fill('dark', 'M292 590C292 580 320 574 350 574C384 572 420 578 420 592C420 606 384 612 350 610C320 610 292 602 292 590Z', { tone: 0.3, rim: 0.9 }),
            fill('accent', ellipse(360, 591, 50, 12), { tone: -0.35 }),
            concept('coin', [fill('yellow', `${circle(336, 590, 5)}${circle(352, 596, 5)}${circle(368, 589, 5)}`)], { also: ['money'] }),
            concept('rose', [stroke('M362 584L394 576', 2.4, 'leaf'), fill('red', circle(400, 574, 8))], { also: ['flower', 'love'] }),
          ],
          { also: ['case', 'money', 'rose'] },
        ),
        placed(shoe({ kind: 'heel', fill: 'accent', tone: 0, pair: 'pair' }), 470, 566, { scale: 0.5, flip: true }),
      ],
    },
  ],
  says: { place: 'street', time: 'evening', mood: ['lonely', 'tender'], action: ['play music', 'dance', 'remember'], more: ['shadow', 'memory', 'two'] },
};
