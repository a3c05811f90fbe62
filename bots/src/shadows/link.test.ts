import { conceptsOf } from '@lamplight/art/concepts';
import { cardIds } from '@lamplight/shadows/public';
import { expect, test } from 'vitest';
import { linkOf } from './link.ts';

const placesOf = (picture: string) => conceptsOf(picture)?.concepts.map(({ place }) => place.replace(' ', '-')) ?? [];

test('[SA-LOOK-4] what is shown lies where it is drawn, on a card that was given and in the picture', () => {
  let shown = 0;
  for (const [n, card] of cardIds.entries()) {
    const picture = `d${1 + (n % 7)}${n % 2 === 0 ? 'a' : 'b'}${1 + (n % 5)}`;
    const other = cardIds[(n + 31) % cardIds.length] ?? card;
    const link = linkOf([card, other], picture);
    if (link === undefined) continue;
    shown += 1;
    expect([card, other]).toContain(link.card);
    expect(placesOf(link.card)).toContain(link.on);
    expect(placesOf(picture)).toContain(link.in);
  }
  expect(shown).toBeGreaterThan(cardIds.length / 2);
});

test('an umbrella and the rain go together, and nothing is shown where nothing does', () => {
  expect(linkOf(['i77'], 'd7a3')).toMatchObject({ card: 'i77' });
  expect(linkOf([], 'd7a3')).toBeUndefined();
});

test('what is far from one another would only puzzle people, and is not shown', () => {
  expect(placesOf('i34').length * placesOf('d2a2').length).toBeGreaterThan(0);
  expect(linkOf(['i34'], 'd2a2')).toBeUndefined();
});
