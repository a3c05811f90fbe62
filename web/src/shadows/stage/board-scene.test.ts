import type { CellId, Team } from '@lamplight/shadows/public';
import { beforeAll, expect, test, vi } from 'vitest';
import { wholeBox } from '../geometry/camera.ts';
import { centreOf } from '../geometry/geometry.ts';
import { BoardScene } from './board-scene.ts';
import { trialBrush, trialLook } from './trial-brush.ts';

beforeAll(() => void vi.stubGlobal('Path2D', class {}));

/** A board that is drawn at chosen times. */
function board() {
  const scene = new BoardScene();
  const { brush, strokes } = trialBrush();
  const go = (team: Team, at: CellId, now: number, speed = 1) => scene.go(team, at, { speed, now });
  const look = (now: number) => {
    const pace = scene.paint(brush, trialLook, now);
    const drawn = strokes();
    const bodyOf = (team: Team) => drawn.find(({ did, colour }) => did === 'fill' && colour === `team-${team}`);
    const placeOf = (team: Team) => {
      const body = bodyOf(team);
      return body && { x: Math.round(body.x + wholeBox.x), y: Math.round(body.y + wholeBox.y) - 55 };
    };
    return { pace, placeOf, flash: drawn.find(({ colour }) => colour === 'light')?.alpha };
  };
  return { go, look };
}
const middleOf = (cell: CellId) => {
  const { x, y } = centreOf(cell);
  return { x: Math.round(x), y: Math.round(y) };
};

test('where a figure first stands it has not walked to', () => {
  const { go, look } = board();
  go('orange', '0,1', 0);
  const { pace, placeOf, flash } = look(0);
  expect({ pace, at: placeOf('orange'), flash }).toEqual({ pace: 'rests', at: middleOf('0,1'), flash: undefined });
  expect(placeOf('black')).toBeUndefined();
});

test('a step flashes at once where it leads, and then is walked, cell by cell', () => {
  const { go, look } = board();
  go('orange', '0,1', 0);
  go('orange', '0,3', 1_000);
  expect(look(1_000)).toMatchObject({ pace: 'fades', flash: 1 });
  expect(look(1_000).placeOf('orange')).toEqual(middleOf('0,1'));
  const { pace, placeOf } = look(1_000 + 90 + 219);
  expect(pace).toBe('moves');
  expect(placeOf('orange')).toEqual(middleOf('0,2'));
  expect(look(1_000 + 90 + 440)).toMatchObject({ pace: 'rests', flash: undefined });
  expect(look(1_000 + 90 + 440).placeOf('orange')).toEqual(middleOf('0,3'));
});

test('the next step before the last was over begins where that one led', () => {
  const { go, look } = board();
  go('black', '0,1', 0);
  go('black', '0,2', 1_000);
  go('black', '0,3', 1_050);
  expect(look(1_051).placeOf('black')).toEqual(middleOf('0,2'));
});

test('with motion off a figure is there at once, and nothing flashes', () => {
  const { go, look } = board();
  go('black', '0,1', 0, 0);
  go('black', '0,3', 1_000, 0);
  const { pace, placeOf, flash } = look(1_000);
  expect({ pace, at: placeOf('black'), flash }).toEqual({ pace: 'rests', at: middleOf('0,3'), flash: undefined });
});

test('both teams on one cell stand side by side', () => {
  const { go, look } = board();
  go('black', '0,1', 0);
  go('orange', '0,1', 0);
  const { placeOf } = look(0);
  const { x } = middleOf('0,1');
  expect([placeOf('black')?.x, placeOf('orange')?.x]).toEqual([x - 15, x + 15]);
});
