import { concept, placed } from '../concept.ts';
import { beam, d, halo, times } from '../kit/city/draw.ts';
import { largeHand } from '../kit/people/hands.ts';
import { head } from '../kit/people/heads.ts';
import { shadowOf } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { key } from '../kit/things/keys.ts';
import { circle, polygon, rect, rounded } from '../path.ts';
import type { Node, Scene, Token } from '../scene.ts';

const tones: readonly Token[] = ['mass', 'mass', 'blue', 'mass', 'mass', 'mass', 'mass', 'blue', 'mass', 'mass', 'mass'];
const locker = (x: number, y: number, i: number): Node =>
  concept(
    'locker',
    [
      area(rounded(x + 4, y + 4, 132, 142, 6), tones[i % 11] ?? 'mass', 0.32 - (i % 4) * 0.05, { shade: { to: [0.4, 1], depth: 0.4 } }),
      stroke(rounded(x + 12, y + 12, 116, 126, 4), 2, 'lit', { opacity: 0.35 }),
      stroke(d`M${x + 46} ${y + 32}h44M${x + 46} ${y + 42}h44M${x + 46} ${y + 52}h44`, 4, 'dark', { tone: 0.05, opacity: 0.8 }),
      area(circle(x + 112, y + 84, 9), 'yellow', -0.25),
      stroke(d`M${x + 112} ${y + 81}v8`, 3, 'dark'),
    ],
    { also: ['cupboard', 'door'] },
  );

/** Light of a far door on the lockers, and somebody in that door. */
const pane = 'M404 66L590 104V300L404 284Z';
const man = head('detective', { view: 'profile', size: 150 });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A wall of lockers; one is ajar and light comes out of it; a hand with a key.',
  composition: 'close',
  palette: 'teal',
  light: [270, 330],
  horizon: 693,
  layers: [
    {
      z: 0.85,
      nodes: [
        concept('wall', [area(rect(0, 0, 600, 693), 'dark', 0.05)]),
        ...times(20).map((i): Node => locker(-54 + (i % 4) * 140 + (i % 4 >= 2 ? 0 : 0) + 46, -40 + Math.floor(i / 4) * 150, i)),
        ...times(5).map((i): Node => locker(552, -40 + i * 150, i + 3)),
        ...times(5).map((i): Node => locker(-148, -40 + i * 150, i + 5)),
      ],
    },
    {
      z: 0.9,
      nodes: [
        {
          clip: pane,
          nodes: [
            area(pane, 'light', 0, { opacity: 0.42 }),
            placed(shadowOf(man.figure, { along: [0, -1], opacity: 0.8, of: 'man' }), 504, 232, { flip: true }),
          ],
        },
      ],
    },
    {
      z: 1,
      nodes: [
        concept('light', [area(rounded(276, 262, 132, 142, 6), 'light', 0.3), halo(342, 334, 240, 0.75), area(rounded(286, 272, 112, 122, 3), 'light', 0.6)], {
          also: ['secret'],
        }),
        concept(
          'violin',
          [
            area(
              'M352 392C330 394 320 376 330 362C338 352 334 344 330 338C324 322 340 312 352 312C364 312 380 322 374 338C370 344 366 352 374 362C384 376 374 394 352 392Z',
              'orange',
              -0.35,
            ),
            stroke('M352 352V278', 6, 'brown', { tone: -0.4 }),
            stroke('M338 346v12M366 346v12', 3, 'dark'),
          ],
          { also: ['music', 'shape'], rim: 0.5 },
        ),
        concept(
          'door',
          [
            area(polygon([278, 264], [188, 232], [188, 446], [278, 404]), 'blue', 0.1, { shade: { to: [-1, 0], depth: 0.5 } }),
            stroke('M278 264L188 232V446L278 404', 3, 'light'),
            stroke('M212 292L256 300M212 304L256 310M212 316L256 320', 4, 'dark', { opacity: 0.7 }),
            area(polygon([188, 232], [180, 234], [180, 446], [188, 446]), 'light', -0.2),
          ],
          { also: ['metal'], rim: 0.6 },
        ),
        beam(polygon([276, 404], [408, 404], [520, 693], [120, 693]), 0.45),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          largeHand('holding', {
            skin: 'skin3',
            sleeve: 'accent',
            cuff: 'paper',
            size: 230,
            arm: 1.2,
            holds: placed(key({}), -34, -20, { scale: 1.15, turn: 200 }),
          }),
          386,
          462,
          { flip: true },
        ),
      ],
    },
  ],
  says: { place: 'station', time: 'night', mood: ['secret', 'tense'], action: ['open', 'hide', 'find'], more: ['shadow', 'watched'] },
};
