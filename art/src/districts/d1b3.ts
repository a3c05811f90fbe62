import { concept, placed } from '../concept.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { ripples } from '../kit/nature/water.ts';
import { person } from '../kit/people/body.ts';
import { stars } from '../kit/sky/stars.ts';
import { stroke } from '../kit/stroke.ts';
import { envelope } from '../kit/things/letters.ts';
import { circle, ellipse } from '../path.ts';
import type { Node, Scene } from '../scene.ts';

const [cx, water, r] = [300, 412, 206];
const arch = `M${cx - r} ${water}A${r} ${r} 0 0 1 ${cx + r} ${water}Z`;

const bulbs: Node[] = times(25).flatMap((i): Node[] => {
  const a = (i / 24) * Math.PI;
  const [x, y] = [cx - Math.cos(a) * (r + 12), water - Math.sin(a) * (r + 12)];
  return [halo(x, y, 15, 0.7, 'accent2'), fill('accent2', circle(x, y, 4.6), { tone: 0.5 })];
});

/** Somebody at a table, from the side; looks right. */
const guest = (x: number, y: number, s: number, flip: boolean, tone: number): Node => ({
  nodes: [
    fill('mass', 'M-20 0C-22 -24 -14 -34 -4 -36L-5 -42C-14 -46 -14 -66 0 -66C13 -66 14 -52 12 -44L5 -40C14 -34 16 -20 22 -16L40 -14L40 -8L20 -8L16 0Z', {
      tone,
    }),
  ],
  transform: { flip, scale: s, move: [x, y] },
});
const table = (x: number, y: number, s: number): Node => ({
  nodes: [
    halo(0, -34, 40, 0.8, 'accent2'),
    fill('white', 'M-34 -14H34L38 4H-38Z', { tone: 0.2 }),
    fill('accent', 'M-9 -22L-6 -38H6L9 -22Z', { tone: 0.3 }),
    stroke('M0 -22V-14', 2, 'dark'),
    fill('paper', 'M-24 -24L-20 -16H-16L-12 -24ZM14 -24L18 -16H20L24 -24Z', { opacity: 0.8 }),
  ],
  transform: { scale: s, move: [x, y] },
});

const boat = concept(
  'boat',
  [
    halo(300, 320, 190, 0.6, 'accent2'),
    fill('light', 'M176 366L206 246C252 226 348 226 394 246L424 366Z', { tone: -0.05 }),
    fill('accent2', 'M176 366L206 246C252 226 348 226 394 246L424 366Z', { tone: 0.1, opacity: 0.55 }),
    ...[guest(246, 310, 0.6, false, -0.1), guest(354, 310, 0.6, true, -0.1), table(252, 318, 0.42), table(348, 318, 0.42)],
    concept(
      'waiter',
      [
        fill(
          'dark',
          'M290 352V304C290 292 294 288 298 287C292 284 292 270 300 270C308 270 308 284 302 287C308 288 312 292 314 300L330 286L326 282H346L342 287L332 289L314 314L312 352Z',
          { tone: 0.1 },
        ),
        fill('paper', 'M297 290H303L302 312H298Z'),
      ],
      { also: ['person'] },
    ),
    concept('guest', [guest(206, 362, 1.2, false, -0.5), guest(396, 362, 1.2, true, -0.5), table(252, 362, 0.72), table(352, 362, 0.72)], {
      also: ['person', 'dinner', 'table'],
    }),
    stroke(
      'M178 358L206 246C252 226 348 226 394 246L422 358M256 232L240 358M344 232L360 358M206 246C252 228 348 228 394 246M190 308C250 296 350 296 410 308',
      4,
      'dark',
      { tone: 0.15, opacity: 0.85 },
    ),
    fill('accent', 'M204 248C250 224 350 224 396 248L392 238C344 214 256 214 208 238Z', { tone: -0.3 }),
    fill('mass', 'M152 354C210 366 390 366 448 354C446 386 430 414 408 424H192C170 414 154 386 152 354Z', { tone: -0.55 }),
    stroke('M152 354C210 366 390 366 448 354', 4, 'accent', { tone: 0.1 }),
    stroke('M162 378C220 390 380 390 438 378', 2, 'paper', { opacity: 0.6 }),
    fill('light', circle(168, 366, 5) + circle(432, 366, 5)),
    halo(168, 366, 26, 0.6),
    halo(432, 366, 26, 0.6),
  ],
  { also: ['water', 'dinner', 'light'] },
);

const stonework = times(13)
  .map(i => {
    const a = ((i + 0.5) / 13) * Math.PI;
    return `M${(cx - Math.cos(a) * r).toFixed(1)} ${(water - Math.sin(a) * r).toFixed(1)}L${(cx - Math.cos(a) * (r + 26)).toFixed(1)} ${(water - Math.sin(a) * (r + 26)).toFixed(1)}`;
  })
  .join('');

export const scene: Scene = {
  canvas: 'hex',
  idea: 'A glass-roofed boat with lit tables glides through an arch and its reflection.',
  composition: 'mirrored',
  palette: 'neon',
  light: [300, 300],
  horizon: 412,
  layers: [
    { z: 0, mirrored: 412, nodes: [stars({ seed: 3, height: 180, count: 40 }), halo(300, 412, 230, 0.7, 'lit')] },
    {
      z: 0.25,
      mirrored: 412,
      nodes: [
        fill('mass', 'M94 380H150V340H176V372H206V350H234V380H372V346H398V370H430V352H470V384H510V414H94Z', { tone: 0 }),
        fill('light', circle(160, 360, 2.4) + circle(222, 368, 2.4) + circle(384, 362, 2.4) + circle(450, 372, 2.4) + circle(130, 394, 2.4)),
      ],
    },
    {
      z: 0.75,
      mirrored: 412,
      nodes: [
        placed(
          person({
            who: 'boy',
            height: 120,
            facing: 'three-quarter',
            pose: 'holding before',
            dress: 'raincoat',
            cloth: 'accent2',
            hat: 'beanie',
            hatCloth: 'accent',
            skin: 'skin3',
          }),
          404,
          206,
          { flip: true },
        ),
        concept(
          'bridge',
          [
            fill('brick5', `M0 176C180 150 420 150 600 176V414H0Z${arch}`, { evenOdd: true, tone: -0.25, shade: { to: [0, -1], depth: 0.3 } }),
            stroke(
              `M${cx - r} ${water}A${r} ${r} 0 0 1 ${cx + r} ${water}M${cx - r - 26} ${water}A${r + 26} ${r + 26} 0 0 1 ${cx + r + 26} ${water}${stonework}`,
              2,
              'dark',
              { opacity: 0.6 },
            ),
            fill('mass', 'M0 164C180 138 420 138 600 164V180C420 154 180 154 0 180Z', { tone: 0.25 }),
          ],
          { also: ['arch', 'stone'] },
        ),
        concept('bulb', bulbs, { also: ['light', 'lamp', 'circle'] }),
      ],
    },
    {
      z: 0.9,
      mirrored: 418,
      nodes: [boat, stroke('M376 150C366 170 362 190 362 210', 1.6, 'paper'), placed(envelope({ seal: 'heart' }), 361, 222, { scale: 0.32, turn: -8 })],
    },
    { z: 0.8, water: 'M0 414H600V693H0Z', depth: 0.35 },
    {
      z: 0.9,
      nodes: [
        ripples({ from: 420, seed: 2, count: 46, token: 'accent', opacity: 0.28 }),
        fill('dark', ellipse(300, 424, 116, 6), { opacity: 0.5 }),
        stroke('M170 424C210 434 390 434 430 424M130 444C200 462 400 462 470 444', 2.4, 'paper', { opacity: 0.4 }),
      ],
    },
  ],
  says: { place: 'canal', time: 'night', mood: ['festive', 'secret'], action: ['glide', 'eat', 'send a message'], more: ['reflection', 'circle', 'letter'] },
};
