import type { CardId } from '@lamplight/shadows/public';
import { useEffect, useState } from 'react';
import { firstPlaces, type Holding, nextChange, nextPlaces, type Place } from './places.ts';

/** The places of a hand as they are to be seen now; it looks again by itself when something in them has had its time. */
export function usePlaces(cards: readonly CardId[], rival: Holding | undefined) {
  const [now, setNow] = useState(() => performance.now());
  const [places, setPlaces] = useState<readonly Place[]>(() => firstPlaces(cards));
  const next = nextPlaces(places, cards, { rival, now: performance.now() });
  if (next !== places) {
    setPlaces(next);
    setNow(performance.now());
  }
  useEffect(() => {
    const at = nextChange(next, now);
    if (at === undefined) return;
    const timer = setTimeout(() => setNow(performance.now()), Math.max(0, at - performance.now()) + 1);
    return () => clearTimeout(timer);
  }, [next, now]);
  return { places: next, now };
}
