import type { CardId, View } from '@lamplight/shadows/public';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { afterFrame } from '../../timing/after-frame.ts';
import { lasting } from '../board/camera/motion.ts';
import { cardSize } from '../drawings/taken-card.ts';
import { type Canvas, openCanvas } from '../stage/canvas.ts';
import style from './hand.module.css';
import type { HandLayout } from './hand.tsx';
import { rivalIn, snatchesIn } from './snatches.ts';

/**
 * Shows what the rival took before the cards do: a rival acts all the time, and a phone has half a frame for each act.
 */
export class Snatches {
  /** Cards whose fall was shown here, and need not be shown again. */
  readonly fallen = new Set<CardId>();
  #canvas: Canvas | undefined;
  #isDrawn = false;
  #hand: ParentNode | undefined;
  #number = 0;

  open(hand: HTMLElement, place: HTMLElement): () => void {
    this.#hand = hand;
    this.#canvas = openCanvas('hand', place, {
      look: scale => ({ cards: placesIn(hand, place, scale) }),
      onDrawn: isDrawn => {
        this.#isDrawn = isDrawn;
      },
    });
    return () => this.#canvas?.close();
  }

  /** Returns whether it has shown all that changed: only cards that the rival took, and none of `mine`. */
  show(before: View, after: View, mine: readonly CardId[]): boolean {
    const by = rivalIn(after);
    const snatches = snatchesIn(before, after);
    if (!this.#isDrawn || by === undefined || snatches === undefined) return false;
    if (snatches.some(({ card }) => mine.includes(card))) return false;
    const cards = this.#hand?.querySelectorAll<HTMLElement>('[data-card]');
    for (const { place, card } of snatches) {
      this.#number += 1;
      this.fallen.add(card);
      const isAgain = cards?.[place]?.dataset.state === 'taken';
      const number = this.#number;
      this.#canvas?.send({ type: 'snatch', on: 'hand', by, place, number, isAgain, speed: lasting(1) });
    }
    return true;
  }

  /** The cards themselves now show all that was shown here. Clear it after that frame. */
  rendered(): void {
    const until = this.#number;
    afterFrame(() => this.#canvas?.send({ type: 'clear', on: 'hand', until }));
  }
}

export const useSnatchStage = (): Snatches => useMemo(() => new Snatches(), []);

interface Props {
  readonly stage: Snatches;
  readonly layout: HandLayout;
  readonly children: ReactNode;
}

export function SnatchStage({ stage, layout, children }: Props) {
  const hand = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another layout the cards lie elsewhere
  useEffect(() => {
    if (hand.current === null || place.current === null) return;
    return stage.open(hand.current, place.current);
  }, [stage, layout]);
  return (
    <div ref={hand} className={style.box} data-hand="">
      {children}
      <div ref={place} className={style.stage} aria-hidden="true" />
    </div>
  );
}

/** The centres of the places, from the corner of the canvas over them. Cards move; places do not. */
function placesIn(hand: HTMLElement, over: HTMLElement, scale: number) {
  const { left, top } = over.getBoundingClientRect();
  return [...hand.querySelectorAll('li')].map(place => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return {
      x: (x - left + width / 2) * scale,
      y: (y - top + height / 2) * scale,
      unit: (width * scale) / cardSize.width,
    };
  });
}
