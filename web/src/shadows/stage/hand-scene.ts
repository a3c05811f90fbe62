/** Cards that the rival has just snatched, drawn over the cards of the page. The page shows them a moment later. */
import type { Team } from '@lamplight/shadows/public';
import type { StagePace } from '../../timing/drawing.ts';
import {
  cardFrame,
  cardPath,
  emblemMark,
  emblemUnit,
  fallFrom,
  fallTime,
  takenDash,
  takenShade,
} from '../drawings/taken-card.ts';
import { type Brush, drawMark, pathOf } from './brush.ts';
import { spring } from './easing.ts';
import type { StageLook } from './orders.ts';

export interface SnatchedCard {
  readonly by: Team;
  readonly place: number;
  /** Counted by the page, which reports up to which one it shows them itself. */
  readonly number: number;
  /** The page still shows an earlier taken card there: cover it. */
  readonly isAgain: boolean;
  readonly speed: number;
}

export class HandScene {
  readonly #taken = new Map<number, SnatchedCard & { readonly told: number }>();

  snatch(snatched: SnatchedCard, now: number): void {
    const isAgain = snatched.isAgain || this.#taken.has(snatched.place);
    this.#taken.set(snatched.place, { ...snatched, isAgain, told: now });
  }

  clear(until: number): void {
    for (const [place, { number }] of this.#taken) if (number <= until) this.#taken.delete(place);
  }

  /** Draws the current picture, and returns whether something moves. */
  paint(brush: Brush, look: StageLook, now: number): StagePace {
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, look.width, look.height);
    let pace: StagePace = 'rests';
    for (const { by, place, isAgain, told, speed } of this.#taken.values()) {
      const card = look.cards?.[place];
      if (card === undefined) continue;
      const share = speed === 0 ? 1 : (now - told) / (fallTime * speed);
      if (share < 1) pace = 'moves';
      brush.setTransform(card.unit, 0, 0, card.unit, card.x, card.y);
      brush.fillStyle = look.inks['bg-deep'];
      brush.globalAlpha = isAgain ? 1 : takenShade;
      brush.fill(pathOf(cardPath));
      brush.globalAlpha = 1;
      brush.strokeStyle = look.inks['text-faint'];
      brush.lineWidth = cardFrame.width;
      brush.lineJoin = 'round';
      brush.lineCap = 'butt';
      brush.setLineDash([...takenDash]);
      brush.stroke(pathOf(cardFrame.path));
      brush.setLineDash([]);
      const fallen = spring(share);
      const size = emblemUnit * (fallFrom + (1 - fallFrom) * fallen);
      brush.scale(size, size);
      brush.globalAlpha = Math.min(1, fallen);
      drawMark(brush, emblemMark(by), {
        body: look.inks[`team-${by}`],
        edge: look.inks[`team-${by}-edge`],
      });
      brush.globalAlpha = 1;
    }
    return pace;
  }
}
