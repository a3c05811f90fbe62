import { expect, test } from 'vitest';
import { peekSize, placePeek } from './peek.ts';

const room = { width: 1440, height: 900 };

test('it lies beside the card, where there is more room, and wholly in the window', () => {
  const right = placePeek({ picture: 'i01', beside: { left: 1100, right: 1220, top: 10, bottom: 150 } }, room);
  expect(right.left + peekSize.width).toBeLessThan(1100);
  expect(right.top).toBe(16);
  const left = placePeek({ picture: 'i01', beside: { left: 40, right: 160, top: 700, bottom: 890 } }, room);
  expect(left.left).toBeGreaterThan(160);
  expect(left.top + peekSize.height).toBeLessThanOrEqual(room.height);
});
