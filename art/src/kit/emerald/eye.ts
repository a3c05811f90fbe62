import { concept } from '../../concept.ts';
import { circle, ellipse } from '../../path.ts';
import type { Group, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { glow } from './paper.ts';

interface Eye {
  readonly width?: number;
  /** Height of the opening as a share of its width. */
  readonly open?: number;
  readonly white?: Token;
  readonly iris?: Token;
  readonly gaze?: number;
  readonly pupil?: 'slit' | 'round' | 'bar';
  readonly shine?: number;
}

/** Around the origin. A slit makes it theirs, a round pupil makes it ours. */
export function eye(wanted: Eye = {}): Group {
  const { width: w = 100, open = 0.5, white = 'paper', iris = 'accent', gaze = 0, pupil = 'slit', shine = 0.5 } = wanted;
  const [a, h] = [w / 2, w * open];
  const lid = `M${-a} 0C${-a * 0.5} ${-h * 0.72} ${a * 0.5} ${-h * 0.72} ${a} 0C${a * 0.5} ${h * 0.72} ${-a * 0.5} ${h * 0.72} ${-a} 0Z`;
  const r = Math.min(h * 0.44, w * 0.24);
  const x = gaze * (a - r * 1.3);
  const pupils = {
    slit: `M${x} ${-r}Q${x + r * 0.42} 0 ${x} ${r}Q${x - r * 0.42} 0 ${x} ${-r}Z`,
    round: circle(x, 0, r * 0.5),
    bar: ellipse(x, 0, r * 0.9, r * 0.26),
  };
  return concept('eye', [
    ...(shine > 0 ? [glow(circle(0, 0, w * 1.1), shine)] : []),
    { nodes: [area(lid, white), area(circle(x, 0, r), iris), area(pupils[pupil], 'dark')], clip: lid },
    area(circle(x + r * 0.35, -r * 0.4, r * 0.16), 'paper', 0.5),
    stroke(lid, Math.max(1.5, w * 0.03), 'dark', { opacity: 0.7 }),
  ]);
}

/** A small one, only light and a slit: for faces that have many. */
export const glint = (x: number, y: number, r: number, fill: Token = 'light'): Group =>
  concept('eye', [glow(circle(x, y, r * 3), 0.75, fill), area(ellipse(x, y, r, r * 0.62), fill), area(ellipse(x, y, r * 0.24, r * 0.56), 'dark')]);
