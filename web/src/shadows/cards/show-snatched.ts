/** Shows what the rival took before React does: it acts all the time, and a phone has half a frame for it. */
import { pictureAt } from '../board/picture-width.ts';
import type { CardState } from './intel-card.tsx';
import { slam } from './slam.ts';
import type { Snatch } from './snatches.ts';

/** From these a card becomes a taken one by its state alone. */
const plain: readonly (string | undefined)[] = ['available', 'new', 'locked'] satisfies CardState[];

/**
 * The same change that React makes of it afterwards: the state of the card, its picture where it was taken before it was
 * seen, and the fall of the emblem. False where more is to be changed than that: then nothing is.
 */
export function showSnatched(hand: ParentNode, snatches: readonly Snatch[]): boolean {
  const cards = hand.querySelectorAll<HTMLElement>('[data-card]');
  const isPlain = ({ place, card }: Snatch): boolean => {
    const shown = cards[place]?.dataset;
    return shown?.state === 'taken' || (shown?.card === card && plain.includes(shown.state));
  };
  if (!snatches.every(isPlain)) return false;
  for (const { place, card } of snatches) {
    const shown = cards[place];
    if (shown === undefined) continue;
    if (shown.dataset.card !== card) {
      shown.dataset.card = card;
      shown.querySelector('image')?.setAttribute('href', pictureAt(card, 320) ?? '');
    }
    if (shown.dataset.state !== 'taken') shown.dataset.state = 'taken' satisfies CardState;
    const emblem = shown.querySelector('[data-emblem]');
    if (emblem !== null) slam(emblem, card);
  }
  return true;
}
