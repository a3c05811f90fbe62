import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { cat } from '../kit/animals/cat.ts';
import { duck } from '../kit/animals/waders.ts';
import { fill, times } from '../kit/city/draw.ts';
import { ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { brush } from '../kit/things/craft.ts';
import { bucket } from '../kit/things/harbour.ts';
import { circle, ellipse, rect, rounded } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const wall = concept(
  'houseboat',
  [
    fill('green', rect(0, 190, 600, 330), { tone: -0.15, shade: { to: [1, 0.6], depth: 0.35 } }),
    stroke(
      times(9)
        .map(i => `M0 ${224 + i * 34}H600`)
        .join(''),
      2,
      'dark',
      { opacity: 0.28 },
    ),
    fill('white', 'M0 168H600V196H0Z', { tone: -0.1 }),
    fill('dark', 'M0 196H600V206H0Z', { opacity: 0.3 }),
    fill('mass', 'M0 506H600V540H0Z', { tone: -0.3 }),
    stroke('M0 506H600', 5, 'paper', { tone: -0.1 }),
  ],
  { also: ['boat', 'home'] },
);

/** Half of the frame is new and white, the rest still waits. */
const frame = concept(
  'window',
  [
    fill('brick2', rounded(318, 224, 204, 190, 8), { tone: -0.15 }),
    fill('white', 'M326 224H514C519 224 522 227 522 232V244H338V312C336 318 330 314 326 322C324 326 320 324 318 320V232C318 227 321 224 326 224Z', {
      tone: 0.6,
    }),
    fill('blue', rect(338, 244, 164, 150), { tone: -0.35 }),
    fill('accent2', 'M338 244H378C372 300 362 350 338 372Z', { tone: 0.35 }),
    fill('accent2', 'M502 244H468C474 300 480 340 502 360Z', { tone: 0.2 }),
    fill('lit', 'M398 244L360 394H384L422 244Z', { tone: 0.4, opacity: 0.35 }),
    stroke('M420 244V394', 7, 'brick2', { tone: -0.15 }),
    stroke('M512 260V300M512 330V352M328 350V380M360 404H390', 2, 'brick2', { tone: -0.5 }),
  ],
  { also: ['frame', 'glass'], rim: 0.5 },
);

const geraniums = (x: number, y: number, width: number, seed: number): Group => {
  const r = chance(seed);
  const leaves = times(22)
    .map(() => ellipse(r.between(0, width), r.between(-34, 4), 15, 11))
    .join('');
  const heads: Node[] = times(Math.round(width / 26)).map(i => {
    const [cx, cy] = [12 + i * 26 + r.between(-6, 6), r.between(-66, -36)];
    return {
      nodes: [
        stroke(`M${cx} ${cy}Q${cx + 3} -20 ${cx + 2} 0`, 2.4, 'leaf', { tone: -0.1 }),
        fill(
          i % 3 === 1 ? 'pink' : 'accent',
          times(7)
            .map(() => circle(cx + r.between(-11, 11), cy + r.between(-9, 9), 7))
            .join(''),
          { tone: r.between(-0.1, 0.2), shade: { to: [0.3, 1], depth: 0.3 } },
        ),
      ],
    };
  });
  return concept(
    'geranium',
    [
      fill('leaf', leaves, { tone: -0.1, shade: { to: [0, 1], depth: 0.4 } }),
      ...heads,
      fill('brick1', `M-6 0H${width + 6}L${width} 40H0Z`, { tone: 0.15, shade: { to: [0.2, 1], depth: 0.4 } }),
    ],
    { also: ['flower', 'plant'], transform: { move: [x, y] } },
  );
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'An old man repaints the window frame of his houseboat among geraniums, a cat asleep on the wet board.',
  composition: 'close',
  palette: 'noon',
  light: [120, 60],
  horizon: 120,
  layers: [
    {
      z: 0.3,
      nodes: [
        fill('mass', 'M0 110H600V200H0Z', { tone: 0.3 }),
        ripples({ from: 112, to: 170, seed: 4, count: 30, token: 'paper', opacity: 0.5 }),
        placed(duck({}), 402, 150, { scale: 0.5, flip: true }),
        placed(duck({ fill: 'brown' }), 440, 146, { scale: 0.38, flip: true }),
      ],
    },
    { z: 0.85, nodes: [wall, frame, geraniums(88, 168, 110, 3), geraniums(370, 168, 120, 8)] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({
            who: 'old man',
            height: 430,
            facing: 'three-quarter',
            dress: 'overalls',
            cloth: 'blue',
            trim: 'white',
            skin: 'skin2',
            hat: 'straw hat',
            hatCloth: 'hairBlond',
            hatBand: 'accent',
            beard: 'full beard',
            hairColour: 'hairGrey',
            glasses: 'round',
            build: 'stout',
            pose: { torso: 2, bend: -2, head: -2, nearArm: [2, 62, 12, -4], farArm: [70, 102, 6], nearLeg: [-4, -4, 4], farLeg: [8, 0, 4] },
            far: { thing: brush({ fill: 'accent2' }), scale: 0.95, turn: 64, keeps: 'upright' },
            near: { thing: placed(bucket({ fill: 'grey', holds: 'nothing' }), 0, 60), scale: 0.85, keeps: 'upright' },
          }),
          128,
          642,
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'board',
          [
            fill('white', 'M262 520L546 498L560 516L268 542Z', { tone: 0.5 }),
            fill('brick2', 'M268 542L560 516V530L268 558Z', { tone: 0 }),
            stroke('M300 556V574M352 551V562M470 541V560M500 538V548', 5, 'white', { tone: 0.4 }),
            fill('wood', 'M310 552L296 640H310L326 551ZM500 536L512 640H526L516 535Z', { tone: -0.2 }),
          ],
          { also: ['wood', 'paint'] },
        ),
        placed(cat({ pose: 'curl', fill: 'orange', tone: 0 }), 412, 524, { scale: 1.5, flip: true }),
        stroke('M366 500C378 506 386 510 398 512M452 508C462 506 470 500 474 494', 5, 'white', { tone: 0.8 }),
        geraniums(96, 604, 160, 5),
        concept(
          'paint',
          [
            fill('grey', 'M372 602H436L430 664H378Z', { tone: 0.1, shade: { to: [1, 0], depth: 0.4 } }),
            fill('white', ellipse(404, 602, 32, 9), { tone: 0.8 }),
            fill('white', 'M384 606C384 622 380 630 384 640C390 640 390 620 392 608Z', { tone: 0.7 }),
            stroke('M372 602C376 560 432 560 436 602', 2, 'grey', { tone: 0.4 }),
          ],
          { also: ['bucket'] },
        ),
      ],
    },
  ],
  says: { place: 'houseboat', time: 'noon', weather: 'sunny', mood: ['calm', 'playful'], action: ['paint', 'sleep'], more: ['summer', 'home', 'craft'] },
};
