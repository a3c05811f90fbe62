import { emeraldBoard } from '../board.ts';
import { placed } from '../concept.ts';
import { kraken, seaEye, seaSerpent, underIce } from '../kit/map/beasts.ts';
import { compassRose } from '../kit/map/compass.ts';
import { caravan, sailingShip, steamer, train } from '../kit/map/craft.ts';
import { europe } from '../kit/map/europe.ts';
import { mapProjection } from '../kit/map/sheets.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  canvas: 'map',
  idea: 'Nine gaslit cities hang on their railways, and every sea around them has somebody in it.',
  composition: 'from above',
  palette: 'emerald',
  light: [280, 40],
  horizon: 0,
  layers: europe({
    board: emeraldBoard.desktop,
    project: mapProjection,
    scale: 1.25,
    size: 1,
    stands: {
      berlin: [-30, 30, 1],
      cairo: [5, 33, 1],
      constantinople: [2, -9, 1],
      london: [3, -8, 1],
      madrid: [28, 4, 1],
      paris: [25, 3, 1],
      rome: [26, 6, 1],
      'st-petersburg': [-24, 12, 1],
      vienna: [-24, 7, 1],
    },
    deep: [
      placed(kraken(), 50, 404),
      placed(seaEye(22), 872, 360),
      placed(seaSerpent(), 344, 484, { scale: 0.8 }),
      placed(compassRose(), 46, 50, { scale: 0.8 }),
    ],
    moving: [
      underIce(
        [738, 24],
        [
          [
            [730, 34],
            [716, 48],
            [694, 46],
            [676, 54],
            [660, 52],
          ],
          [
            [734, 36],
            [724, 60],
            [700, 58],
            [684, 66],
          ],
          [
            [728, 26],
            [708, 30],
            [694, 24],
          ],
        ],
        1,
      ),
      placed(steamer(), 356, 106, { scale: 0.9 }),
      placed(sailingShip(), 24, 216),
      placed(steamer(), 654, 518, { scale: 0.8 }),
      placed(sailingShip(), 236, 48, { scale: 0.8, flip: true }),
      placed(train(), 664, 384, { scale: 0.9, turn: 12 }),
      placed(train(), 430, 236, { scale: 0.8, turn: -8 }),
      placed(caravan(), 420, 640),
    ],
  }),
  says: { place: 'Europe', time: 'night', mood: ['ominous', 'grand'], action: ['travelling', 'lurking'], more: ['map', 'sea', 'city'] },
};
