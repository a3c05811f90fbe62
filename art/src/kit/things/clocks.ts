import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Node, Shape } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, clear, type Paint, solid } from './brush.ts';

export interface Clock extends Paint {
  /** Where the hands are: 10.15 is a quarter past ten, as on no face of ours there are numerals. */
  readonly time?: number;
}

/** A face of radius 1 × `r` with ticks and hands. */
function face(r: number, time: number, paper: Shape['fill'] = 'paper'): Node[] {
  const hour = Math.floor(time);
  const minutes = Math.round((time - hour) * 100);
  const hand = (turns: number, length: number, width: number): Shape => {
    const a = turns * 2 * Math.PI;
    return stroke(
      `M${(-Math.sin(a) * r * 0.14).toFixed(1)} ${(Math.cos(a) * r * 0.14).toFixed(1)}L${(Math.sin(a) * length).toFixed(1)} ${(-Math.cos(a) * length).toFixed(1)}`,
      width,
      'dark',
      { tone: 0.1 },
    );
  };
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * 2 * Math.PI;
    const inner = i % 3 === 0 ? 0.74 : 0.82;
    return `M${(Math.sin(a) * r * inner).toFixed(1)} ${(-Math.cos(a) * r * inner).toFixed(1)}L${(Math.sin(a) * r * 0.88).toFixed(1)} ${(-Math.cos(a) * r * 0.88).toFixed(1)}`;
  });
  return [
    area(circle(0, 0, r), paper, -0.02),
    stroke(ticks.join(''), r * 0.05, 'dark', { tone: 0.2 }),
    hand((hour + minutes / 60) / 12, r * 0.46, r * 0.09),
    hand(minutes / 60, r * 0.7, r * 0.055),
    area(circle(0, 0, r * 0.08), 'accent'),
  ];
}

export function wallClock({ fill = 'wood', tone = -0.1, time = 10.1 }: Clock = {}): Group {
  return concept(
    'clock',
    [
      area(circle(0, 0, 56), fill, tone),
      area(circle(0, 0, 49), fill, tone - 0.5),
      ...face(46, time),
      stroke('M-30 -24C-22 -34 -12 -38 0 -39', 3, 'paper', { tone: 1, opacity: 0.7 }),
    ],
    { also: ['thing', 'time'], ...solid },
  );
}

/** Stands on the origin. */
export function alarmClock({ fill = 'accent', tone = 0, time = 7.05 }: Clock = {}): Group {
  return concept(
    'alarm clock',
    [
      stroke('M-24 -14L-33 0M24 -14L33 0', 7, 'grey', { tone: -0.3 }),
      stroke('M-26 -86C-14 -108 14 -108 26 -86', 4, 'grey', { tone: -0.2 }),
      area('M-42 -74C-48 -92 -30 -104 -12 -96Z', fill, tone - 0.15),
      area('M42 -74C48 -92 30 -104 12 -96Z', fill, tone - 0.35),
      stroke('M0 -90V-100', 4, 'grey', { tone: -0.4 }),
      area(circle(0, -48, 44), fill, tone),
      area(circle(0, -48, 37), fill, tone - 0.55),
      { nodes: face(35, time), transform: { move: [0, -48] } },
      stroke('M-38 -58C-35 -70 -28 -78 -18 -83', 3, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
    { also: ['thing', 'clock', 'time', 'morning'], ...solid },
  );
}

/** Stands on the origin, as tall as a man. */
export function grandfatherClock({ fill = 'wood', tone = -0.1, time = 11.55, swing = 8 }: Clock & { readonly swing?: number } = {}): Group {
  return concept(
    'grandfather clock',
    [
      area('M-42 0V-14H-38V-52H-30V-150H-42V-160H42V-150H30V-52H38V-14H42V0Z', fill, tone),
      area('M-44 -158V-226C-30 -228 -20 -244 0 -246C20 -244 30 -228 44 -226V-158Z', fill, tone + 0.1),
      area('M-50 -224C-34 -228 -20 -250 0 -252C20 -250 34 -228 50 -224V-218C34 -220 20 -240 0 -242C-20 -240 -34 -220 -50 -218Z', fill, tone - 0.4),
      area(circle(0, -256, 5), 'light', -0.2),
      area('M-22 -144H22V-62H-22Z', 'dark', 0.12),
      {
        nodes: [stroke('M0 0V56', 2.6, 'light', { tone: -0.1 }), area(circle(0, 62, 11), 'light', -0.1), area(circle(-2, 59, 5), 'light', 0.6)],
        transform: { turn: swing, move: [0, -142] },
      },
      stroke('M-12 -144V-98M12 -144V-114', 1.4, 'light', { tone: -0.4 }),
      area('M-16 -98h8v18h-8ZM8 -114h8v18h-8Z', 'light', -0.35),
      stroke('M-22 -144H22V-62H-22Z', 2, fill, { tone: tone - 0.5 }),
      area('M-28 -44H28V-20H-28Z', fill, tone - 0.3),
      stroke('M-20 -40H20V-24H-20Z', 1.4, fill, { tone: tone + 0.4 }),
      area(circle(0, -194, 32), 'light', -0.3),
      { nodes: face(28, time), transform: { move: [0, -194] } },
    ],
    { also: ['furniture', 'clock', 'time'], ...solid },
  );
}

/** Hangs from the origin; the bird is in or out. */
export function cuckooClock({ fill = 'wood', tone = 0, time = 4, bird = 'out' }: Clock & { readonly bird?: 'in' | 'out' } = {}): Group {
  const cuckoo = concept(
    'cuckoo',
    [
      stroke('M-6 44L30 36', 3, 'grey'),
      area('M8 36C6 24 16 14 26 17C32 18 34 22 34 25L44 28L34 31C32 40 20 46 8 36Z', 'yellow', 0.1),
      area('M8 36C2 34 -2 36 -8 40C0 44 8 42 14 38Z', 'yellow', -0.4),
      area(circle(28, 23, 2), 'dark'),
      area('M34 24L46 25L34 31Z', 'orange'),
    ],
    { also: ['call'], rim: 0.6 },
  );
  return concept(
    'cuckoo clock',
    [
      stroke('M-16 118V176M14 118V158', 1.6, 'grey', { tone: -0.2 }),
      area('M-21 172h10l3 22c0 6 -16 6 -16 0ZM9 154h10l3 22c0 6 -16 6 -16 0Z', 'brown', -0.4),
      area('M-42 46H42V118C20 124 -20 124 -42 118Z', fill, tone),
      area('M0 2L62 52L54 60L0 18L-54 60L-62 52Z', fill, tone - 0.45),
      area('M0 16L48 54V60H-48V54Z', fill, tone - 0.15),
      area('M-13 54V36C-13 24 13 24 13 36V54Z', 'dark'),
      ...(bird === 'out'
        ? [area('M-13 54V36C-14 30 -12 28 -22 28L-26 58Z', fill, tone + 0.3), cuckoo]
        : [area('M-13 54V36C-13 24 13 24 13 36V54Z', fill, tone + 0.3), stroke('M0 28V54', 1.6, fill, { tone: tone - 0.5 })]),
      area('M-62 52C-70 60 -62 72 -54 66C-60 84 -48 92 -42 88V60ZM62 52C70 60 62 72 54 66C60 84 48 92 42 88V60Z', 'leaf', -0.1),
      { nodes: face(24, time), transform: { move: [0, 88] } },
      stroke(circle(0, 88, 25.5), 3.4, fill, { tone: tone - 0.5 }),
    ],
    { also: ['thing', 'clock', 'time', 'house'], ...solid },
  );
}

/** Hangs on its chain from the origin. */
export function pocketWatch({ fill = 'yellow', tone = -0.12, time = 11.5, lid = 'none' }: Clock & { readonly lid?: 'none' | 'open' } = {}): Group {
  const links = Array.from({ length: 7 }, (_, i) => stroke(ellipse(Math.sin(i * 0.9) * 4, i * 8 + 3, i % 2 === 0 ? 3.4 : 1.6, 5), 2, fill, { tone }));
  return concept(
    'pocket watch',
    [
      ...links,
      ...(lid === 'open'
        ? [
            area('M-36 100C-74 74 -88 112 -76 138C-66 156 -46 150 -34 132Z', fill, tone - 0.15),
            area('M-40 104C-68 86 -80 112 -70 134C-62 146 -48 142 -38 128Z', fill, tone - 0.45),
          ]
        : []),
      stroke(circle(0, 62, 8), 3.4, fill, { tone }),
      area('M-6 68H6V78H-6Z', fill, tone - 0.3),
      area(circle(0, 114, 38), fill, tone),
      area(circle(0, 114, 32), fill, tone - 0.5),
      { nodes: face(30, time), transform: { move: [0, 114] } },
      stroke('M-33 104C-30 92 -22 84 -12 80', 2.6, fill, { tone: tone + 0.9 }),
    ],
    { also: ['thing', 'watch', 'clock', 'time', 'gold'], ...solid },
  );
}

/** Stands on the origin. `run` is how much sand has fallen, 0 … 1. */
export function hourglass({
  fill = 'wood',
  tone = 0,
  run = 0.4,
  sand = 'light',
}: Paint & { readonly run?: number; readonly sand?: Shape['fill'] } = {}): Group {
  const above = -66 - 34 * (1 - run);
  const below = -8 - 34 * run;
  return concept(
    'hourglass',
    [
      stroke('M-34 -8V-116M34 -8V-116', 5, fill, { tone: tone - 0.35 }),
      area('M-28 -116C-28 -84 -6 -72 -4 -62C-6 -52 -28 -40 -28 -8H28C28 -40 6 -52 4 -62C6 -72 28 -84 28 -116Z', 'paper', 0, { opacity: 0.35 }),
      {
        nodes: [
          area(`M-30 ${above}C-10 ${above + 5} 10 ${above + 5} 30 ${above}V-62H-30Z`, sand),
          area(`M-30 0V-10C-14 ${below + 12} -4 ${below} 0 ${below - 6}C4 ${below} 14 ${below + 12} 30 -10V0Z`, sand, -0.1),
        ],
        clip: 'M-26 -116C-26 -84 -5 -72 -3 -62C-5 -52 -26 -40 -26 -8H26C26 -40 5 -52 3 -62C5 -72 26 -84 26 -116Z',
      },
      stroke('M0 -62V-12', 1.8, sand),
      stroke('M-21 -106C-20 -92 -14 -84 -9 -77M-21 -20C-20 -30 -16 -36 -12 -41', 2.6, 'paper', { tone: 1, opacity: 0.85 }),
      area('M-42 -126C-42 -129 -40 -130 -38 -130H38C40 -130 42 -129 42 -126V-116H-42ZM-42 -8H42V-2C42 0 40 0 38 0H-38C-40 0 -42 0 -42 -2Z', fill, tone),
      stroke('M-36 -125H30M-36 -4H36', 2, fill, { tone: tone + 0.5, opacity: 0.7 }),
    ],
    { also: ['thing', 'time', 'sand', 'glass'], ...clear },
  );
}
