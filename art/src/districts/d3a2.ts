import { chance } from '../chance.ts';
import { concept, placed } from '../concept.ts';
import { pigeon } from '../kit/animals/birds.ts';
import { fill, halo, times } from '../kit/city/draw.ts';
import { stall } from '../kit/city/stall.ts';
import { person } from '../kit/people/body.ts';
import { footing } from '../kit/people/shadow.ts';
import { stroke } from '../kit/stroke.ts';
import { flower } from '../kit/things/garden.ts';
import { van } from '../kit/transport/car.ts';
import { fog } from '../kit/weather/fog.ts';
import { rect } from '../path.ts';
import type { Group, Node, Scene, Token } from '../scene.ts';

const colours: [Token, ...Token[]] = ['red', 'pink', 'yellow', 'red', 'orange', 'violet', 'white'];

/** Stems meet in two arms, heads spread far wider than the one who carries them. */
function armful(): Group {
  const r = chance(41);
  const heads = [0.98, 0.86, 0.72, 0.58].flatMap((reach, ring) =>
    times(13 - ring).map(i => {
      const a = -Math.PI / 2 + ((i + (ring % 2) * 0.5) / (12 - ring) - 0.5) * 2.9 + r.between(-0.05, 0.05);
      return { a, l: 236 * reach + r.between(-10, 10) };
    }),
  );
  const stems = heads
    .map(
      ({ a, l }) =>
        `M${(Math.cos(a) * 12).toFixed(1)} 20Q${(Math.cos(a) * l * 0.5).toFixed(1)} ${(Math.sin(a) * l * 0.42 - 6).toFixed(1)} ${(Math.cos(a) * l).toFixed(1)} ${(Math.sin(a) * l * 0.86).toFixed(1)}`,
    )
    .join('');
  const tails = times(12)
    .map(i => `M${-20 + i * 3.6} 10L${-52 + i * 9.4} ${104 + r.between(-14, 8)}`)
    .join('');
  return concept(
    'tulip',
    [
      stroke(stems + tails, 4, 'leaf', { tone: -0.05 }),
      fill(
        'leaf',
        times(16)
          .map(() => {
            const a = r.between(-2.9, -0.2);
            const l = r.between(70, 150);
            return `M0 0Q${Math.cos(a) * l * 0.5 - 14} ${Math.sin(a) * l * 0.6} ${Math.cos(a) * l} ${Math.sin(a) * l * 0.9}Q${Math.cos(a) * l * 0.5 + 14} ${Math.sin(a) * l * 0.4} 0 0Z`;
          })
          .join(''),
        { tone: 0.05 },
      ),
      ...heads.map(
        ({ a, l }): Node => ({
          nodes: (token => [
            fill(token, 'M-15 -2C-18 -22 -14 -32 -12 -36L-4 -26L0 -40L5 -26L13 -36C16 -28 18 -18 15 -2C10 10 -10 10 -15 -2Z', { tone: r.between(-0.12, 0.12) }),
            fill(token, 'M0 -40L5 -26L13 -36C16 -28 18 -18 15 -2C12 5 6 8 0 8C8 -8 6 -26 0 -40Z', { tone: -0.28 }),
          ])(r.of(colours)),
          transform: { turn: (a * 180) / Math.PI + 90 + r.between(-10, 10), scale: r.between(0.95, 1.15), move: [Math.cos(a) * l, Math.sin(a) * l * 0.86] },
        }),
      ),
    ],
    { also: ['flower', 'bouquet', 'many'], rim: 0.5 },
  );
}

export const scene: Scene = {
  canvas: 'hex',
  idea: 'Flower stalls being opened; a woman carries more tulips than one can carry.',
  composition: 'wide',
  palette: 'dawn',
  light: [120, 180],
  horizon: 470,
  layers: [
    { z: 0, nodes: [halo(120, 250, 260, 0.8), fill('light', 'M76 250a44 44 0 1 0 88 0a44 44 0 1 0 -88 0Z', { tone: 0.5 })] },
    {
      z: 0.2,
      nodes: [
        fill('mass', 'M0 470V402H90V388H160V410H260V380L280 356L300 380V404H420V390H500V410H600V470Z', { tone: 0.15 }),
        fill('mass', rect(0, 468, 600, 230), { tone: 0.42 }),
        stroke('M0 520H600M0 590H600M160 470L60 693M300 470V693M440 470L540 693', 2, 'mass', { opacity: 0.3 }),
      ],
    },
    {
      z: 0.5,
      nodes: [
        placed(stall({ kind: 'flowers', lit: false, width: 230, tokens: ['accent2', 'paper'] }), 506, 566),
        placed(van({ width: 170, picture: 'flower' }), 128, 512),
        fog({ y: 500, height: 50, seed: 3, opacity: 0.35 }),
      ],
    },
    {
      z: 0.7,
      nodes: [
        placed(
          person({
            who: 'old man',
            height: 150,
            pose: 'holding up',
            dress: 'apron',
            cloth: 'green',
            trim: 'brown',
            hat: 'cap',
            skin: 'skin2',
            beard: 'moustache',
            far: { thing: stroke('M0 30V-70', 4, 'wood', { tone: 0.2 }), keeps: 'upright' },
          }),
          438,
          586,
        ),
      ],
    },
    {
      z: 0.98,
      lifted: true,
      nodes: [
        placed(footing(150), 240, 614),
        placed(
          person({
            who: 'woman',
            height: 350,
            pose: {
              torso: -8,
              bend: -4,
              head: -6,
              nearArm: [26, 94, 14, -22],
              farArm: [30, 96, 12, -20],
              nearLeg: [26, 14, 1],
              farLeg: [-16, -36, 1],
              nearFoot: -12,
              farFoot: 42,
            },
            dress: 'long coat',
            cloth: 'accent',
            tone: -0.1,
            hat: 'headscarf',
            hatCloth: 'accent2',
            skin: 'skin4',
            shoe: 'wood',
            before: { thing: armful(), at: 'chest', shift: [46, 30] },
          }),
          240,
          614,
        ),
      ],
    },
    {
      z: 1,
      nodes: [
        placed(flower({ kind: 'tulip', fill: 'red', stem: 80 }), 150, 604, { turn: 80, scale: 0.85 }),
        placed(flower({ kind: 'tulip', fill: 'yellow', stem: 70 }), 70, 566, { turn: 68, scale: 0.62 }),
        placed(pigeon({ pose: 'stand' }), 350, 624, { scale: 0.6, flip: true }),
        placed(pigeon({ pose: 'stand' }), 384, 612, { scale: 0.46 }),
      ],
    },
  ],
  says: {
    place: 'flower market',
    time: 'dawn',
    weather: 'mist',
    mood: ['hopeful', 'absurd'],
    action: ['carry', 'open', 'walk'],
    more: ['spring', 'too much', 'work'],
  },
};
