import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { person } from '../kit/people/body.ts';
import { deskLamp } from '../kit/rooms/lamps.ts';
import { stroke } from '../kit/stroke.ts';
import { cuckooClock, grandfatherClock, pocketWatch, wallClock } from '../kit/things/clocks.ts';
import { cog } from '../kit/things/machines.ts';
import { circle, rect } from '../path.ts';
import type { Scene } from '../scene.ts';

const opening = rect(196, 138, 330, 330);

/** Folded open on a palm; what lies in it catches the lamp. */
const handkerchief = concept(
  'handkerchief',
  [
    fill('white', 'M-34 -6L-52 16L-26 12L-20 40L0 16L26 38L28 12L54 10L34 -8C14 -22 -16 -22 -34 -6Z', { tone: 0.4 }),
    fill('white', 'M-34 -6C-16 -22 14 -22 34 -8C16 4 -14 6 -34 -6Z', { tone: -0.1 }),
    fill('yellow', circle(0, -12, 13), { tone: 0.1 }),
    fill('paper', circle(0, -12, 9)),
    stroke('M0 -12V-18M0 -12L4 -10', 1.8, 'dark'),
    halo(0, -14, 44, 0.8),
    stroke('M0 -34V-46M18 -28L26 -38M-18 -28L-26 -38', 2.4, 'light'),
  ],
  { also: ['cloth', 'watch', 'secret'] },
);

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A watchmaker at his lit window with a loupe; a passer-by leans in with something in a handkerchief.',
  composition: 'through a frame',
  palette: 'sodium',
  light: [370, 300],
  horizon: 600,
  layers: [
    {
      z: 0.9,
      nodes: [
        fill('light', opening, { tone: -0.1 }),
        { nodes: [fill('orange', rect(190, 130, 350, 350), { tone: 0.2 })], clip: opening, opacity: 0.75 },
        halo(400, 300, 220, 0.7),
      ],
    },
    {
      z: 0.9,
      clip: opening,
      nodes: [
        placed(grandfatherClock({ tone: -0.2 }), 500, 470, { scale: 1.2 }),
        placed(wallClock({ time: 4.2 }), 300, 196, { scale: 0.62 }),
        placed(wallClock({ fill: 'accent', time: 9.4 }), 372, 180, { scale: 0.46 }),
        placed(cuckooClock({ bird: 'out' }), 436, 158, { scale: 0.6 }),
        placed(wallClock({ fill: 'accent', time: 1.6 }), 238, 252, { scale: 0.4 }),
      ],
    },
    {
      z: 1,
      clip: opening,
      nodes: [
        placed(
          person({
            who: 'old man',
            height: 440,
            facing: 'three-quarter',
            dress: 'suit',
            cloth: 'green',
            tone: -0.35,
            trim: 'white',
            skin: 'skin2',
            hair: 'receding',
            hairColour: 'hairGrey',
            beard: 'full beard',
            pose: { torso: 8, bend: 2, head: 12, nearArm: [16, 92, 12, -20], farArm: [30, 96, 8, -14], nearLeg: [0, 0], farLeg: [6, 0] },
            is: 'watchmaker',
          }),
          428,
          690,
          { flip: true },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'shop front',
          [
            fill('accent', `M0 0H600V693H0Z${opening}`, { evenOdd: true, tone: -0.55, shade: { to: [-1, 0.5], depth: 0.4 } }),
            stroke('M196 138H526V468H196Z', 12, 'accent', { tone: -0.15 }),
            stroke('M330 138V220M196 220H526', 6, 'accent', { tone: -0.15 }),
            fill('accent', 'M170 100H552V128H170Z', { tone: -0.3 }),
            stroke('M196 510H526V620H196ZM212 526H510V604H212Z', 4, 'accent', { tone: -0.3 }),
          ],
          { also: ['house', 'shop', 'window'] },
        ),
        concept('sign', [stroke('M96 150H190', 5, 'dark', { tone: 0.2 }), placed(pocketWatch({ time: 11.8 }), 146, 150, { scale: 0.62 })], { also: ['clock'] }),
        concept('workbench', [fill('wood', 'M180 468H540L552 492H168Z', { tone: 0.15 }), fill('wood', 'M168 492H552V504H168Z', { tone: -0.3 })], {
          also: ['table', 'sill'],
          rim: 0.6,
        }),
        placed(deskLamp({ fill: 'accent' }), 490, 474, { scale: 1.05 }),
        placed(cog({ radius: 20, teeth: 10 }), 300, 474, { scale: 0.6 }),
        placed(cog({ radius: 26, teeth: 12 }), 332, 472, { scale: 0.5 }),
        stroke('M400 474L428 466M404 480L430 476', 3, 'grey', { tone: 0.3 }),
        halo(370, 420, 200, 0.4),
      ],
    },
    {
      z: 1,
      nodes: [
        concept(
          'loupe',
          [
            fill('dark', 'M384 287L370 286L367 300L382 299Z', { tone: 0.1 }),
            fill('accent', 'M370 285C365 286 362 300 366 301C370 300 373 286 370 285Z', { tone: 0.5 }),
            stroke('M384 288C396 284 406 282 414 284', 1.6, 'dark'),
          ],
          { also: ['lens', 'glass'] },
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        fill('mass', rect(0, 628, 600, 70), { tone: 0 }),
        { nodes: [fill('light', 'M200 628H520L560 693H160Z', { opacity: 0.4 })] },
        stroke(
          times(7)
            .map(i => `M${40 + i * 90} 628L${10 + i * 98} 693`)
            .join(''),
          2,
          'dark',
          { opacity: 0.3 },
        ),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        placed(
          person({
            who: 'woman',
            height: 430,
            facing: 'three-quarter back',
            dress: 'trench coat',
            cloth: 'violet',
            tone: -0.3,
            hat: 'cloche',
            hatCloth: 'violet',
            skin: 'skin3',
            hair: 'bob',
            hairColour: 'hairBlack',
            pose: { torso: 16, bend: 10, head: 2, nearArm: [34, 84, 8, -4], farArm: [44, 86, 4], nearLeg: [-8, -10], farLeg: [12, 2] },
            near: { thing: handkerchief, keeps: 'upright', scale: 1.1, lies: 'before' },
          }),
          118,
          660,
        ),
      ],
    },
  ],
  says: { place: 'watchmaker', time: 'evening', mood: ['secret', 'hopeful'], action: ['show', 'examine', 'whisper'], more: ['time', 'stolen', 'repair'] },
};
