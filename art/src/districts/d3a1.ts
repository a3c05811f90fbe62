import { concept, placed } from '../concept.ts';
import { dog } from '../kit/animals/dog.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { awning } from '../kit/city/shop.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { ellipse, rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

/** A wheel that lies flat: its rind and its top. */
const wheel = (x: number, y: number, w: number, h: number, token: Token, tone: number): Node => ({
  nodes: [
    fill(
      token,
      `M${x - w} ${y - h}C${x - w - 9} ${y - h * 0.5} ${x - w - 9} ${y - h * 0.4} ${x - w} ${y}C${x - w * 0.6} ${y + 22} ${x + w * 0.6} ${y + 22} ${x + w} ${y}C${x + w + 9} ${y - h * 0.4} ${x + w + 9} ${y - h * 0.5} ${x + w} ${y - h}Z`,
      { tone, shade: { to: [1, 0.5], depth: 0.4 } },
    ),
    fill(token, ellipse(x, y - h, w, 19), { tone: tone + 0.3 }),
    stroke(`M${x - w * 0.74} ${y - h * 0.62}C${x - w * 0.4} ${y - h * 0.4} ${x - w * 0.1} ${y - h * 0.36} ${x} ${y - h * 0.34}`, 2.4, 'paper', {
      opacity: 0.4,
    }),
  ],
});
const tower: Group = concept(
  'cheese',
  [
    wheel(196, 600, 122, 54, 'yellow', -0.05),
    wheel(190, 546, 116, 50, 'red', -0.1),
    wheel(204, 496, 108, 46, 'yellow', 0.05),
    wheel(194, 450, 98, 42, 'orange', 0.05),
    wheel(206, 408, 84, 36, 'yellow', 0.1),
    wheel(200, 372, 66, 30, 'red', -0.05),
    fill('yellow', 'M166 340L214 316L246 338L214 352Z', { tone: 0.45 }),
    fill('yellow', 'M166 340L214 352V366L166 352ZM214 352L246 338V352L214 366Z', { tone: -0.05 }),
    fill('orange', ellipse(206, 336, 7, 3.4) + ellipse(190, 348, 3, 3.4), { tone: -0.1 }),
  ],
  { also: ['food', 'tower', 'wheel'], rim: 0.7 },
);
const slice = concept('slice', [fill('yellow', 'M-4 4L44 -10L40 8L-2 14Z', { tone: 0.35 }), fill('grey', 'M-40 8L30 6L34 12L-38 16Z', { tone: 0.5 })], {
  also: ['cheese', 'knife', 'gift'],
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A cheese seller behind a tower of wheels gives a slice to a child on tiptoe; a dog hopes.',
  composition: 'close',
  palette: 'noon',
  light: [500, 90],
  horizon: 560,
  layers: [
    {
      z: 0.3,
      nodes: [
        halo(470, 240, 240, 0.5),
        fill('mass', rect(0, 560, 600, 140), { tone: 0.4 }),
        concept(
          'market',
          [
            stroke('M430 560V330M566 560V320', 6, 'mass', { tone: 0.1 }),
            fill('accent', 'M400 340L430 286H590V340C570 356 560 336 540 350C520 360 510 338 490 350C470 360 450 336 430 350C416 356 408 348 400 340Z', {
              tone: 0.4,
            }),
          ],
          { also: ['stall'] },
        ),
        fill('mass', 'M440 480H580V560H440Z', { tone: 0.2 }),
        fill(
          'orange',
          times(6)
            .map(i => ellipse(456 + i * 22, 476, 11, 10))
            .join(''),
          { tone: 0.2 },
        ),
      ],
    },
    {
      z: 0.85,
      nodes: [
        fill('dark', rect(0, 130, 352, 470), { tone: 0.55 }),
        stroke('M352 150V640', 10, 'wood', { tone: 0 }),
        concept('shelf', [fill('wood', rect(0, 306, 346, 10), { tone: -0.1 }), wheel(300, 300, 34, 20, 'orange', -0.2), wheel(42, 300, 34, 20, 'red', -0.3)], {
          also: ['cheese'],
        }),
      ],
    },
    {
      z: 0.97,
      nodes: [
        placed(
          person({
            who: 'woman',
            height: 470,
            facing: 'three-quarter',
            dress: 'apron',
            cloth: 'blue',
            trim: 'white',
            hat: 'nurse cap',
            hatCloth: 'white',
            skin: 'skin1',
            hair: 'braid',
            hairColour: 'hairBlond',
            build: 'stout',
            expression: 'smile',
            is: 'seller',
            pose: { torso: 14, bend: 6, head: 16, nearArm: [4, 58, 14, -10], farArm: [64, 82, 4], nearLeg: [-4, -4, 4], farLeg: [8, 0, 4] },
            far: { thing: slice, scale: 1.2, keeps: 'upright', turn: 4 },
          }),
          196,
          676,
        ),
      ],
    },
    { z: 1, nodes: [placed(awning({ width: 420, drop: 66, tokens: ['accent', 'paper'], stripes: 9 }), 190, 104)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'table',
          [fill('wood', 'M20 600H352V693H20Z', { tone: -0.2, shade: { to: [0, 1], depth: 0.4 } }), fill('wood', 'M14 592H360V612H14Z', { tone: 0.15 })],
          { also: ['wood'] },
        ),
        tower,
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(footing(80), 452, 606),
        placed(
          person({
            who: 'girl',
            height: 250,
            pose: 'reaching up',
            dress: 'pinafore',
            cloth: 'accent',
            trim: 'white',
            skin: 'skin4',
            hair: 'afro',
            hairColour: 'hairBlack',
            expression: 'laugh',
          }),
          458,
          606,
          { flip: true },
        ),
        placed(dog({ pose: 'beg', fill: 'white', breed: 'terrier' }), 356, 622, { scale: 0.95 }),
      ],
    },
  ],
  says: {
    place: 'market',
    time: 'noon',
    weather: 'sunny',
    mood: ['playful', 'hopeful'],
    action: ['give', 'reach', 'beg'],
    more: ['food', 'kindness', 'hunger'],
  },
};
