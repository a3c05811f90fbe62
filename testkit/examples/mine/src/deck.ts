/** Made from cards.csv by `npm run check -- --write`. Do not edit. */
export const deck = [
  { id: 'dig', copies: 9, tunnel: 1, effect: '' },
  { id: 'cave-in', copies: 7, tunnel: -1, effect: '' },
  { id: 'lantern', copies: 4, tunnel: 0, effect: 'peek-goal' },
] as const;
