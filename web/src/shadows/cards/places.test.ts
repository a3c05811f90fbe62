import { describe, expect, test } from 'vitest';
import { firstPlaces, lostFor, newFor, nextChange, nextPlaces, shownIn } from './places.ts';

const hand = ['i01', 'i02', 'i03'];
const seen = (places: ReturnType<typeof firstPlaces>, now: number) => places.map(place => shownIn(place, now));

describe('[SA-GATHER-4] a card comes into the place of the one that went', () => {
  test('at the beginning nothing is new', () => {
    expect(seen(firstPlaces(hand), 0)).toEqual(hand.map(card => ({ card, state: 'settled' })));
  });

  test('nothing has changed: nothing is made anew', () => {
    const places = firstPlaces(hand);
    expect(nextPlaces(places, [...hand], { rival: undefined, now: 5 })).toBe(places);
  });

  test('a card of mine is replaced at once, the others keep their places', () => {
    const places = nextPlaces(firstPlaces(hand), ['i01', 'i40', 'i03'], {
      rival: { team: 'orange', cards: [] },
      now: 100,
    });
    expect(seen(places, 100).map(({ card }) => card)).toEqual(['i01', 'i40', 'i03']);
    expect(seen(places, 100)[1]).toEqual({ card: 'i40', state: 'new' });
    expect(seen(places, 100 + newFor)[1]).toEqual({ card: 'i40', state: 'settled' });
  });
});

describe('[SA-GATHER-3] a card that the rival was first to take', () => {
  const rival = { team: 'orange', cards: ['i02'] } as const;
  const places = nextPlaces(firstPlaces(hand), ['i01', 'i40', 'i03'], { rival, now: 100 });

  test('is seen to be taken for 900 ms, then the new one is there, and new for its full time', () => {
    expect(shownIn(places[1]!, 100)).toEqual({ card: 'i02', state: 'taken', by: 'orange' });
    expect(shownIn(places[1]!, 100 + lostFor - 1).state).toBe('taken');
    expect(shownIn(places[1]!, 100 + lostFor)).toEqual({ card: 'i40', state: 'new' });
    expect(shownIn(places[1]!, 100 + lostFor + newFor)).toEqual({ card: 'i40', state: 'settled' });
  });

  test('the hand looks again when each of these times has come', () => {
    expect(nextChange(places, 100)).toBe(100 + lostFor);
    expect(nextChange(places, 100 + lostFor)).toBe(100 + lostFor + newFor);
    expect(nextChange(places, 100 + lostFor + newFor)).toBeUndefined();
  });

  test('the card that came may itself be taken at once', () => {
    const again = nextPlaces(places, ['i01', 'i41', 'i03'], { rival: { team: 'orange', cards: ['i40'] }, now: 200 });
    expect(shownIn(again[1]!, 200)).toEqual({ card: 'i40', state: 'taken', by: 'orange' });
  });
});

test('[SA-SWAP-1] ten new cards are all new, and taken by nobody', () => {
  const places = nextPlaces(firstPlaces(hand), ['i51', 'i52', 'i53'], { rival: { team: 'black', cards: [] }, now: 9 });
  expect(seen(places, 9).every(({ state }) => state === 'new')).toBe(true);
});
