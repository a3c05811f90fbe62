import type { Point } from '../scene.ts';
import type { Box } from './bounds.ts';

const r = (value: number): string => String(Math.round(value * 1000) / 1000);

const area = ({ left, top, right, bottom }: Box): string =>
  `x="${r(left)}" y="${r(top)}" width="${r(Math.max(1, right - left))}" height="${r(Math.max(1, bottom - top))}"`;

/** Gradients, masks and clips of one picture. The same one asked for twice is written once. */
export class Defs {
  readonly #ids = new Map<string, string>();

  #id(body: (id: string) => string): string {
    const key = body('');
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#ids.size}`;
    this.#ids.set(key, id);
    return id;
  }

  #url(body: (id: string) => string): string {
    return `url(#${this.#id(body)})`;
  }

  /** From nothing on one side of a shape to `colour` on the side that `to` points at. */
  fade(to: Point, colour: string, opacity: number): string {
    const length = Math.max(Math.abs(to[0]), Math.abs(to[1])) || 1;
    const [dx, dy] = [to[0] / length / 2, to[1] / length / 2];
    return this.#url(
      id =>
        `<linearGradient id="${id}" x1="${r(0.5 - dx)}" y1="${r(0.5 - dy)}" x2="${r(0.5 + dx)}" y2="${r(0.5 + dy)}"><stop offset=".1" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${r(opacity)}"/></linearGradient>`,
    );
  }

  glow(colour: string): string {
    return this.#url(
      id =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".95"/><stop offset=".3" stop-color="${colour}" stop-opacity=".45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
  }

  beam(colour: string): string {
    return this.#url(
      id =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity=".9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
    );
  }

  /** Top to bottom through these colours, at these offsets. */
  ramp(stops: readonly (readonly [number, string])[]): string {
    return this.#url(
      id =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([o, c]) => `<stop offset="${r(o)}" stop-color="${c}"/>`).join('')}</linearGradient>`,
    );
  }

  vignette(colour: string): string {
    return this.#url(
      id =>
        `<radialGradient id="${id}" cx=".5" cy=".46" r=".75"><stop offset=".55" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity=".7"/></radialGradient>`,
    );
  }

  clip(body: string): string {
    return this.#url(id => `<clipPath id="${id}">${body}</clipPath>`);
  }

  /** What `shown` covers and `hidden` does not. */
  mask(shown: string, hidden: string, box: Box): string {
    return this.#url(
      id =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" ${area(box)}><g fill="#fff" stroke="#fff">${shown}</g><g fill="#000" stroke="#000">${hidden}</g></mask>`,
    );
  }

  /** Filters are most of the time a picture takes, and they take it by area: `box` should be no larger than it must. */
  filter(body: string, box: Box): string {
    return this.#url(
      id =>
        `<filter id="${id}" ${area(box)} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">${body}</filter>`,
    );
  }

  toString(): string {
    const parts = [...this.#ids].map(([body, id]) => body.replace('id=""', `id="${id}"`));
    return `<defs>${parts.join('')}</defs>`;
  }
}
