import type { Page } from 'playwright-core';

/** Texts that are cut, run off the screen, or overlap, one line each. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Text {
      readonly element: Element;
      readonly says: string;
      readonly box: DOMRect;
    }
    /** Less than this is rounding, or letters that lean out of their boxes. */
    const slack = 2;
    const dialogs = [...document.querySelectorAll('dialog')].filter(each => each.matches(':modal'));
    const root = dialogs.at(-1) ?? document.body;

    const isSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      if (element.closest('[inert]') !== null) return false;
      // Words for screen readers only are a box of one pixel, made in one of the usual ways.
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        const { clipPath, overflowX } = getComputedStyle(at);
        if (clipPath === 'inset(50%)' || (overflowX !== 'visible' && width <= 1 && height <= 1)) return false;
      }
      return true;
    };

    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const says = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (says === '' || element === null || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 0 && box.height > 0) texts.push({ element, says, box });
    }

    const name = ({ element, says }: Text): string => `«${says.slice(0, 60)}» in <${element.tagName.toLowerCase()}>`;
    const faults: string[] = [];

    /** Scrolled out of view in a list, so that nothing of it is seen. */
    const scrolledAway = new Set<Text>();
    /** A cut text must be available whole elsewhere: people have long names. */
    const shownOf = new Map<Text, DOMRect>();
    const isTold = (element: Element): boolean => element.closest('[title]') !== null;
    for (const text of texts) {
      const { left, right, top, bottom } = text.box;
      let scrolls = false;
      for (let at: Element | null = text.element; at !== null && at !== root.parentElement; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const edge = at.getBoundingClientRect();
        const [x, y] = [style.overflowX, style.overflowY];
        if (x === 'auto' || x === 'scroll' || y === 'auto' || y === 'scroll') {
          scrolls = true;
          const [across, down] = [(left + right) / 2, (top + bottom) / 2];
          const isIn = across > edge.left && across < edge.right && down > edge.top && down < edge.bottom;
          if (!isIn) scrolledAway.add(text);
          break;
        }
        const cutAcross = (x === 'hidden' || x === 'clip') && (left < edge.left - slack || right > edge.right + slack);
        const cutDown = (y === 'hidden' || y === 'clip') && (top < edge.top - slack || bottom > edge.bottom + slack);
        if ((cutAcross || cutDown) && !isTold(text.element)) faults.push(`cut: ${name(text)}`);
        if (cutAcross || cutDown) {
          shownOf.set(
            text,
            new DOMRect(
              Math.max(left, edge.left),
              top,
              Math.min(right, edge.right) - Math.max(left, edge.left),
              bottom - top,
            ),
          );
          break;
        }
        if (style.position === 'fixed') break;
      }
      const shown = shownOf.get(text) ?? text.box;
      if (!scrolls && (shown.left < -slack || shown.right > innerWidth + slack))
        faults.push(`off the screen: ${name(text)}`);
    }
    const { scrollWidth, scrollHeight, clientHeight } = document.documentElement;
    if (scrollWidth > innerWidth + 1) faults.push(`the page is ${scrollWidth} wide, and the screen ${innerWidth}`);
    const below = scrollHeight - clientHeight;
    // No page has so little to scroll: something invisible sticks out, and a mouse user gets a scroll bar for it.
    if (below > 0 && below < 8) faults.push(`the page is scrolled by ${below} px, for nothing`);

    /** Whether something opaque lies between the upper text and the lower one. */
    const isCovered = (under: Element, x: number, y: number): boolean => {
      for (const each of document.elementsFromPoint(x, y)) {
        if (each === under || each.contains(under)) return false;
        const { backgroundColor, backgroundImage } = getComputedStyle(each);
        const alpha = /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(backgroundColor);
        const opacity = Number(alpha?.[1] ?? alpha?.[2] ?? 1);
        if (opacity > 0.5 || backgroundImage !== 'none' || each.tagName === 'IMG' || each.tagName === 'image')
          return true;
      }
      return true;
    };
    const everythingIsHit = new CSSStyleSheet();
    everythingIsHit.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, everythingIsHit];
    const inSight = texts.filter(text => text.box.bottom > 0 && text.box.top < innerHeight && !scrolledAway.has(text));
    for (const [n, one] of inSight.entries()) {
      for (const other of inSight.slice(n + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue;
        const [first, second] = [shownOf.get(one) ?? one.box, shownOf.get(other) ?? other.box];
        const left = Math.max(first.left, second.left);
        const right = Math.min(first.right, second.right);
        const top = Math.max(one.box.top, other.box.top);
        const bottom = Math.min(one.box.bottom, other.box.bottom);
        // Lines are close: letters touch only if boxes share more than a third of a line.
        const shared = Math.min(one.box.height, other.box.height) / 3;
        if (right - left < slack || bottom - top < shared) continue;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (isCovered(one.element, x, y) || isCovered(other.element, x, y)) continue;
        faults.push(`over one another: ${name(one)} and ${name(other)}`);
      }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== everythingIsHit);
    return [...new Set(faults)];
  });
}
