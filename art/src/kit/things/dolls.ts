import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

/** Sits on the origin. */
export function teddy({ fill = 'hairBlond', tone = -0.12 }: Paint = {}): Group {
  return concept(
    'teddy bear',
    [
      area('M-26 -52C-48 -46 -54 -24 -44 -18C-34 -16 -26 -32 -20 -40ZM26 -52C48 -46 54 -24 44 -18C34 -16 26 -32 20 -40Z', fill, tone - 0.15),
      area(ellipse(0, -30, 30, 32), fill, tone),
      area(ellipse(0, -26, 18, 20), fill, tone + 0.4),
      area(`${circle(-26, -106, 13)}${circle(26, -106, 13)}`, fill, tone - 0.1),
      area(`${circle(-26, -106, 7)}${circle(26, -106, 7)}`, fill, tone + 0.4),
      area(ellipse(0, -84, 36, 31), fill, tone),
      area(ellipse(0, -74, 16, 12), fill, tone + 0.5),
      area(`${circle(-14, -90, 3.6)}${circle(14, -90, 3.6)}M-6 -80C-4 -84 4 -84 6 -80C4 -75 -4 -75 -6 -80Z`, 'dark'),
      stroke('M0 -76V-70M0 -70C-3 -66 -6 -66 -8 -68M0 -70C3 -66 6 -66 8 -68', 1.6, 'dark'),
      area(`${ellipse(-30, -8, 18, 15)}${ellipse(30, -8, 18, 15)}`, fill, tone + 0.05),
      area(`${ellipse(-32, -7, 10, 9)}${ellipse(32, -7, 10, 9)}`, fill, tone + 0.4),
      area('M-14 -56L0 -51L14 -56L18 -44L0 -49L-18 -44Z', 'red', 0),
    ],
    { also: ['toy', 'bear', 'child', 'comfort'], ...solid },
  );
}

/** A rag doll, sitting on the origin. */
export function doll({ fill = 'accent', tone = 0, hair = 'hairRed', skin = 'skin1' }: Paint & { readonly hair?: Token; readonly skin?: Token } = {}): Group {
  return concept(
    'doll',
    [
      stroke('M-16 -36C-30 -28 -36 -18 -38 -8M16 -36C30 -28 36 -18 38 -8', 8, skin),
      area('M-10 -46H10L34 -2C12 6 -12 6 -34 -2Z', fill, tone),
      area('M-34 -2C-12 6 12 6 34 -2L32 -9C12 -2 -12 -2 -32 -9Z', 'paper', 0),
      stroke('M-14 0L-18 22M14 0L18 22', 8, 'paper', { tone: -0.1 }),
      area('M-24 18H-12V28H-30C-32 22 -28 18 -24 18ZM24 18H12V28H30C32 22 28 18 24 18Z', 'dark', 0.2),
      area('M-26 -70C-36 -60 -34 -42 -28 -34C-24 -44 -24 -54 -20 -62ZM26 -70C36 -60 34 -42 28 -34C24 -44 24 -54 20 -62Z', hair, 0),
      area(circle(0, -66, 23), skin, 0.05),
      area('M-24 -66C-26 -92 26 -92 24 -66C16 -76 8 -80 0 -78C-8 -80 -16 -76 -24 -66Z', hair, 0),
      area(`${circle(-8, -66, 3)}${circle(8, -66, 3)}`, 'dark'),
      area(`${circle(-13, -58, 4)}${circle(13, -58, 4)}`, 'pink', 0),
      stroke('M-5 -56C-2 -53 2 -53 5 -56', 1.8, 'lip'),
      area('M-4 -44L-14 -50V-38ZM4 -44L14 -50V-38Z', 'red', 0),
    ],
    { also: ['toy', 'child', 'girl'], ...solid },
  );
}

/** On its runners at the origin, facing right. */
export function rockingHorse({ fill = 'paper', tone = -0.1 }: Paint = {}): Group {
  return concept(
    'rocking horse',
    [
      stroke('M-84 -16C-50 8 50 8 84 -16', 8, 'red', { tone: -0.1 }),
      area('M-40 -54L-58 -4H-46L-24 -40ZM34 -54L58 -4H46L22 -40Z', fill, tone - 0.2),
      area('M-58 -82C-76 -78 -80 -50 -74 -34C-64 -40 -58 -56 -50 -66Z', 'hairBrown', 0),
      area(
        'M-56 -66C-56 -88 -30 -88 -8 -86C10 -84 22 -96 30 -116C36 -132 50 -136 58 -130L64 -140L68 -126C78 -116 86 -106 88 -98C88 -90 80 -86 74 -88C66 -92 60 -96 56 -96C54 -78 50 -58 40 -48C20 -38 -30 -38 -46 -46C-54 -52 -56 -58 -56 -66Z',
        fill,
        tone,
      ),
      area('M58 -132C44 -138 30 -128 24 -110C20 -98 12 -90 6 -88C18 -84 32 -92 38 -104C42 -114 48 -122 58 -126Z', 'hairBrown', 0),
      area('M-24 -88C-14 -78 6 -78 14 -86C16 -74 16 -66 14 -56H-22C-24 -66 -26 -78 -24 -88Z', 'red', 0),
      area('M-22 -62H14V-55H-22Z', 'yellow', -0.1),
      stroke('M62 -96L70 -122M56 -100C40 -96 26 -90 14 -86', 2.6, 'red', { tone: -0.2 }),
      area(circle(66, -118, 3), 'dark'),
      area(`${circle(-40, -62, 4)}${circle(-34, -54, 3)}${circle(34, -66, 4)}`, 'grey', 0.1),
    ],
    { also: ['toy', 'horse', 'child'], ...solid },
  );
}

/** Hangs from a cross in the hand at the origin. Its limbs are loose. */
export function puppet({ fill = 'accent', tone = 0, dance = 1 }: Paint & { readonly dance?: number } = {}): Group {
  const d = dance * 14;
  return concept(
    'puppet',
    [
      stroke('M-40 6L40 -6M-6 -10L6 12', 6, 'wood', { tone: 0.1 }),
      stroke(`M0 0V76M-40 6L${-44} ${150 - d}M40 -6L${46} ${132 - d}M-14 3L${-16 - d} 204M14 -3L${20 + d} 196`, 1.2, 'paper', { tone: -0.1, opacity: 0.9 }),
      stroke(`M-12 128L-34 ${142 - d * 0.4}L-44 ${152 - d}M12 128L34 ${136 - d * 0.4}L46 ${134 - d}`, 8, fill, { tone: tone - 0.15 }),
      area(`${circle(-45, 153 - d, 6)}${circle(47, 133 - d, 6)}`, 'wood', 0.5),
      stroke(`M-8 168L${-14 - d} 196L${-14 - d * 0.4} 226M8 168L${18 + d} 190L${20 + d * 0.4} 222`, 8, 'paper', { tone: -0.2 }),
      area(`M${-22 - d * 0.4} 222h18v10h-24c-2 -6 2 -10 6 -10ZM${14 + d * 0.4} 218h18c4 0 8 4 6 10h-24Z`, 'dark', 0.2),
      area('M-16 118C-6 112 6 112 16 118L20 172C8 180 -8 180 -20 172Z', fill, tone),
      stroke('M-18 150H18', 4, 'yellow', { tone: -0.1 }),
      area(circle(0, 94, 21), 'wood', 0.55),
      area('M-22 92C-24 62 24 62 22 92C10 82 -10 82 -22 92Z', 'hairBlack', 0.1),
      area('M0 92L14 96L0 100Z', 'wood', 0.3),
      area(`${circle(-7, 90, 2.6)}${circle(7, 90, 2.6)}`, 'dark'),
      stroke('M-7 105C-2 108 4 108 8 105', 1.8, 'lip'),
    ],
    { also: ['toy', 'theatre', 'string', 'control'], rim: 0.6 },
  );
}
