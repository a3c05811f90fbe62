import { concept } from '../../concept.ts';
import { rect } from '../../path.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

const black = [1, 2, 4, 5, 6];

/** White and black keys, as many octaves as asked, from the origin to the right; they may bend like a street. */
export function pianoKeys({
  octaves = 2,
  width = 18,
  height = 90,
}: {
  readonly octaves?: number;
  readonly width?: number;
  readonly height?: number;
} = {}): Group {
  const nodes: Node[] = Array.from({ length: octaves * 7 }, (_, i) => area(rect(i * width, 0, width - 1.2, height), 'paper', i % 2 === 0 ? 0 : -0.05));
  const dark = Array.from({ length: octaves * 7 }, (_, i) => i)
    .filter(i => i > 0 && black.includes(i % 7))
    .flatMap((i): Node[] => [
      area(rect(i * width - width * 0.3, 0, width * 0.6, height * 0.62), 'dark', 0.05),
      area(rect(i * width - width * 0.2, 2, width * 0.12, height * 0.54), 'grey', 0, { opacity: 0.6 }),
    ]);
  return concept('piano', [area(rect(-2, -2, octaves * 7 * width + 3, height + 5), 'dark', 0), ...nodes, ...dark], { also: ['keys', 'music', 'instrument'] });
}

/** A grand piano from the side, its lid up; stands on the origin, keyboard to the left. */
export function grandPiano({ fill = 'dark', tone = 0.18 }: Paint = {}): Group {
  return concept(
    'piano',
    [
      stroke('M-10 -116L26 -148', 3, 'wood', { tone: -0.1 }),
      area('M-70 -116C-60 -160 -20 -196 60 -204C96 -206 112 -190 126 -170L112 -112Z', fill, tone - 0.1),
      area('M-62 -116C-50 -156 -14 -188 60 -196C90 -198 104 -184 116 -166L104 -114Z', 'wood', -0.35),
      area('M-84 0H-74L-70 -64H-90ZM-2 0H8L12 -64H-8ZM84 0H94L98 -64H78Z', fill, tone - 0.2),
      area('M-112 -92H-64V-116H118C124 -112 124 -104 120 -94C116 -80 104 -68 84 -66H-112Z', fill, tone),
      area('M-116 -84H-66V-70H-116Z', fill, tone - 0.4),
      area('M-116 -92H-66V-84H-116Z', 'paper', 0),
      stroke('M-108 -92V-84M-100 -92V-84M-92 -92V-84M-84 -92V-84M-76 -92V-84', 1.6, 'dark'),
      area('M-66 -118L-56 -140H-40L-44 -118Z', 'paper', -0.1),
      stroke('M-58 -108H108C112 -106 112 -100 110 -96', 2.4, fill, { tone: 0.9, opacity: 0.55 }),
      stroke('M4 -18V0', 3, 'light', { tone: -0.2 }),
    ],
    { also: ['furniture', 'music', 'instrument'], ...solid },
  );
}

/** An upright piano from the front; stands on the origin. */
export function uprightPiano({ fill = 'wood', tone = -0.25 }: Paint = {}): Group {
  return concept(
    'piano',
    [
      area('M-74 0V-126H74V0H66V-58H-66V0Z', fill, tone),
      area('M-66 -58H66V0H-66Z', fill, tone - 0.5),
      area('M-78 -132H78V-124H-78Z', fill, tone + 0.25),
      stroke('M-62 -116H-8V-80H-62ZM62 -116H8V-80H62Z', 1.8, fill, { tone: tone + 0.45 }),
      area('M-80 -72H80V-56H-80Z', fill, tone + 0.1),
      { nodes: [{ ...pianoKeys({ octaves: 3, width: 6.8, height: 10 }), concept: { is: 'keys' } }], transform: { move: [-71, -70] } },
      area('M-80 -60H-70V0H-80ZM70 -60H80V0H70Z', fill, tone - 0.15),
      area('M-22 -74L-18 -104H18L22 -74Z', 'paper', -0.08),
      stroke('M-12 -96H12M-13 -90H12M-14 -84H14', 1.4, 'grey', { tone: -0.3 }),
      stroke('M-5 -8V0M5 -8V0', 3, 'light', { tone: -0.2 }),
    ],
    { also: ['furniture', 'music', 'instrument'], ...solid },
  );
}
