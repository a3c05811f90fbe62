import { emeraldBoard } from '../board.ts';
import { placed } from '../concept.ts';
import { kraken, seaEye, seaSerpent, underIce } from '../kit/map/beasts.ts';
import { sailingShip, steamer, train } from '../kit/map/craft.ts';
import { europe } from '../kit/map/europe.ts';
import { phoneProjection } from '../kit/map/sheets.ts';
import type { Scene } from '../scene.ts';

export const scene: Scene = {
  canvas: 'map-phone',
  idea: 'On the small map too the cities burn in rows, and what waits in the water fits between them.',
  composition: 'from above',
  palette: 'emerald',
  light: [200, 30],
  horizon: 0,
  layers: europe({
    board: emeraldBoard.phone,
    project: phoneProjection,
    scale: 2,
    size: 1.15,
    stands: {
      berlin: [-17, 20, 0.86],
      cairo: [-22, 5, 0.66],
      constantinople: [22, 4, 0.62],
      london: [-10, 18, 0.9],
      madrid: [23, 6, 0.74],
      paris: [16, 7, 0.86],
      rome: [20, 6, 0.76],
      'st-petersburg': [14, 5, 0.42],
      vienna: [19, 4, 0.88],
    },
    deep: [placed(kraken(), 44, 250, { scale: 0.62 }), placed(seaEye(22), 690, 358), placed(seaSerpent(), 238, 475, { scale: 0.6 })],
    moving: [
      underIce(
        [556, 14],
        [
          [
            [548, 20],
            [530, 16],
            [516, 24],
            [500, 18],
          ],
          [
            [552, 22],
            [538, 34],
            [520, 38],
          ],
        ],
        1,
      ),
      placed(steamer(), 442, 477, { scale: 0.6 }),
      placed(sailingShip(), 20, 476, { scale: 0.72 }),
      placed(train(), 490, 244, { scale: 0.7 }),
    ],
  }),
  says: { place: 'Europe', time: 'night', mood: ['ominous', 'grand'], action: ['travelling', 'lurking'], more: ['map', 'sea', 'city'] },
};
