import { hiss, tone } from '../source.ts';
import type { SoundRecipe } from './recipe.ts';

/** A card that slides over cloth and is laid down. */
export const cardGiven: SoundRecipe = (stage, { noise }, at) => {
  const filter = { type: 'bandpass', frequency: 1_300, q: 0.8, glide: { to: 3_400, within: 0.12 } } as const;
  hiss(stage, { at, buffer: noise, from: at * 3, peak: 0.42, attack: 0.06, release: 0.09, filter, room: 0.2 });
  hiss(stage, {
    at: at + 0.13,
    buffer: noise,
    from: at,
    peak: 0.5,
    release: 0.03,
    filter: { type: 'bandpass', frequency: 1_700, q: 0.9 },
    room: 0.25,
  });
  tone(stage, { at: at + 0.13, frequency: 190, peak: 0.2, release: 0.05 });
};

/** Ten new cards: a run of them. */
export const cardsDealt: SoundRecipe = (stage, { noise }, at) => {
  for (let card = 0; card < 6; card++) {
    const begins = at + card * 0.075 + (card % 2) * 0.012;
    const filter = {
      type: 'bandpass',
      frequency: 1_500 + card * 160,
      q: 0.9,
      glide: { to: 3_800, within: 0.07 },
    } as const;
    hiss(stage, {
      at: begins,
      buffer: noise,
      from: card * 0.3,
      peak: 0.5,
      attack: 0.02,
      release: 0.06,
      filter,
      side: (card - 2.5) / 6,
      room: 0.2,
    });
  }
};

/** Fibres that give way one after another, faster towards the end. */
export const tornPaper: SoundRecipe = (stage, { noise }, at) => {
  hiss(stage, {
    at,
    buffer: noise,
    peak: 0.16,
    attack: 0.08,
    release: 0.26,
    filter: { type: 'bandpass', frequency: 2_200, q: 0.7, glide: { to: 5_600, within: 0.3 } },
    room: 0.2,
  });
  for (let fibre = 0; fibre < 11; fibre++) {
    const begins = at + 0.32 * (fibre / 11) ** 0.8 + (fibre % 3) * 0.006;
    const filter = { type: 'bandpass', frequency: 1_900 + fibre * 330, q: 1.6 } as const;
    hiss(stage, {
      at: begins,
      buffer: noise,
      from: fibre * 0.17,
      peak: 0.36 + (fibre % 4) * 0.08,
      release: 0.024,
      filter,
      room: 0.15,
    });
  }
};

/** A key of a typewriter: somebody says something. */
export const typed: SoundRecipe = (stage, { noise }, at) => {
  hiss(stage, {
    at,
    buffer: noise,
    from: at,
    peak: 0.3,
    release: 0.02,
    filter: { type: 'bandpass', frequency: 3_100, q: 2.2 },
    room: 0.15,
  });
  tone(stage, { at: at + 0.004, frequency: 240, peak: 0.2, release: 0.04 });
};
