/** The figures of both teams over the board, at rest and on their way. */
import { type CellId, type Team, teams } from '@lamplight/shadows/public';
import { faster, type StagePace } from '../../timing/drawing.ts';
import { figureMark, figurePlace, flashRing, flashTime, stepTime, walkWait } from '../drawings/figure.ts';
import { wholeBox } from '../geometry/camera.ts';
import { centreOf, type Point, wayBetween } from '../geometry/geometry.ts';
import { type Brush, drawMark, pathOf } from './brush.ts';
import { out } from './easing.ts';
import type { StageLook } from './orders.ts';

interface Walk {
  readonly way: readonly CellId[];
  /** When the order came, in ms of the worker's clock, and the speed: the share of its time that motion lasts. */
  readonly told: number;
  readonly speed: number;
}

/** Where it is, and how brightly the ring flashes round the cell it goes to. */
interface StageFigure {
  readonly at: Point;
  readonly flash: number;
  readonly pace: StagePace;
}

/** It waits for half of the flash, and then steps from cell to cell. */
function seenOn({ way, told, speed }: Walk, now: number): StageFigure {
  const [first, last] = [way[0], way.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A way has a cell at least.');
  const passed = speed === 0 ? Number.POSITIVE_INFINITY : (now - told) / speed;
  const steps = Math.max(0, passed - walkWait) / stepTime;
  const [from, to] = [way[Math.floor(steps)], way[Math.floor(steps) + 1]];
  const flash = way.length < 2 ? 0 : Math.max(0, 1 - passed / flashTime);
  if (from === undefined || to === undefined) return { at: centreOf(last), flash, pace: flash > 0 ? 'fades' : 'rests' };
  const at = between(centreOf(from), centreOf(to), out(steps % 1));
  return { at, flash, pace: steps === 0 ? 'fades' : 'moves' };
}

const between = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

/** Half the side of the box round a cell that holds all that is drawn there. */
const reach = 70;

export class BoardScene {
  readonly #walks = new Map<Team, Walk>();
  #drawn: readonly Point[] = [];

  go(team: Team, at: CellId, { speed, now }: { readonly speed: number; readonly now: number }): void {
    const from = this.#walks.get(team)?.way.at(-1);
    if (from === at) return;
    this.#walks.set(team, { way: from === undefined ? [at] : wayBetween(from, at), told: now, speed });
  }

  /** Draws the current picture, and returns whether something moves. */
  paint(brush: Brush, look: StageLook, now: number): StagePace {
    const unit = look.width / wholeBox.width;
    brush.setTransform(unit, 0, 0, unit, -wholeBox.x * unit, -wholeBox.y * unit);
    for (const { x, y } of this.#drawn) brush.clearRect(x - reach, y - reach, 2 * reach, 2 * reach);
    const drawn: Point[] = [];
    let pace: StagePace = 'rests';
    const ends = new Set([...this.#walks.values()].map(({ way }) => way.at(-1)));
    const isShared = this.#walks.size > 1 && ends.size === 1;
    for (const team of teams) {
      const walk = this.#walks.get(team);
      if (walk === undefined) continue;
      const seen = seenOn(walk, now);
      pace = faster(pace, seen.pace);
      const goal = centreOf(walk.way.at(-1) ?? '0,0');
      if (seen.flash > 0) {
        brush.save();
        brush.translate(goal.x, goal.y);
        brush.globalAlpha = seen.flash;
        brush.strokeStyle = look.inks.light;
        brush.lineWidth = flashRing.width;
        brush.lineJoin = 'miter';
        brush.stroke(pathOf(flashRing.path));
        brush.restore();
        drawn.push(goal);
      }
      brush.save();
      const { x, y } = figurePlace(team, isShared);
      brush.translate(seen.at.x + x, seen.at.y + y);
      brush.scale(look.growth, look.growth);
      drawMark(brush, figureMark(team), {
        body: look.inks[`team-${team}`],
        edge: look.inks[`team-${team}-edge`],
      });
      brush.restore();
      drawn.push(seen.at);
    }
    this.#drawn = drawn;
    return pace;
  }
}
