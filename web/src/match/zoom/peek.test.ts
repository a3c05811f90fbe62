import { expect, test } from 'vitest';
import { placePeek } from './peek.ts';

const size = { width: 360, height: 416 };
const room = { width: 1440, height: 900 };

test('it lies beside the card, where there is more room, and wholly in the window', () => {
  const right = placePeek({ picture: 'i01', beside: { left: 1100, right: 1220, top: 10, bottom: 150 } }, size, room);
  expect(right.left + size.width).toBeLessThan(1100);
  expect(right.top).toBe(16);
  const left = placePeek({ picture: 'i01', beside: { left: 40, right: 160, top: 700, bottom: 890 } }, size, room);
  expect(left.left).toBeGreaterThan(160);
  expect(left.top + size.height).toBeLessThanOrEqual(room.height);
});
