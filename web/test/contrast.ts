import type { Page } from 'playwright-core';

/** Texts on gradients that are hard to read, one line each. For these axe says only that it cannot tell. */
export function contrastFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Colour = readonly [number, number, number, number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Colour>();
    /** Any CSS colour, as a screen shows it. Cached: a page has few, and asks for each often. */
    const read = (colour: string): Colour => {
      const before = known.get(colour);
      if (before !== undefined) return before;
      if (canvas === null) throw new Error('This browser has no canvas to read colours by.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const found: Colour = [r, g, b, a / 255];
      known.set(colour, found);
      return found;
    };
    const light = ([r, g, b]: Colour): number => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map(part => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const ratio = (one: Colour, other: Colour): number => {
      const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    const stops = (image: string): readonly Colour[] =>
      [...image.matchAll(/(?:rgba?|oklch|oklab|hsla?|color)\([^()]*\)/g)].map(([colour]) => read(colour));

    const faults: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const says = [...element.childNodes]
        .filter(node => node.nodeType === Node.TEXT_NODE)
        .map(node => node.textContent);
      const text = says.join('').trim();
      if (text === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('svg, :disabled, [aria-disabled=true], [inert]') !== null) continue;
      let under: readonly Colour[] = [];
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        const isGradient = backgroundImage.includes('gradient(');
        if (isGradient) under = stops(backgroundImage);
        if (backgroundImage !== 'none' || read(backgroundColor)[3] > 0.9) break;
      }
      // Only people can judge what shines through.
      if (under.length === 0 || under.some(([, , , alpha]) => alpha < 0.9)) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const worst = Math.min(...under.map(colour => ratio(read(color), colour)));
      if (worst >= least) continue;
      faults.push(`faint: «${text.slice(0, 60)}» has a contrast of ${worst.toFixed(1)}, and needs ${least}`);
    }
    return [...new Set(faults)];
  });
}
