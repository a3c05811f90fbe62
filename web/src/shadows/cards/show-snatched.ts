/** Shows what the rival took before React does: it acts all the time, and a phone has half a frame for it. */
import type { CardState } from './intel-card.tsx';
import type { Snatch } from './snatches.ts';

/** From these a card becomes a taken one by its state alone. */
const plain: readonly (string | undefined)[] = ['available', 'new', 'locked'] satisfies CardState[];

/**
 * The first of what React does of it afterwards: the card is a taken one. Where the one before it in its place is still shown
 * as taken, that one goes dark to make room. What follows is React's: the picture of the next, and the fall of the emblem.
 * False where more is to be changed than that: then nothing is.
 */
export function showSnatched(hand: ParentNode, snatches: readonly Snatch[]): boolean {
  const cards = hand.querySelectorAll<HTMLElement>('[data-card]');
  const isPlain = ({ place, card }: Snatch): boolean => {
    const shown = cards[place]?.dataset;
    return shown?.state === 'taken' || (shown?.card === card && plain.includes(shown.state));
  };
  if (!snatches.every(isPlain)) return false;
  for (const { place } of snatches) {
    const shown = cards[place];
    if (shown === undefined) continue;
    if (shown.dataset.state === 'taken') shown.dataset.going = '';
    else shown.dataset.state = 'taken' satisfies CardState;
  }
  return true;
}
