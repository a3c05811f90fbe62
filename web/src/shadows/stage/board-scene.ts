/** The figures of both teams over the board, at rest and on their way. */
import { shadowsMarks } from '@lamplight/art/public';
import { type CellId, type Team, teams } from '@lamplight/shadows/public';
import { wholeBox } from '../board/camera/camera.ts';
import { shapes } from '../board/cells/shapes.ts';
import { centreOf, type Point, wayBetween } from '../board/geometry.ts';
import { flashTime, stepTime } from '../board/pieces/walk-times.ts';
import { type Brush, drawMark, pathOf } from './brush.ts';
import { out } from './easing.ts';
import type { Look } from './orders.ts';
import { faster, type Pace } from './pace.ts';

interface Walk {
  readonly way: readonly CellId[];
  /** When it was told of, in ms of the worker's clock, and the share of its time that motion lasts. */
  readonly told: number;
  readonly speed: number;
}

/** Where it is, and how brightly the ring flashes round the cell it goes to. */
interface Seen {
  readonly at: Point;
  readonly flash: number;
  readonly pace: Pace;
}

/** It waits for half of the flash, and then steps from cell to cell. */
function seenOn({ way, told, speed }: Walk, now: number): Seen {
  const [first, last] = [way[0], way.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A way has a cell at least.');
  const passed = speed === 0 ? Number.POSITIVE_INFINITY : (now - told) / speed;
  const steps = Math.max(0, passed - flashTime / 2) / stepTime;
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

/** How far from the middle of its cell a figure stands where both teams share it, and how far below. */
const aside = 15;
const below = 55;
/** Half of the box round a cell that holds all that is drawn there. */
const reach = 70;

export class BoardScene {
  readonly #walks = new Map<Team, Walk>();
  #drawn: readonly Point[] = [];

  go(team: Team, at: CellId, { speed, now }: { readonly speed: number; readonly now: number }): void {
    const from = this.#walks.get(team)?.way.at(-1);
    if (from === at) return;
    this.#walks.set(team, { way: from === undefined ? [at] : wayBetween(from, at), told: now, speed });
  }

  /** Draws what is to be seen now, and says whether something moves. */
  paint(brush: Brush, look: Look, now: number): Pace {
    const unit = look.width / wholeBox.width;
    brush.setTransform(unit, 0, 0, unit, -wholeBox.x * unit, -wholeBox.y * unit);
    for (const { x, y } of this.#drawn) brush.clearRect(x - reach, y - reach, 2 * reach, 2 * reach);
    const drawn: Point[] = [];
    let pace: Pace = 'rests';
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
        brush.lineWidth = 9;
        brush.lineJoin = 'miter';
        brush.stroke(pathOf(shapes.ring));
        brush.restore();
        drawn.push(goal);
      }
      brush.save();
      brush.translate(seen.at.x + (isShared ? (team === 'black' ? -aside : aside) : 0), seen.at.y + below);
      brush.scale(look.growth, look.growth);
      drawMark(brush, shadowsMarks[`figure-${team}`], {
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
