import { house } from './facade.ts';
import { type Html, html } from './html.ts';
import { type Inventory, isPresent } from './inventory.ts';

/** Pictures that say nothing a reader of the text would miss: hidden from screen readers, all of them. */

export const emblem = html`<svg class="emblem" viewBox="0 0 32 36" aria-hidden="true"><path d="M16 1L31 9.6V26.4L16 35L1 26.4V9.6Z" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M16 11L27.5 28.6L16 33.4L4.5 28.6Z" fill="currentColor" opacity=".28"/><path d="M16 11L22 31L16 33.4L10 31Z" fill="currentColor" opacity=".35"/><path d="M12 6.5H20L18.6 13H13.4Z" fill="currentColor"/><path d="M11 6.5H21M16 3.4V6.5" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/></svg>`;

export const lantern = html`<div class="lantern" aria-hidden="true"><div class="cone"></div><svg viewBox="0 0 54 92"><path class="chain" d="M27 0V44"/><path class="roof" d="M10 56L27 40L44 56Z"/><path class="glass" d="M14 58H40L35 86H19Z"/><path class="bars" d="M27 58V86M20.5 58L23 86M33.5 58L31 86"/><path class="foot" d="M17 88H37"/></svg></div>`;

/** Tokens for the two games: a magnifier over a hexagon, and a keyhole. */
export const tokens: Readonly<Record<string, Html>> = {
  shadows: html`<svg class="token" viewBox="0 0 100 116" aria-hidden="true"><path class="rim" d="M50 3L97 30V86L50 113L3 86V30Z"/><path class="ink" d="M58 66L78 88" stroke-width="9" stroke-linecap="round"/><circle class="ink" cx="45" cy="51" r="21" stroke-width="6"/><path class="hat" d="M31 55Q45 60 59 55Q58.500 51.500 54 52L52.500 43Q51 39.500 45 42Q39 39.500 37.500 43L36 52Q31.500 51.500 31 55Z"/></svg>`,
  emerald: html`<svg class="token" viewBox="0 0 100 116" aria-hidden="true"><path class="rim" d="M50 3L97 30V86L50 113L3 86V30Z"/><circle class="hole" cx="50" cy="46" r="17"/><path class="hole" d="M43 56H57L64 90H36Z"/><circle class="eye" cx="50" cy="46" r="5.500"/></svg>`,
};

/** One house for each part and each game, and its mirror image in the canal. */
export function street({ parts, games }: Inventory): Html {
  const [first, ...others] = parts;
  const order = [...(first === undefined ? [] : [first]), ...games, ...others];
  const houses = order.map((item, number) => {
    const drawing = house(number, { isBuilt: isPresent(item) });
    return html`<div class="plot"><svg viewBox="0 -14 100 214">${drawing}</svg><span>${item.name}</span><svg class="mirror" viewBox="0 130 100 70">${drawing}</svg></div>`;
  });
  return html`<div class="street" aria-hidden="true">${houses}</div>`;
}
