import type { CardId } from '@lamplight/shadows/public';
import { useEffect, useReducer, useRef } from 'react';
import { atLeisure } from '../../timing/leisure.ts';
import { firstPlaces, type HandPlace, type Holding, nextChange, nextPlaces } from './places.ts';

/** The places of a hand as they look now. Updates by itself when something in them has had its time. */
export function usePlaces(cards: readonly CardId[], rival: Holding | undefined) {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const kept = useRef<readonly HandPlace[]>(undefined);
  const now = performance.now();
  const places = kept.current === undefined ? firstPlaces(cards) : nextPlaces(kept.current, cards, { rival, now });
  kept.current = places;
  useEffect(() => {
    const at = nextChange(places, now);
    if (at === undefined) return;
    let end = () => {};
    const look = () => {
      end = atLeisure(lookAgain);
    };
    const timer = setTimeout(look, Math.max(0, at - performance.now()) + 1);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [places, now]);
  return { places, now };
}
