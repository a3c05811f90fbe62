import type { Page } from 'playwright-core';

/** Controls smaller than 44 × 44 pixels, which a finger cannot hit, one line each. */
export function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const kinds = [
      'a[href]',
      'button',
      'input:not([type=hidden])',
      'select',
      'textarea',
      'summary',
      ...['button', 'tab', 'switch', 'option', 'radio', 'menuitem', 'menuitemradio', 'checkbox'].map(
        role => `[role=${role}]`,
      ),
    ];
    const dialogs = [...document.querySelectorAll('dialog')].filter(each => each.matches(':modal'));
    const root = dialogs.at(-1) ?? document.body;

    const isReachable = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      if (element.closest('[inert], [aria-hidden=true]') !== null || element.matches(':disabled')) return false;
      if (getComputedStyle(element).pointerEvents === 'none') return false;
      // Skips a native control under a drawn one, a skip link, which is there only with the focus, and words for screen
      // readers.
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        const { clipPath, overflowX } = getComputedStyle(at);
        if (clipPath === 'inset(50%)' || ((at === element || overflowX !== 'visible') && width <= 1 && height <= 1))
          return false;
      }
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    /** A word within a sentence is as high as its line. */
    const isInSentence = (element: Element): boolean => {
      const { parentElement } = element;
      if (parentElement === null) return false;
      const { display } = getComputedStyle(element);
      const { lineHeight, fontSize } = getComputedStyle(parentElement);
      const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.5;
      // A button is never quite inline, whatever its style says.
      const isInLine = display === 'inline-block' && element.getBoundingClientRect().height <= line + 4;
      if (display !== 'inline' && !isInLine) return false;
      return [...parentElement.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    };
    /** The element itself, its content, and its label. */
    const belongs = (hit: Element | null, element: Element): boolean => {
      if (hit === null) return false;
      if (element.contains(hit) || hit.contains(element)) return hit !== document.body && hit !== root;
      const label = hit.closest('label');
      return label !== null && (label.control === element || label.contains(element));
    };

    /** A mouse can hit small things. They name the place where the same is large, for fingers and keys. */
    const isForMouse = matchMedia('(pointer: fine)').matches;
    const faults: string[] = [];
    /** Scroll positions before the check, to restore them. */
    const places = [document.documentElement, ...document.querySelectorAll('body, body *')]
      .filter(each => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
      .map(each => [each, each.scrollLeft, each.scrollTop] as const);
    for (const element of root.querySelectorAll(kinds.join(','))) {
      if (!isReachable(element) || isInSentence(element) || (isForMouse && element.closest('[data-also]') !== null))
        continue;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const boxes = [element, label ?? element].map(each => each.getBoundingClientRect());
      const width = Math.max(...boxes.map(box => box.width));
      const height = Math.max(...boxes.map(box => box.height));
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      // Its target may be larger than it looks.
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const reach = least / 2 - 1;
      const around = [
        ...(width >= least - 0.5
          ? []
          : [document.elementFromPoint(x - reach, y), document.elementFromPoint(x + reach, y)]),
        ...(height >= least - 0.5
          ? []
          : [document.elementFromPoint(x, y - reach), document.elementFromPoint(x, y + reach)]),
      ];
      if (around.every(hit => belongs(hit, element))) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      faults.push(
        `small: <${element.tagName.toLowerCase()}> «${name}» is ${Math.round(width)} × ${Math.round(height)}`,
      );
    }
    for (const [each, left, top] of places) each.scrollTo({ left, top, behavior: 'instant' });
    return [...new Set(faults)];
  });
}
