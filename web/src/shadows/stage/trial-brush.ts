import type { Brush } from './brush.ts';
import type { StageLook } from './orders.ts';

/** One call to a brush: its name, and where or how strongly. */
export interface BrushStroke {
  readonly did: string;
  readonly x: number;
  readonly y: number;
  readonly alpha: number;
  readonly colour: unknown;
}

/** A brush that draws nothing and records its calls. */
export function trialBrush(): { readonly brush: Brush; readonly strokes: () => readonly BrushStroke[] } {
  let strokes: BrushStroke[] = [];
  let at = { x: 0, y: 0, unit: 1, alpha: 1 };
  const kept: (typeof at)[] = [];
  const note = (did: string, colour: unknown) => strokes.push({ did, x: at.x, y: at.y, alpha: at.alpha, colour });
  const brush = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    get globalAlpha() {
      return at.alpha;
    },
    set globalAlpha(alpha: number) {
      at = { ...at, alpha };
    },
    save: () => kept.push(at),
    restore: () => {
      at = kept.pop() ?? at;
    },
    setTransform: (unit: number, _b: number, _c: number, _d: number, x: number, y: number) => {
      at = { ...at, x, y, unit };
    },
    translate: (x: number, y: number) => {
      at = { ...at, x: at.x + x * at.unit, y: at.y + y * at.unit };
    },
    scale: (by: number) => {
      at = { ...at, unit: at.unit * by };
    },
    setLineDash: () => {},
    clearRect: () => note('clear', undefined),
    fill() {
      note('fill', this.fillStyle);
    },
    stroke() {
      note('stroke', this.strokeStyle);
    },
  };
  return {
    brush: brush as unknown as Brush,
    strokes: () => {
      const done = strokes;
      strokes = [];
      return done;
    },
  };
}

/** One pixel for a unit of the board. */
export const trialLook: StageLook = {
  width: 712,
  height: 668,
  growth: 1,
  inks: {
    light: 'light',
    'bg-deep': 'bg-deep',
    'text-faint': 'text-faint',
    'team-black': 'team-black',
    'team-black-edge': 'team-black-edge',
    'team-orange': 'team-orange',
    'team-orange-edge': 'team-orange-edge',
  },
  cards: [
    { x: 50, y: 60, unit: 1 },
    { x: 150, y: 60, unit: 1 },
  ],
};
