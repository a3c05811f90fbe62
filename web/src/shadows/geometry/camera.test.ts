import { cellAt, cells, nameOf, targetsOf } from '@lamplight/shadows/public';
import { describe, expect, test } from 'vitest';
import { boxOf, freeCorner, onBoard, panned, sameBox, shaped, wholeBox, zoomed } from './camera.ts';
import { centreOf, hexRadius, type Rect } from './geometry.ts';

const holds = (box: Rect, cell: string): boolean => {
  const { x, y } = centreOf(cell);
  return (
    x - 50 >= box.x && x + 50 <= box.x + box.width && y - hexRadius >= box.y && y + hexRadius <= box.y + box.height
  );
};

describe('the camera', () => {
  test('the whole board is in sight, marks and all', () => {
    for (const cell of cells) expect(holds(boxOf('whole'), cell)).toBe(true);
  });

  test('it follows a team: where it stands and all it can reach are in sight, and larger than on the whole board', () => {
    for (const from of ['0,0', '1,-1', '3,-3', '-3,1']) {
      for (const cards of [1, 2]) {
        const seen = [from, ...targetsOf(cellAt(from), cards).map(nameOf)];
        const box = shaped(boxOf(seen), 382 / 406);
        for (const cell of seen) expect(holds(box, cell)).toBe(true);
        expect(box.width).toBeLessThan(wholeBox.width);
      }
    }
  });

  test('on a phone a hex is about 83 px wide with two cards, and about 116 with one', () => {
    const wide = (cards: number) => {
      const seen = ['0,0', ...targetsOf(cellAt('0,0'), cards).map(nameOf)];
      return (100 * 382) / shaped(boxOf(seen), 382 / 406).width;
    };
    expect(wide(2)).toBeGreaterThan(70);
    expect(wide(1)).toBeGreaterThan(110);
  });

  test('it takes the shape of its frame about the same middle', () => {
    const box = shaped({ x: 0, y: 0, width: 100, height: 100 }, 2);
    expect(box).toEqual({ x: -50, y: 0, width: 200, height: 100 });
    expect(shaped(box, 0)).toBe(box);
  });

  test('[UX-18] what lies under the fingers stays under them', () => {
    const about = { x: 40, y: -20 };
    const close = zoomed(wholeBox, 2, about);
    const place = (box: Rect) => [(about.x - box.x) / box.width, (about.y - box.y) / box.height];
    expect(close.width).toBeCloseTo(wholeBox.width / 2);
    expect(place(close)[0]).toBeCloseTo(place(wholeBox)[0] ?? 0);
    expect(place(close)[1]).toBeCloseTo(place(wholeBox)[1] ?? 0);
  });

  test('nobody gets lost: neither further out than the board nor past its rim', () => {
    expect(sameBox(zoomed(wholeBox, 0.1, { x: 0, y: 0 }), wholeBox)).toBe(true);
    const close = zoomed(wholeBox, 3, { x: 0, y: 0 });
    const far = panned(close, { x: 9_999, y: -9_999 });
    expect(far.x + far.width).toBeCloseTo(wholeBox.x + wholeBox.width);
    expect(far.y).toBeCloseTo(wholeBox.y);
    expect(zoomed(wholeBox, 99, { x: 0, y: 0 }).width).toBe(150);
  });

  test('the overview lies where nothing is lit, and its frame never leaves it', () => {
    expect(freeCorner('whole')).toBe('bottom-left');
    const seen = ['1,-1', ...targetsOf(cellAt('1,-1'), 1).map(nameOf)];
    expect(seen).toContain('0,0');
    expect(freeCorner(seen)).toBe('bottom-right');
    const frame = onBoard({ x: -900, y: -900, width: 3_000, height: 3_000 });
    expect(frame.x).toBeGreaterThan(wholeBox.x);
    expect(frame.y + frame.height).toBeLessThan(wholeBox.y + wholeBox.height);
  });
});
