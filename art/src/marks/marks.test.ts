import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it as test } from 'vitest';
import { emeraldPieces, emeraldSymbols } from './emerald.ts';
import { houseMarks, logo } from './house.ts';
import type { Mark } from './mark.ts';
import { markup } from './markup.ts';
import { shadowsMarks } from './shadows.ts';

const size = 18;
const marks = { ...houseMarks, logo, ...shadowsMarks, ...emeraldSymbols, ...emeraldPieces };

/** What is light in a mark drawn in one colour on black: all that is left without colour. */
function light(mark: Mark): Float32Array {
  const svg = markup(mark).replaceAll('currentColor', '#fff').replaceAll('var(--mark-edge, #05070f)', '#000');
  const image = new Resvg(svg, { fitTo: { mode: 'height', value: size }, font: { loadSystemFonts: false } }).render();
  // Read once: each look at `pixels` copies the whole image.
  const { pixels } = image;
  const out = new Float32Array(size * size);
  const left = Math.floor((size - image.width) / 2);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < image.width; x++) {
      const at = y * size + x + left;
      if (x + left >= 0 && x + left < size) out[at] = (pixels[(y * image.width + x) * 4] ?? 0) / 255;
    }
  }
  return out;
}

/** The share of two marks' light that they do not have in common: 0 the same, 1 nothing in common. */
function apart(a: Float32Array, b: Float32Array): number {
  let [both, either] = [0, 0];
  a.forEach((v, i) => {
    both += Math.min(v, b[i] ?? 0);
    either += Math.max(v, b[i] ?? 0);
  });
  return 1 - both / either;
}

describe('marks', () => {
  const tables = {
    'the house and Shadows': { ...houseMarks, ...shadowsMarks },
    'the house and Emerald': { ...houseMarks, ...emeraldSymbols, ...emeraldPieces },
  };

  test.each(Object.entries(tables))('are told apart by shape alone at 18 px: %s', (_name, table) => {
    const drawn = Object.entries(table).map(([name, mark]) => ({ name, light: light(mark) }));
    const pairs = drawn.flatMap((a, i) => drawn.slice(i + 1).map(b => ({ pair: `${a.name} ${b.name}`, apart: apart(a.light, b.light) })));
    const closest = pairs.toSorted((a, b) => a.apart - b.apart);
    expect(closest.filter(pair => pair.apart < 0.1)).toEqual([]);
  });

  test.each(Object.entries(marks))('%s is drawn inside its box', (_name, mark) => {
    const [left, top, width, height] = mark.box;
    const wide = { ...mark, box: [left - width, top - height, width * 3, height * 3] as const };
    const svg = markup(wide).replaceAll('currentColor', '#fff').replaceAll('var(--mark-edge, #05070f)', '#fff');
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: 120 }, font: { loadSystemFonts: false } }).render();
    // Read once: each look at `pixels` copies the whole image.
    const { pixels } = image;
    const lit = (x: number, y: number): boolean => (pixels[(y * image.width + x) * 4 + 3] ?? 0) > 127;
    const outside: string[] = [];
    for (let y = 0; y < image.height; y++) {
      for (let x = 0; x < image.width; x++) {
        const inside = x >= 38 && x < 82 && y >= image.height / 3 - 2 && y < (image.height * 2) / 3 + 2;
        if (!inside && lit(x, y)) outside.push(`${x},${y}`);
      }
    }
    expect(outside.slice(0, 3)).toEqual([]);
  });

  test('has a logo that is not empty', () => {
    expect(markup(logo)).toContain('M12 6.5H20L18.6 13H13.4Z');
  });
});
