import { concept, placed } from '../concept.ts';
import { parrot } from '../kit/animals/showbirds.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { houseRow } from '../kit/city/row.ts';
import { person } from '../kit/people/body.ts';
import { deskLamp } from '../kit/rooms/lamps.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { telescope } from '../kit/things/optics.ts';
import { cup } from '../kit/things/table.ts';
import { compass } from '../kit/things/travel.ts';
import { ellipse, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const pane = 'M250 130H556V344H250Z';
const room = concept(
  'cabin',
  [
    fill('wood', `M0 0H600V693H0Z${pane}`, { evenOdd: true, tone: -0.5, shade: { to: [-1, -0.6], depth: 0.5 } }),
    stroke(
      times(6)
        .map(i => `M${20 + i * 44} 60V470`)
        .join(''),
      2.4,
      'dark',
      { opacity: 0.4 },
    ),
    stroke('M0 380H600', 2, 'dark', { opacity: 0.5 }),
    fill('wood', 'M0 56C200 84 400 84 600 56V86C400 112 200 112 0 86Z', { tone: -0.25 }),
  ],
  { also: ['room', 'ship'] },
);
const windowBars = concept(
  'window',
  [stroke('M250 130H556V344H250Z', 14, 'wood', { tone: -0.1 }), stroke('M352 130V344M454 130V344M250 236H556', 7, 'wood', { tone: -0.15 })],
  { also: ['view', 'frame'], rim: 0.6 },
);

/** A coast, a channel, a dotted way and one small flag. */
const chart = concept(
  'chart',
  [
    fill('paper', 'M150 492L470 486L548 566C440 588 240 592 92 574Z', { tone: -0.1 }),
    fill('accent2', 'M470 486L548 566C530 560 516 562 506 572C494 540 476 516 452 500Z', { tone: -0.3 }),
    fill(
      'lit',
      'M176 502C220 500 236 520 214 532C196 542 206 556 180 566C150 570 126 566 116 562C128 540 150 520 176 502ZM356 494C400 490 440 500 446 516C420 530 390 512 372 520C356 514 350 502 356 494Z',
      { tone: 0.1 },
    ),
    stroke('M240 506C270 530 250 550 280 572M300 500C320 520 316 540 336 566', 2, 'blue', { opacity: 0.5 }),
    stroke('M216 540l12 4M240 548l12 0M264 546l12 -4M288 540l12 -4M312 532l12 -3M336 528l12 0M360 532l10 4', 3, 'accent'),
    stroke('M390 548V518', 2.6, 'wood', { tone: -0.2 }),
    fill('accent', 'M390 518L410 525L390 533Z'),
  ],
  { also: ['map', 'paper', 'secret'], rim: 0.5 },
);
const perch = concept('perch', [stroke('M0 0V70M-34 108C-34 60 34 60 34 108', 4, 'yellow', { tone: -0.2 }), stroke('M-36 108H36', 7, 'wood', { tone: 0.1 })], {
  also: ['ring'],
});

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A captain bends over charts by a green lamp; a parrot sleeps, a telescope points at the city.',
  composition: 'interior',
  palette: 'absinthe',
  light: [400, 400],
  horizon: 330,
  layers: [
    { z: 0.1, clip: pane, nodes: [stars({ seed: 21, height: 240, count: 60 })] },
    {
      z: 0.35,
      clip: pane,
      nodes: [
        placed(houseRow({ width: 360, height: [56, 96], houseWidth: [30, 44], lit: 0.5, seed: 8, detail: 'plain' }), 230, 316),
        fill('mass', rect(240, 314, 330, 40), { tone: -0.1 }),
        stroke('M270 324h30M330 330h40M400 324h30M470 332h40', 2, 'light', { opacity: 0.6 }),
      ],
    },
    { z: 0.95, nodes: [room, halo(400, 420, 260, 0.45), windowBars, placed(telescope({ stand: 'tripod' }), 498, 500, { scale: 1.75, flip: true })] },
    {
      z: 1,
      nodes: [
        placed(perch, 130, 96),
        placed(parrot({ fill: 'red' }), 130, 204, { scale: 0.95 }),
        fill('white', ellipse(150, 126, 7, 6), { tone: 0.2 }),
        stroke('M145 125C147 129 152 129 155 126', 2, 'dark'),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({
            who: 'old man',
            height: 430,
            pose: { torso: 30, bend: 16, head: 20, nearArm: [14, 52, 8], farArm: [24, 60, 6], nearLeg: [-6, -8], farLeg: [8, 0] },
            dress: 'captain uniform',
            cloth: 'blue',
            tone: -0.25,
            trim: 'yellow',
            hat: 'captain cap',
            hatCloth: 'white',
            skin: 'skin2',
            beard: 'full beard',
            hairColour: 'hairGrey',
            build: 'stout',
            is: 'captain',
          }),
          176,
          690,
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'table',
          [fill('wood', 'M70 480H548L600 600H0Z', { tone: -0.1, shade: { to: [-1, 0.6], depth: 0.4 } }), fill('wood', 'M0 600H600V640H0Z', { tone: -0.5 })],
          { also: ['desk', 'wood'] },
        ),
        chart,
        placed(deskLamp({ fill: 'green' }), 434, 506, { scale: 1.5 }),
        halo(420, 500, 150, 0.5),
        placed(compass({ needle: 40 }), 492, 556, { scale: 0.5 }),
        placed(cup({ fill: 'white', hot: 'steaming' }), 124, 566, { scale: 0.66 }),
      ],
    },
  ],
  says: { place: 'ship', time: 'night', mood: ['secret', 'calm'], action: ['plan', 'search', 'sleep'], more: ['treasure', 'journey', 'spy'] },
};
