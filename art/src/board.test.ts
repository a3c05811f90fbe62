import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Board, type Box, boardCities, emeraldBoard } from './board.ts';
import { cities } from './kit/map/cities.ts';
import { mapProjection, phoneProjection } from './kit/map/sheets.ts';
import { type Canvas, canvases } from './scene.ts';

const boards = [
  ['desktop', 'map', mapProjection, { width: 188, height: 118 }],
  ['phone', 'map-phone', phoneProjection, { width: 124, height: 96 }],
] as const;

const plateOf = ({ cities: of, plate }: Board, city: (typeof boardCities)[number]): Box => ({
  at: of[city].plate,
  ...plate,
});
const overlap = (one: Box, other: Box): boolean =>
  one.at[0] < other.at[0] + other.width &&
  other.at[0] < one.at[0] + one.width &&
  one.at[1] < other.at[1] + other.height &&
  other.at[1] < one.at[1] + one.height;
/** Neighbours must not look like one plate. */
const air = 4;
const widened = ({ at: [x, y], width, height }: Box): Box => ({
  at: [x - air, y - air],
  width: width + 2 * air,
  height: height + 2 * air,
});
const inside = ({ at: [x, y], width, height }: Box, board: Board): boolean =>
  x >= 0 && y >= 0 && x + width <= board.width && y + height <= board.height;

test('the board has the cities of the game, each once', () => {
  const rows = readFileSync(join(import.meta.dirname, '../../games/emerald/cards.csv'), 'utf8').split('\n');
  const ids = rows.flatMap(row => /^city-([a-z-]+),/.exec(row)?.[1] ?? []);
  expect([...boardCities].sort()).toEqual(ids.sort());
  for (const [name] of boards) expect(Object.keys(emeraldBoard[name].cities).sort()).toEqual([...boardCities]);
});

describe.each(boards)('the %s board', (name, canvas: Canvas, project, plate) => {
  const board: Board = emeraldBoard[name];
  const scale = canvases[canvas].width / board.width;
  const plates = boardCities.map(city => ({ city, box: plateOf(board, city) }));

  test('is as large as its picture', () => {
    expect(board.height * scale).toBe(canvases[canvas].height);
    expect(board.plate).toEqual(plate);
  });

  test('has its plates inside, and air between them', () => {
    expect(plates.filter(({ box }) => !inside(box, board)).map(({ city }) => city)).toEqual([]);
    const crossed = plates.flatMap((one, n) =>
      plates.slice(n + 1).flatMap(other => (overlap(widened(one.box), other.box) ? [`${one.city} ${other.city}`] : [])),
    );
    expect(crossed).toEqual([]);
  });

  test('has each city where it truly lies', () => {
    for (const city of boardCities) {
      const [x, y] = project(cities[city]);
      const [dx, dy] = [board.cities[city].at[0] - x / scale, board.cities[city].at[1] - y / scale];
      expect(Math.hypot(dx, dy), city).toBeLessThan(1.5);
    }
  });

  test('hides no light under a plate', () => {
    const hidden = boardCities.filter(city => {
      const [x, y] = board.cities[city].at;
      return [...plates.map(({ box }) => box), board.limbo].some(box =>
        overlap({ at: [x, y], width: 0, height: 0 }, box),
      );
    });
    expect(hidden).toEqual([]);
  });

  test('has Limbo and the tracks beside the plates', () => {
    for (const box of [board.limbo, board.tracks]) {
      expect(plates.filter(each => overlap(each.box, box)).map(({ city }) => city)).toEqual([]);
      expect(box.at[0] >= 0 && box.at[0] + box.width <= board.width).toBe(true);
    }
    expect(overlap(board.limbo, board.tracks)).toBe(false);
  });
});
