import { concept, placed } from '../concept.ts';
import { cat } from '../kit/animals/cat.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { awning } from '../kit/city/shop.ts';
import { jointsOf, type Person, person } from '../kit/people/body.ts';
import { stroke } from '../kit/stroke.ts';
import { cog } from '../kit/things/machines.ts';
import { cup } from '../kit/things/table.ts';
import { circle, rect, rounded } from '../path.ts';
import type { Group, Node, Scene } from '../scene.ts';

const [cx, cy, R] = [300, 366, 206] as const;
const dial = circle(cx, cy, R);

/** A street lamp that tells the time: its foot is the axle of the watch. */
const hand = (length: number, turn: number): Group =>
  concept(
    'lamp',
    [
      fill('dark', `M-4 8L-2.600 ${-length}H2.600L4 8Z`, { tone: 0.15 }),
      fill('dark', `M-9 -${length * 0.24}H9V-${length * 0.24 - 4}H-9ZM-7 -${length - 2}H7V-${length + 3}H-7Z`, { tone: 0.15 }),
      halo(0, -length - 24, 62, 0.9),
      fill('light', `M-9 -${length + 3}L-14 -${length + 36}H14L9 -${length + 3}Z`, { tone: 0.4 }),
      stroke(`M-9 -${length + 3}L-14 -${length + 36}H14L9 -${length + 3}M0 -${length + 3}V-${length + 36}`, 2.6, 'dark', { tone: 0.15 }),
      fill('dark', `M-19 -${length + 36}L0 -${length + 56}L19 -${length + 36}ZM-2 -${length + 54}H2V-${length + 64}H-2Z`, { tone: 0.15 }),
    ],
    { also: ['clock hand', 'street', 'light'], transform: { turn, move: [cx, cy] }, rim: 0.8 },
  );

const sits = { torso: -2, bend: 4, nearLeg: [84, 4, 3], farLeg: [80, 14, 3] } as const;
const he: Person = {
  who: 'man',
  height: 158,
  pose: { ...sits, head: 6, nearArm: [36, 80, 6], farArm: [30, 74, 6] },
  dress: 'suit',
  cloth: 'accent2',
  tone: -0.3,
  lower: 'dark',
  skin: 'skin4',
  hair: 'short',
  hairColour: 'hairBlack',
  hat: 'fedora',
  hatCloth: 'dark',
};
const she: Person = {
  who: 'woman',
  height: 150,
  pose: { ...sits, head: 4, nearArm: [20, 100, 6], farArm: [46, 78, 6] },
  dress: 'dress',
  cloth: 'accent',
  skin: 'skin1',
  hair: 'bob',
  hairColour: 'hairRed',
  expression: 'smile',
};
const floor = 520;
const seatOf = (who: Person, x: number): Node => placed(cog({ teeth: 10, radius: 17, fill: 'yellow', tone: -0.35 }), x, floor + jointsOf(who).hips[1] + 26);

const ring = (r: number, w: number, tone: number): Node => stroke(circle(cx, cy, r), w, 'yellow', { tone });

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A pocket watch stands open: inside is a tiny café where a couple sits at a cog wheel, and the hands are street lamps.',
  composition: 'close',
  palette: 'gold',
  light: [300, 250],
  horizon: 693,
  layers: [
    {
      z: 0.7,
      nodes: [
        fill('mass', rect(0, 0, 600, 693), { tone: -0.35 }),
        fill('accent2', 'M0 520C160 490 420 500 600 540V693H0Z', { tone: -0.6 }),
        stroke('M0 560C160 530 420 540 600 580', 3, 'accent2', { tone: -0.75 }),
        halo(300, 366, 330, 0.5),
      ],
    },
    {
      z: 1,
      lifted: true,
      nodes: [
        concept(
          'chain',
          times(8).map(i =>
            stroke(i % 2 === 0 ? `M${322 + i * 24} ${82 + i * 3}a9 6 0 1 0 18 0a9 6 0 1 0 -18 0` : `M${322 + i * 24} ${82 + i * 3}h20`, 4.4, 'yellow', {
              tone: -0.25,
            }),
          ),
          { also: ['metal'] },
        ),
        concept(
          'watch',
          [
            stroke(circle(300, 98, 25), 8, 'yellow', { tone: -0.2 }),
            fill('yellow', rounded(278, 116, 44, 34, 8), { tone: -0.1 }),
            stroke('M286 118V148M294 118V148M302 118V148M310 118V148M318 118V148', 2.4, 'yellow', { tone: -0.5 }),
            fill('yellow', circle(cx, cy, R + 26), { tone: -0.15 }),
          ],
          { also: ['clock', 'time', 'metal'], rim: 1, shade: { to: [-0.6, 1], depth: 0.5 } },
        ),
        ring(R + 18, 3, 0.3),
        ring(R + 6, 8, -0.45),
      ],
    },
    {
      z: 0.95,
      clip: dial,
      nodes: [
        concept(
          'café',
          [
            fill('accent2', dial, { tone: -0.45, shade: { to: [0, -1], depth: 0.6 } }),
            fill('wood', rect(90, 330, 420, 200), { tone: -0.25 }),
            fill('light', rounded(130, 352, 96, 112, 8) + rounded(374, 352, 96, 112, 8), { tone: -0.05 }),
            fill('light', rounded(264, 352, 72, 168, 6), { tone: 0.15 }),
            stroke('M178 352V464M130 392H226M422 352V464M374 392H470M300 352V520', 4, 'wood', { tone: -0.6 }),
            fill('yellow', circle(328, 440, 4)),
            fill(
              'dark',
              'M150 464V436C150 424 166 424 166 436V464ZM190 464V444C190 434 204 434 204 444V464ZM394 464V450H408V464ZM430 464V430C430 420 446 420 446 430V464Z',
              { tone: 0.3 },
            ),
          ],
          { also: ['house', 'drink', 'place'] },
        ),
        placed(awning({ width: 410, drop: 40, tokens: ['accent', 'paper'] }), 300, 316),
        fill('wood', 'M80 508H520V600H80Z', { tone: -0.1 }),
        ...[
          [140, 560, 46, 12],
          [222, 584, 34, 10],
          [470, 556, 40, 12],
          [394, 590, 30, 9],
        ].map(([x = 0, y = 0, radius = 0, teeth = 0]) => placed(cog({ teeth, radius, fill: 'yellow', tone: -0.45 }), x, y)),
        halo(300, 440, 150, 0.4),
      ],
    },
    {
      z: 1,
      nodes: [
        seatOf(he, 214),
        seatOf(she, 390),
        placed(person(he), 214, floor),
        placed(person(she), 388, floor, { flip: true }),
        concept('table', [stroke('M300 470V522', 6, 'dark', { tone: 0.3 }), fill('dark', 'M276 520H324L330 528H270Z', { tone: 0.3 })], {}),
        placed({ ...cog({ teeth: 16, radius: 50, fill: 'yellow', tone: -0.05 }), transform: { scale: [1, 0.3] } }, 300, 470),
        placed(cup(), 278, 464, { scale: 0.32 }),
        placed(cup(), 322, 464, { scale: 0.32, flip: true }),
        placed(cat({ pose: 'curl', fill: 'mass', tone: -0.5 }), 252, 546, { scale: 0.42 }),
      ],
    },
    { z: 1, lifted: true, nodes: [hand(96, -56), hand(128, 34), fill('yellow', circle(cx, cy, 12), { tone: 0, rim: 1 }), fill('dark', circle(cx, cy, 4))] },
    {
      z: 1,
      nodes: [
        ...times(12).map(i =>
          placed(fill('paper', i % 3 === 0 ? rounded(-4, -R + 8, 8, 22, 3) : circle(0, -R + 14, 4), { tone: 0.1 }), cx, cy, { turn: i * 30 }),
        ),
        concept('glass', [
          stroke(`M${cx - 176} ${cy - 60}C${cx - 160} ${cy - 120} ${cx - 110} ${cy - 166} ${cx - 56} ${cy - 184}`, 8, 'paper', { opacity: 0.35 }),
        ]),
      ],
    },
  ],
  says: { place: 'café', time: 'evening', mood: ['tender', 'dreamy'], action: ['talk', 'sit', 'meet'], more: ['time', 'love', 'small and large'] },
};
