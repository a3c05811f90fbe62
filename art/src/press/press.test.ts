import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { redSquare, sceneOf } from '../../fixtures/scene.ts';
import { palettes } from '../palettes.ts';
import { rect } from '../path.ts';
import { painted } from '../render/raster.ts';
import type { Scene } from '../scene.ts';
import { crew } from './crew.ts';
import { hashOf, nameOf } from './hash.ts';
import { districts, honeycomb } from './layout.ts';
import { linesOf } from './manifest.ts';

const threads = crew(2);
afterAll(() => threads.dismiss());

const card = sceneOf([redSquare(200, 320, 200)]);
const hex: Scene = { ...card, canvas: 'hex' };
const bytesOf = async (scene: Scene, seed: string) => painted(scene, seed).raw().toBuffer({ resolveWithObject: true });

describe('a picture', () => {
  test('is the same every time it is drawn, and its grain is its own', async () => {
    const [one, again, other] = [await bytesOf(card, 'a'), await bytesOf(card, 'a'), await bytesOf(card, 'b')];
    expect(one.data.equals(again.data)).toBe(true);
    expect(one.data.equals(other.data)).toBe(false);
    expect([one.info.width, one.info.height]).toEqual([1080, 1512]);
  });

  test('has one flat colour where the board cuts a hex, and grain everywhere else', async () => {
    const { data, info } = await bytesOf(hex, 'a');
    const at = (x: number, y: number): string => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)].join();
    const ink = Number.parseInt(palettes.rain.ink.slice(1), 16);
    expect(at(5, 5)).toBe([ink >> 16, (ink >> 8) & 255, ink & 255].join());
    expect(at(info.width - 6, info.height - 6)).toBe(at(5, 5));
    const row = new Set(Array.from({ length: 50 }, (_, x) => at(500 + x, Math.round(info.height * 0.6))));
    expect(row.size).toBeGreaterThan(10);
  });

  test('shows light that reaches beyond the thing it comes from, also in a lifted layer', async () => {
    const lamp = (lifted: boolean): Scene =>
      sceneOf([], {
        layers: [
          { z: 1, nodes: [{ path: rect(0, 0, 600, 840), fill: 'dark' }] },
          {
            z: 1,
            lifted,
            nodes: [
              redSquare(290, 400, 20),
              { glow: 'M100 420a200 200 0 1 0 400 0a200 200 0 1 0 -400 0Z', kind: 'round' },
            ],
          },
        ],
      });
    const brightness = async (scene: Scene): Promise<number> => {
      const area = { left: 360, top: 700, width: 120, height: 120 };
      const { channels } = await sharp(await painted(scene, 'a').png().toBuffer())
        .extract(area)
        .stats();
      return channels[0]?.mean ?? 0;
    };
    const [plain, lifted] = [await brightness(lamp(false)), await brightness(lamp(true))];
    const unlit = await brightness(sceneOf([{ path: rect(0, 0, 600, 840), fill: 'dark' }]));
    expect(plain).toBeGreaterThan(unlit * 1.5);
    expect(Math.abs(plain - lifted)).toBeLessThan(plain * 0.15);
  });
});

describe('the press', () => {
  test('makes AVIF files of both widths, and measures', async () => {
    const { files, shown, print } = await threads.does({ job: 'press', id: 'i01', scene: hex });
    const sizes = await Promise.all([...files.values()].map(file => sharp(file).metadata()));
    expect(sizes.map(({ width, height, format }) => [width, height, format])).toEqual([
      [320, 370, 'heif'],
      [600, 693, 'heif'],
    ]);
    expect(shown.concepts.map(({ is }) => is)).toEqual(['square']);
    expect(print).toMatchObject({ hero: 'square' });
  });

  test('says why a scene cannot be drawn, and goes on with the next', async () => {
    const broken = { ...card, palette: 'mud' } as unknown as Scene;
    await expect(threads.does({ job: 'press', id: 'x', scene: broken })).rejects.toThrow(/undefined/);
    const sheet = await threads.does({ job: 'look', id: 'x', scene: hex, width: 97, cut: true });
    expect(await sharp(sheet).metadata()).toMatchObject({ width: 97, height: 112, hasAlpha: true });
  });
});

describe('hashes', () => {
  test('a scene has another hash when anything in it changes', () => {
    expect(hashOf(card)).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOf(sceneOf([redSquare(200, 320, 200)]))).toBe(hashOf(card));
    expect(hashOf(sceneOf([redSquare(200, 320, 201)]))).not.toBe(hashOf(card));
    expect(hashOf({ ...card, palette: 'dawn' })).not.toBe(hashOf(card));
  });

  test('a file is named after what is in it and nothing else', () => {
    expect(nameOf(new Uint8Array([1, 2, 3]))).toBe('039058c6f2c0.avif');
    expect(nameOf(new Uint8Array([1, 2, 4]))).not.toBe(nameOf(new Uint8Array([1, 2, 3])));
  });

  test('a list is sorted, one picture a line', () => {
    expect(linesOf({ i02: { a: 1 }, i01: [2] })).toBe('{\n  "i01": [2],\n  "i02": {"a":1}\n}\n');
    expect(JSON.parse(linesOf({}))).toEqual({});
  });
});

describe('sheets', () => {
  const size = { width: 100, height: 116 };

  test('a side of a district lies as on the board: three hexes, and two that touch two of them each', () => {
    const { spots } = districts(1, size, 0);
    const apart = (one: number, other: number): number =>
      Math.hypot(spots[one]!.left - spots[other]!.left, spots[one]!.top - spots[other]!.top);
    const touching = [0, 1, 2, 3, 4].flatMap(one =>
      [0, 1, 2, 3, 4].filter(other => other > one && apart(one, other) < 115).map(other => `${one + 1}${other + 1}`),
    );
    expect(touching).toEqual(['12', '14', '23', '24', '25', '35', '45']);
  });

  test('hexes of a honeycomb do not overlap, and the sheet holds them all', () => {
    const { spots, width, height } = honeycomb(20, 5, size);
    const all = spots.flatMap((one, n) =>
      spots.slice(n + 1).map(other => Math.hypot(one.left - other.left, one.top - other.top)),
    );
    expect(Math.min(...all)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...spots.map(({ left }) => left)) + 100).toBeLessThanOrEqual(width);
    expect(Math.max(...spots.map(({ top }) => top)) + 116).toBeLessThanOrEqual(height);
  });
});
