import { concept } from '../../concept.ts';
import type { Group, Node } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area, type Paint, solid } from './brush.ts';

export interface Umbrella extends Paint {
  readonly state?: 'open' | 'closed' | 'inside out';
}

/** The origin is the hand that holds it: the hook of the handle hangs just below. */
export function umbrella({ state = 'open', fill = 'accent', tone = 0 }: Umbrella = {}): Group {
  const hook = stroke('M0 -10V8C0 27 -21 27 -20 10', 5, 'wood', { tone: -0.2 });
  const nodes: Record<typeof state, Node[]> = {
    open: [
      area('M-92 -92C-60 -118 60 -118 92 -92C40 -84 -40 -84 -92 -92Z', fill, tone - 0.72),
      stroke('M0 -160V0', 3.6, 'grey', { tone: -0.35 }),
      stroke('M0 -70L-46 -96M0 -70L46 -96', 1.4, 'grey', { tone: -0.2 }),
      hook,
      stroke('M0 -174V-160', 3.4, 'grey', { tone: -0.2 }),
      area(
        'M0 -164C50 -164 86 -134 92 -92C82 -105 56 -106 46 -92C36 -105 10 -105 0 -92C-10 -105 -36 -105 -46 -92C-56 -106 -82 -105 -92 -92C-86 -134 -50 -164 0 -164Z',
        fill,
        tone,
      ),
      area('M0 -164C-20 -152 -44 -120 -46 -92C-56 -106 -82 -105 -92 -92C-86 -134 -50 -164 0 -164Z', fill, tone + 0.22),
      area('M0 -164C22 -152 44 -120 46 -92C36 -105 10 -105 0 -92C4 -116 4 -142 0 -164Z', fill, tone - 0.22),
      area('M0 -164C50 -164 86 -134 92 -92C82 -105 56 -106 46 -92C44 -120 22 -152 0 -164Z', fill, tone - 0.42),
      stroke('M-60 -144C-72 -134 -79 -122 -82 -110', 2.6, fill, { tone: tone + 0.9, opacity: 0.8 }),
    ],
    closed: [
      hook,
      stroke('M0 -12V6', 5, 'wood', { tone: -0.2 }),
      area('M-4 4C-12 26 -11 70 -2 124L0 132L2 124C12 72 13 28 5 4Z', fill, tone),
      area('M5 4C13 28 12 72 2 124C2 90 -2 46 -4 20C2 26 6 16 5 4Z', fill, tone - 0.4),
      stroke('M-9 34C-2 42 6 42 10 34M-9 70C-4 76 4 77 9 71', 1.6, fill, { tone: tone - 0.65 }),
      area('M-11 46C-4 53 5 53 11 46L11 54C5 60 -5 60 -11 54Z', fill, tone + 0.4),
      stroke('M0 130V146', 3, 'grey', { tone: -0.1 }),
    ],
    'inside out': [
      stroke('M0 -112V0', 3.6, 'grey', { tone: -0.35 }),
      hook,
      area('M0 -96C-30 -104 -70 -128 -96 -176C-80 -166 -62 -164 -50 -176C-40 -150 -16 -120 0 -96Z', fill, tone - 0.3),
      area('M0 -96C34 -104 74 -120 100 -160C84 -156 66 -158 56 -174C44 -148 18 -122 0 -96Z', fill, tone - 0.55),
      area('M0 -96C-18 -120 -42 -150 -50 -176C-36 -166 -16 -168 2 -184C20 -168 40 -164 56 -174C44 -148 18 -122 0 -96Z', fill, tone),
      area('M0 -96C-4 -120 -2 -152 2 -184C20 -168 40 -164 56 -174C44 -148 18 -122 0 -96Z', fill, tone - 0.2),
      stroke(
        'M0 -96C-18 -120 -44 -152 -52 -186M0 -96C0 -130 2 -160 3 -196M0 -96C18 -122 48 -150 60 -184M0 -96C-34 -106 -74 -132 -102 -184M0 -96C36 -106 80 -124 108 -166',
        1.6,
        'grey',
        { tone: 0.1 },
      ),
      stroke('M0 -66L-30 -118M0 -66L32 -116', 1.3, 'grey', { tone: -0.2 }),
    ],
  };
  return concept('umbrella', nodes[state], { also: ['thing', 'rain', 'shelter'], ...solid });
}
