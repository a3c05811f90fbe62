import { concept, placed } from '../concept.ts';
import { halo, times } from '../kit/city/draw.ts';
import { hat, rabbit } from '../kit/motifs/conjuring.ts';
import { person } from '../kit/people/body.ts';
import { curtains } from '../kit/rooms/soft.ts';
import { stroke } from '../kit/stroke.ts';
import { area } from '../kit/things/brush.ts';
import { ellipse } from '../path.ts';
import type { Group, Scene } from '../scene.ts';

/** What the wall sees: the large one has the small one by the collar. */
const shadow: Group = concept(
  'shadow',
  [
    {
      opacity: 0.86,
      nodes: [
        area(
          'M92 700C70 540 84 380 138 322C152 306 166 300 172 292C142 276 134 238 152 214C128 168 120 110 142 82C170 96 186 150 186 194C192 192 200 192 206 194C206 150 222 104 252 92C268 126 254 176 232 206C262 220 276 244 268 264C264 276 248 288 232 292C240 302 250 312 256 324C284 312 318 284 344 256C352 250 362 258 358 268C336 308 300 352 268 372C280 420 282 540 270 700Z',
          'dark',
          0.18,
        ),
        placed(
          person({
            who: 'man',
            height: 150,
            pose: {
              torso: 6,
              bend: 8,
              head: 20,
              nearArm: [34, 50, 16],
              farArm: [-24, -8, 10],
              nearLeg: [26, -14, 4],
              farLeg: [-12, -36, 4],
              nearFoot: 40,
              farFoot: 50,
              rests: 'air',
            },
            dress: 'tailcoat',
            cloth: 'dark',
            lower: 'dark',
            trim: 'dark',
            skin: 'hairBlack',
            hairColour: 'dark',
            shoe: 'dark',
            detail: 0,
            rim: 0,
            shade: { to: [0, 1], depth: 0 },
          }),
          352,
          384,
          { flip: true },
        ),
        area(
          'M300 372C330 380 380 380 410 372L402 440H308ZM346 436H364V640H346ZM274 366C300 378 410 378 436 366C430 386 400 390 355 390C310 390 280 386 274 366Z',
          'dark',
          0.18,
        ),
      ],
    },
    area(ellipse(216, 236, 8, 10), 'light', 0.2),
  ],
  { also: ['rabbit', 'giant', 'magic'], transform: { scale: 0.9, move: [56, 2] } },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A conjurer takes a rabbit out of a hat; in the shadow on the wall a giant rabbit takes the conjurer out.',
  composition: 'telling shadow',
  palette: 'neon',
  light: [470, 640],
  horizon: 0,
  layers: [
    {
      z: 0.7,
      nodes: [
        concept('wall', [area('M0 0H600V693H0Z', 'haze', 0.15, { shade: { to: [0, -1], depth: 0.5 } })]),
        halo(270, 320, 330, 0.95, 'light'),
        halo(270, 320, 240, 0.6, 'light'),
      ],
    },
    { z: 0.9, nodes: [shadow] },
    {
      z: 0.95,
      nodes: [
        concept('stage', [
          area('M0 560H600V693H0Z', 'wood', -0.35, { shade: { to: [0, 1], depth: 0.5 } }),
          stroke('M60 560L-60 693M150 560L90 693M240 560L214 693M330 560L344 693M420 560L470 693M510 560L590 693', 2, 'wood', { tone: -0.7 }),
        ]),
        placed(curtains({ width: 760, height: 620, fill: 'violet', tone: -0.25, drawn: 'tied', rail: 'none' }), 300, -10),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({
            who: 'man',
            is: 'conjurer',
            height: 330,
            pose: { torso: -4, bend: 3, head: -6, nearArm: [20, 62, 12], farArm: [76, 92, 6], nearLeg: [-7, -6, 4], farLeg: [14, 2, 4] },
            dress: 'tailcoat',
            cloth: 'red',
            tone: -0.1,
            lower: 'dark',
            trim: 'white',
            hair: 'parted',
            hairColour: 'hairBlack',
            beard: 'goatee',
            skin: 'skin2',
            far: { thing: rabbit, scale: 0.84, lies: 'before' },
            rim: 1,
          }),
          478,
          616,
          { flip: true },
        ),
        {
          transform: { scale: 1.14, move: [-42, -64] },
          nodes: [
            concept(
              'table',
              [
                stroke('M368 520L346 612M368 520L390 612M368 520V604', 5, 'dark', { tone: 0.25 }),
                area('M312 500H424L414 540C400 532 392 548 380 540C370 532 360 548 350 540C340 532 330 546 322 538Z', 'accent', -0.1, {
                  shade: { to: [0, 1], depth: 0.4 },
                }),
                area(ellipse(368, 500, 56, 7), 'accent', 0.2),
              ],
              { also: ['furniture'], rim: 0.5 },
            ),
            concept('hat', hat(0.45), { also: ['magic', 'top hat'], rim: 0.8, transform: { move: [368, 500], scale: 0.86 } }),
          ],
        },
      ],
    },
    {
      z: 1,
      nodes: [
        ...times(4).map(i =>
          placed(
            concept('footlight', [halo(0, -8, 44, 0.6, 'accent2'), area('M-22 8C-22 -12 22 -12 22 8Z', 'accent2', 0.1)], { also: ['lamp'] }),
            210 + i * 62,
            634,
          ),
        ),
        concept(
          'audience',
          [
            area(
              'M120 693C124 664 150 652 168 668C186 650 214 658 216 693ZM252 693C256 668 284 660 302 672C318 662 344 668 346 693ZM384 693C388 662 412 654 430 668C448 656 474 664 478 693Z',
              'dark',
              0,
            ),
          ],
          { also: ['crowd', 'person'] },
        ),
      ],
    },
  ],
  says: { place: 'theatre', time: 'night', mood: ['absurd', 'secret'], action: ['conjure', 'lift'], more: ['trick', 'reversal'] },
};
