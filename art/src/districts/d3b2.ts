import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { lightString } from '../kit/city/lamp.ts';
import { person } from '../kit/people/body.ts';
import { head } from '../kit/people/heads.ts';
import { stroke } from '../kit/stroke.ts';
import { circle, ellipse, rect } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

/** A heap of dough balls, each a little different, white on top. */
function heap(): Node {
  const r = chance(52);
  const rows = [
    [9, 556],
    [8, 524],
    [7, 494],
    [5, 466],
    [3, 442],
  ] as const;
  const balls = rows.flatMap(([count, y]) =>
    times(count).map(i => ({ x: 372 + (i - (count - 1) / 2) * 42 + r.between(-5, 5), y: y + r.between(-4, 4), s: r.between(22, 26) })),
  );
  return concept(
    'dough ball',
    balls.flatMap(({ x, y, s }): Node[] => [
      fill('orange', circle(x, y, s), { tone: r.between(-0.35, -0.15), shade: { to: [0.4, 1], depth: 0.45 } }),
      fill('brown', ellipse(x - s * 0.3, y + s * 0.2, 3, 2.4) + ellipse(x + s * 0.36, y + s * 0.1, 2.6, 3), { opacity: 0.6 }),
      fill(
        'paper',
        `M${x - s * 0.8} ${y - s * 0.3}C${x - s * 0.6} ${y - s * 1.1} ${x + s * 0.6} ${y - s * 1.1} ${x + s * 0.8} ${y - s * 0.3}C${x + s * 0.4} ${y - s * 0.1} ${x + s * 0.1} ${y - s * 0.5} ${x - s * 0.2} ${y - s * 0.2}C${x - s * 0.5} ${y - s * 0.1} ${x - s * 0.6} ${y - s * 0.3} ${x - s * 0.8} ${y - s * 0.3}Z`,
        { opacity: 0.92 },
      ),
    ]),
    { also: ['food', 'sweet', 'cake'], rim: 0.6 },
  );
}
const sugar = (): string => {
  const r = chance(18);
  return times(120)
    .map(() => {
      const t = r() ** 0.7;
      return circle(318 + t * r.between(-30, 120), 318 + t * 120, r.between(1, 2.8));
    })
    .join('');
};
const sieve = concept(
  'sieve',
  [
    fill('grey', 'M-6 -10H66C64 20 46 30 30 30C14 30 -2 20 -6 -10Z', { tone: 0.2 }),
    fill('paper', ellipse(30, -10, 36, 9), { tone: 0.2 }),
    stroke('M6 4L50 22M2 14L40 28M54 4L12 24M60 10L26 29', 1.4, 'dark', { opacity: 0.5 }),
    stroke('M-6 -8L-40 -2', 7, 'wood', { tone: 0 }),
  ],
  { also: ['sugar', 'kitchen'], rim: 0.8 },
);
const face = (name: Parameters<typeof head>[0], look: Parameters<typeof head>[1], x: number, y: number): Node => placed(head(name, look).figure, x, y);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A steaming stall of fried dough balls: the cook tosses sugar, cold faces in a row.',
  composition: 'close',
  palette: 'gold',
  light: [330, 300],
  horizon: 0,
  layers: [
    {
      z: 0.95,
      nodes: [
        fill('dark', rect(0, 0, 600, 693), { tone: 0.3 }),
        fill(
          'paper',
          times(46)
            .map(i => circle((i * 137) % 600, 90 + ((i * 71) % 360), 1.5 + (i % 3)))
            .join(''),
          { opacity: 0.55 },
        ),
        halo(360, 330, 300, 0.6),
      ],
    },
    {
      z: 0.85,
      nodes: [
        face('girl with freckles', { view: 'front', size: 82, hat: 'beanie', hatCloth: 'accent' }, 262, 414),
        face('bald man', { view: 'front', size: 94, hat: 'beanie', hatCloth: 'accent2', skin: 'skin4', cloth: 'brick5' }, 546, 404),
        face('man with moustache', { view: 'front', size: 98, hat: 'cap', hatCloth: 'brick3', cloth: 'brick3' }, 392, 378),
        face('woman with headscarf', { view: 'front', size: 94 }, 472, 392),
      ],
    },
    {
      z: 0.95,
      nodes: [
        placed(lightString({ width: 520, sag: 24, count: 11 }), 40, 150),
        fill(
          'red',
          'M0 0H600V128C560 150 540 122 500 134C460 148 440 122 400 134C360 148 340 122 300 134C260 148 240 122 200 134C160 148 140 122 100 134C60 146 40 124 0 134Z',
          { tone: -0.25 },
        ),
        fill('paper', 'M100 0H200V134C160 148 140 122 100 134ZM300 0H400V134C360 148 340 122 300 134ZM500 0H600V128C560 150 540 122 500 134Z', { tone: -0.2 }),
      ],
    },
    { z: 1, nodes: [fill('wood', rect(0, 470, 600, 230), { tone: -0.4 }), fill('wood', rect(0, 462, 600, 14), { tone: 0 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({
            who: 'man',
            height: 470,
            dress: 'apron',
            cloth: 'white',
            trim: 'accent',
            hat: 'chef hat',
            hatCloth: 'white',
            skin: 'skin3',
            beard: 'moustache',
            hairColour: 'hairBlack',
            build: 'stout',
            expression: 'smile',
            is: 'cook',
            pose: { torso: 6, bend: 6, head: 10, nearArm: [10, 70, 8], farArm: [70, 104, 4], nearLeg: [-4, -4, 3], farLeg: [8, 0, 3] },
            far: { thing: sieve, keeps: 'upright', scale: 1.15, turn: 8 },
          }),
          136,
          690,
        ),
      ],
    },
    { z: 1, nodes: [fill('paper', sugar(), { opacity: 0.9 })] },
    {
      z: 1,
      lifted: true,
      nodes: [
        heap(),
        concept(
          'tray',
          [fill('grey', 'M170 572H570L548 628H194Z', { tone: 0.15, shade: { to: [1, 1], depth: 0.4 } }), fill('grey', rect(160, 562, 420, 14), { tone: 0.45 })],
          { also: ['pan'], rim: 0.8 },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'steam',
          [stroke('M300 420C288 396 312 380 298 350M432 414C420 392 446 372 430 342M510 440C498 418 522 400 508 374', 5, 'paper', { opacity: 0.3 })],
          { also: ['heat'] },
        ),
      ],
    },
  ],
  says: {
    place: 'stall',
    time: 'night',
    weather: 'frost',
    mood: ['festive', 'cold', 'hopeful'],
    action: ['cook', 'wait', 'sprinkle'],
    more: ['winter', 'smell', 'sweet'],
  },
};
