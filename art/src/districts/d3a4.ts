import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { paperLantern } from '../kit/rooms/lamps.ts';
import { bookRow } from '../kit/rooms/shelves.ts';
import { stroke } from '../kit/stroke.ts';
import { book } from '../kit/things/books.ts';
import { teapot } from '../kit/things/table.ts';
import { rain } from '../kit/weather/rain.ts';
import { ellipse, rect, rounded } from '../path.ts';
import type { Scene } from '../scene.ts';

const tarpaulin = concept(
  'tarpaulin',
  [
    fill('green', 'M0 0H600V150C560 196 520 150 470 168C420 214 380 168 330 178C280 216 230 172 180 180C130 212 80 160 0 176Z', {
      tone: -0.35,
      shade: { to: [0, -1], depth: 0.4 },
    }),
    stroke('M120 0C130 80 110 140 130 190M290 0C286 80 300 140 288 200M440 0C450 80 430 140 448 188', 3, 'dark', { opacity: 0.35 }),
    stroke('M0 176C80 160 130 212 180 180C230 172 280 216 330 178C380 168 420 214 470 168C520 150 560 196 600 150', 4, 'green', { tone: 0.2 }),
  ],
  { also: ['roof', 'cloth', 'shelter'] },
);
const drips = (): string => {
  const r = chance(9);
  return [
    [130, 196],
    [288, 204],
    [446, 194],
    [60, 172],
    [540, 172],
    [212, 180],
    [372, 182],
  ]
    .flatMap(([x = 0, y = 0]) => times(5).map(i => ellipse(x + r.between(-3, 3), y + 12 + i * r.between(30, 44), 2.6, 6)))
    .join('');
};

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Under the tarpaulin of a bookstall two strangers reach for the same book; rain drips all round.',
  composition: 'interior',
  palette: 'rain',
  light: [300, 230],
  horizon: 430,
  layers: [
    {
      z: 0.2,
      nodes: [
        fill('mass', 'M0 430V330H70V300H120V340H190V310H240V340H360V320H420V296H470V330H540V310H600V430Z', { tone: 0.1 }),
        fill('mass', rect(0, 428, 600, 100), { tone: 0.3 }),
      ],
    },
    { z: 0.3, nodes: [rain({ kind: 'heavy', seed: 4, slant: 0.12, height: 560 })] },
    {
      z: 0.95,
      nodes: [
        placed(
          person({
            who: 'woman',
            height: 500,
            pose: { torso: 14, bend: 8, head: 14, nearArm: [-4, 30, 8], farArm: [38, 62, 4], nearLeg: [-4, -4, 3], farLeg: [8, 0, 3] },
            dress: 'trench coat',
            cloth: 'accent',
            hair: 'curls',
            hairColour: 'hairBlack',
            skin: 'skin5',
            hat: 'beret',
            hatCloth: 'accent',
            expression: 'surprise',
          }),
          148,
          742,
        ),
        placed(
          person({
            who: 'man',
            height: 520,
            pose: { torso: 12, bend: 8, head: 16, nearArm: [-4, 30, 8], farArm: [38, 60, 4], nearLeg: [-4, -4, 3], farLeg: [8, 0, 3] },
            dress: 'long coat',
            cloth: 'blue',
            tone: -0.2,
            scarf: 'accent2',
            scarfHangs: 'down',
            hair: 'tousled',
            hairColour: 'hairRed',
            skin: 'skin1',
            glasses: 'round',
            beard: 'goatee',
            expression: 'surprise',
          }),
          462,
          748,
          { flip: true },
        ),
      ],
    },
    {
      z: 1,
      nodes: [halo(300, 300, 240, 0.6), placed(paperLantern({ fill: 'orange', size: 34 }), 300, 178), tarpaulin, fill('paper', drips(), { opacity: 0.75 })],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept('bookstall', [fill('wood', 'M0 528H600V560H0Z', { tone: 0.05 }), fill('wood', rect(0, 556, 600, 140), { tone: -0.45 })], {
          also: ['table', 'market', 'wood'],
        }),
        bookRow({ x: 30, y: 530, width: 196, height: 64, seed: 3, tone: -0.05 }),
        bookRow({ x: 372, y: 530, width: 210, height: 62, seed: 8, tone: -0.05 }),
        bookRow({ x: 60, y: 640, width: 480, height: 66, seed: 12, tone: -0.2 }),
        placed(book({ state: 'standing', fill: 'yellow', tone: 0.1 }), 300, 532, { scale: 1.25 }),
        concept(
          'hand',
          [
            ...times(4).map(i => fill('skin5', rounded(244, 442 + i * 14, 36 - (i === 3 ? 6 : 0), 12, 6), { tone: 0.05 })),
            ...times(4).map(i => fill('skin1', rounded(322 + (i === 3 ? 6 : 0), 436 + i * 14, 36 - (i === 3 ? 6 : 0), 12, 6), { tone: 0 })),
          ],
          { also: ['person', 'finger'], rim: 0.6 },
        ),
        halo(300, 480, 90, 0.5),
        placed(teapot({ fill: 'accent' }), 496, 470, { scale: 0.56 }),
      ],
    },
  ],
  says: {
    place: 'bookstall',
    time: 'day',
    weather: 'rain',
    mood: ['tender', 'tense'],
    action: ['reach', 'meet', 'shelter'],
    more: ['two', 'chance', 'rivals'],
  },
};
