const brand = 'Lamplight';

/** As the tab shows it. A tab shows the beginning only, so the mark comes first. */
export const titleOf = (name: string, turn: 'mine' | 'theirs'): string =>
  `${turn === 'mine' ? '● ' : ''}${name === '' || name === brand ? brand : `${name} · ${brand}`}`;
