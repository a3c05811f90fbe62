import type { CardId } from '@lamplight/shadows/public';
import { easeSpring, lasting } from '../board/motion.ts';

/** How long the emblem falls. */
const fall = 180;

const fallen = new WeakMap<Element, { readonly card: CardId; readonly end: () => void }>();

/** The rival's emblem falls onto a card: once for each, whoever is first to say so. Returns what ends it. */
export function slam(emblem: Element, card: CardId): () => void {
  const known = fallen.get(emblem);
  if (known?.card === card) return known.end;
  known?.end();
  const duration = lasting(fall);
  const from = { opacity: 0, transform: 'scale(2.14)' };
  const motion = duration === 0 ? undefined : emblem.animate([from, {}], { duration, easing: easeSpring });
  const end = () => {
    fallen.delete(emblem);
    motion?.cancel();
  };
  fallen.set(emblem, { card, end });
  return end;
}
