import { concept, placed } from '../concept.ts';
import { fill, halo } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { couple } from '../kit/people/couples.ts';
import { largeHand } from '../kit/people/hands.ts';
import { armchair } from '../kit/rooms/furniture.ts';
import { standingLamp } from '../kit/rooms/lamps.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { violin, violinBow } from '../kit/things/music.ts';
import { binoculars } from '../kit/things/optics.ts';
import { rect, rounded } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const suits = {
  heart: ['M0 8C-11 0 -8 -8 -3 -7.500C-1 -7 0 -5 0 -3C0 -5 1 -7 3 -7.500C8 -8 11 0 0 8Z', 'red'],
  spade: ['M0 -9C8 -1 9 5 4 6C2 6 1 5 0 3L3 9H-3L0 3C-1 5 -2 6 -4 6C-9 5 -8 -1 0 -9Z', 'dark'],
  diamond: ['M0 -9L7 0L0 9L-7 0Z', 'red'],
} as const satisfies Record<string, readonly [string, Token]>;

/** A card whose picture is a lit window; its foot is at the origin, where the hand holds it. */
function card(suit: keyof typeof suits, light: Token, tone: number, curtain: Token, inside: readonly Node[]): Group {
  const [pip, ink] = suits[suit];
  const pane = rounded(-52, -304, 104, 158, 4);
  return concept(
    'playing card',
    [
      fill('dark', rounded(-72, -340, 148, 232, 13), { opacity: 0.45 }),
      fill('paper', rounded(-74, -342, 148, 232, 13), { tone: 0.1, shade: { to: [0.6, 1], depth: 0.25 } }),
      placed(fill(ink, pip), -60, -324),
      placed(fill(ink, pip), 60, -126, { turn: 180 }),
      concept(
        'window',
        [
          fill('dark', rounded(-57, -309, 114, 168, 6), { tone: 0.3 }),
          fill(light, pane, { tone }),
          {
            clip: pane,
            nodes: [
              halo(0, -270, 90, 0.5),
              ...inside,
              fill(curtain, 'M-52 -304H-30C-30 -260 -36 -210 -52 -180ZM52 -304H30C30 -260 36 -210 52 -180Z', { tone: -0.1, opacity: 0.9 }),
              stroke('M0 -304V-276M-52 -276H52', 3, 'dark', { tone: 0.3 }),
            ],
          },
          fill('paper', rect(-62, -150, 124, 9), { tone: -0.15 }),
        ],
        { also: ['light', 'home'] },
      ),
    ],
    { also: ['game'], rim: 0.7 },
  );
}
const dark = { cloth: 'dark', lower: 'dark', hairColour: 'hairBlack', tone: 0.35 } as const;
const fiddler = person({
  who: 'man',
  height: 150,
  pose: 'playing violin',
  ...dark,
  skin: 'skin3',
  far: { thing: violin(), scale: 0.34, turn: -60 },
  near: { thing: violinBow(), scale: 0.4, turn: -40 },
});
const waver = person({ who: 'girl', height: 118, pose: 'waving', facing: 'front', dress: 'nightshirt', skin: 'skin5', hair: 'afro', hairColour: 'hairBlack' });
const watcher = person({
  who: 'old woman',
  height: 150,
  pose: 'looking through binoculars',
  ...dark,
  hairColour: 'hairGrey',
  skin: 'skin2',
  near: { thing: binoculars(), scale: 0.3 },
});
const climber = person({
  who: 'man',
  height: 150,
  pose: {
    torso: 62,
    bend: 6,
    head: -34,
    nearArm: [84, 100, 6],
    farArm: [120, 132, 10],
    nearLeg: [72, -30, 6],
    farLeg: [-40, -62],
    nearFoot: 20,
    farFoot: 50,
    rests: 'air',
  },
  dress: 'jumper',
  cloth: 'accent2',
  lower: 'dark',
  skin: 'skin2',
  hat: 'cap',
  hatCloth: 'dark',
  scarf: 'red',
  is: 'climber',
  also: ['thief'],
});

const fan: Group = {
  nodes: [
    placed(card('spade', 'orange', 0.35, 'violet', [placed(fiddler, -14, -128)]), 0, 0, { turn: -48 }),
    placed(card('heart', 'accent2', 0.1, 'red', [placed(watcher, -12, -132)]), 0, 0, { turn: -24 }),
    placed(
      card('diamond', 'pink', 0.4, 'violet', [
        placed(couple('dancing', { height: 128, left: dark, right: { ...dark, cloth: 'red', lower: 'red' } }), -10, -148),
      ]),
      0,
      0,
    ),
    placed(
      card('spade', 'accent', 0.5, 'blue', [
        placed(armchair({ fill: 'red' }), 4, -149, { scale: 0.62 }),
        placed(standingLamp({ on: 'on' }), -30, -149, { scale: 0.5 }),
      ]),
      0,
      0,
      { turn: 24 },
    ),
    placed(card('heart', 'yellow', 0.3, 'green', [placed(waver, -2, -134)]), 0, 0, { turn: 48 }),
  ],
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A hand holds a fan of playing cards; each card is a lit window with somebody behind it, and one person is climbing into the next card.',
  composition: 'close',
  palette: 'neon',
  light: [300, 150],
  horizon: 693,
  layers: [
    { z: 0, nodes: [stars({ seed: 5, height: 500, count: 60, bright: 4 }), halo(300, 330, 330, 0.5, 'accent')] },
    {
      z: 0.3,
      nodes: [
        fill('mass', 'M0 520L40 490V470H60V502L110 460L160 500V480H180V516L230 540H380L420 516V480H440V500L490 460L540 502V470H560V490L600 520V693H0Z', {
          tone: -0.4,
        }),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          largeHand('with cards', { size: 250, skin: 'skin3', sleeve: 'violet', sleeveTone: -0.3, cuff: 'white', holds: placed(fan, 6, 96, { scale: 0.98 }) }),
          294,
          398,
        ),
      ],
    },
    { z: 1, lifted: true, nodes: [placed(climber, 392, 330)] },
  ],
  says: { place: 'game table', time: 'night', mood: ['secret', 'tense'], action: ['hold', 'climb', 'play'], more: ['neighbour', 'chance', 'escape'] },
};
