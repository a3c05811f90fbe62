import { circle, line, polygon } from '../../path.ts';
import type { Concept, Node, Point, Shape, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { fill, halo, steps } from './draw.ts';

/** Where a point of a wall comes to lie: u along its foot, v up. Straight on or in perspective, the wall need not know. */
export type Onto = (u: number, v: number) => Point;

/**
 * Collects what lies on a wall. Shapes of one colour become one path, so that a street of houses stays small; they are
 * painted level by level, and within a level in the order in which their colours first came.
 */
export class Wall {
  readonly #onto: Onto;
  readonly #paths = new Map<string, { level: number; shape: Omit<Shape, 'path'>; path: string }>();
  readonly #lamps: Node[] = [];
  /** Canvas units per unit of the wall, for the width of lines. */
  readonly unit: number;
  /** What is added from now on lies over all lower levels. */
  level = 0;

  constructor(onto: Onto, height: number) {
    this.#onto = onto;
    const [foot, top] = [onto(0, 0), onto(0, height)];
    this.unit = Math.hypot(top[0] - foot[0], top[1] - foot[1]) / height;
  }

  #add(path: string, shape: Omit<Shape, 'path'>): void {
    const key = `${this.level} ${shape.fill} ${shape.tone} ${shape.opacity} ${shape.stroke} ${shape.shade?.depth}`;
    const known = this.#paths.get(key);
    if (known === undefined) this.#paths.set(key, { level: this.level, shape, path });
    else known.path += path;
  }

  area(token: Token, points: readonly Point[], more: Omit<Shape, 'path' | 'fill'> = {}): void {
    this.#add(polygon(...points.map(([u, v]) => this.#onto(u, v))), { fill: token, ...more });
  }

  box(token: Token, u: number, v: number, w: number, h: number, more: Omit<Shape, 'path' | 'fill'> = {}): void {
    this.area(
      token,
      [
        [u, v],
        [u + w, v],
        [u + w, v + h],
        [u, v + h],
      ],
      more,
    );
  }

  disc(token: Token, u: number, v: number, ru: number, rv: number, more: Omit<Shape, 'path' | 'fill'> = {}): void {
    this.area(
      token,
      steps(14).map((t): Point => [u + Math.cos(t * 2 * Math.PI) * ru, v + Math.sin(t * 2 * Math.PI) * rv]),
      more,
    );
  }

  line(token: Token, width: number, points: readonly Point[], more: Omit<Shape, 'path' | 'fill' | 'stroke'> = {}): void {
    this.#add(line(...points.map(([u, v]) => this.#onto(u, v))), { ...stroke('', Math.max(0.6, width * this.unit), token), ...more });
  }

  lamp(u: number, v: number, r: number): void {
    const [x, y] = this.#onto(u, v);
    this.#lamps.push(halo(x, y, r * 8 * this.unit, 0.5), fill('light', circle(x, y, r * this.unit)));
  }

  /** All that was added; the shapes of a level that has a name are one concept. */
  nodes(named: ReadonlyMap<number, Concept>): Node[] {
    const levels = Map.groupBy(this.#paths.values(), ({ level }) => level);
    const painted = [...levels]
      .sort(([a], [b]) => a - b)
      .map(([level, all]): [Concept | undefined, Shape[]] => [named.get(level), all.map(({ shape, path }) => ({ ...shape, path }))]);
    return [...painted.flatMap(([is, shapes]): Node[] => (is === undefined ? shapes : [{ nodes: shapes, concept: is }])), ...this.#lamps];
  }
}
