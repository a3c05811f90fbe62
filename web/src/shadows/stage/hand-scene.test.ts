import { beforeAll, expect, test, vi } from 'vitest';
import { HandScene, type SnatchedCard } from './hand-scene.ts';
import { trialBrush, trialLook } from './trial-brush.ts';

beforeAll(() => void vi.stubGlobal('Path2D', class {}));

/** A hand of two cards that is drawn at chosen times. */
function hand() {
  const scene = new HandScene();
  const { brush, strokes } = trialBrush();
  const snatch = (snatched: Partial<SnatchedCard>, now: number) =>
    scene.snatch({ by: 'orange', place: 0, number: 1, isAgain: false, speed: 1, ...snatched }, now);
  const look = (now: number) => {
    const pace = scene.paint(brush, trialLook, now);
    const drawn = strokes();
    const shades = drawn.filter(({ did, colour }) => did === 'fill' && colour === 'bg-deep');
    const emblem = drawn.find(({ colour }) => colour === 'team-orange');
    return { pace, shades: shades.map(({ x, alpha }) => ({ x, alpha })), emblem: emblem?.alpha };
  };
  return { snatch, clear: (until: number) => scene.clear(until), look };
}

test('[SA-GATHER-3] a snatched card is dark at once, and the emblem of the rival slams onto it', () => {
  const { snatch, look } = hand();
  snatch({ place: 1 }, 1_000);
  expect(look(1_000)).toEqual({ pace: 'moves', shades: [{ x: 150, alpha: 0.74 }], emblem: 0 });
  expect(look(1_180)).toEqual({ pace: 'rests', shades: [{ x: 150, alpha: 0.74 }], emblem: 1 });
});

test('with motion off the emblem lies there at once', () => {
  const { snatch, look } = hand();
  snatch({ speed: 0 }, 1_000);
  expect(look(1_000)).toMatchObject({ pace: 'rests', emblem: 1 });
});

test('one that is taken before its picture was seen covers the one before', () => {
  const { snatch, look } = hand();
  snatch({ number: 1 }, 1_000);
  snatch({ number: 2 }, 1_100);
  expect(look(1_100).shades).toEqual([{ x: 50, alpha: 1 }]);
});

test('what the page shows by itself goes, and what came later stays', () => {
  const { snatch, clear, look } = hand();
  snatch({ number: 1, place: 0 }, 1_000);
  snatch({ number: 2, place: 1 }, 1_100);
  clear(1);
  expect(look(1_200).shades).toEqual([{ x: 150, alpha: 0.74 }]);
  clear(2);
  expect(look(1_200)).toEqual({ pace: 'rests', shades: [], emblem: undefined });
});
