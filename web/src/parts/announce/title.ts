const brand = 'Lamplight';

/** The title of the tab. A tab shows only the beginning, so the mark comes first. */
export const titleOf = (name: string, turn: 'mine' | 'theirs'): string =>
  `${turn === 'mine' ? '● ' : ''}${name === '' || name === brand ? brand : `${name} · ${brand}`}`;
