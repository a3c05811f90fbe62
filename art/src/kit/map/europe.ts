import { type Board, type BoardCity, boardCities } from '../../board.ts';
import { concept, placed } from '../../concept.ts';
import { circle, ellipse, rect, smooth } from '../../path.ts';
import type { Layer, Node, Point } from '../../scene.ts';
import { glow } from '../emerald/paper.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';
import { landmarks } from './landmarks.ts';
import type { Projection } from './projection.ts';
import { deserts, forests, mountains } from './relief.ts';
import { passagesOn, railwaysOn } from './routes.ts';
import { shoreOf } from './shore.ts';

interface Europe {
  readonly board: Board;
  readonly project: Projection;
  /** Units of the canvas to a pixel of the board. */
  readonly scale: number;
  /** How large things are drawn; 1 suits a map of 1120 units. */
  readonly size: number;
  /** Where a city's landmark stands, from its light, in pixels of the board, and how large. */
  readonly stands: Readonly<Record<BoardCity, readonly [x: number, y: number, scale: number]>>;
  /** What swims under the shallows, and what moves on land and sea. */
  readonly deep: readonly Node[];
  readonly moving: readonly Node[];
}

/** The map from the sea bed up, without letters. Plates lie on it: it is darker there and nowhere bright. */
export function europe({ board, project, scale, size, stands, deep, moving }: Europe): readonly Layer[] {
  const [width, height] = [board.width * scale, board.height * scale];
  const shore = shoreOf(project, 7 * size);
  const at = (city: BoardCity): Point => [board.cities[city].at[0] * scale, board.cities[city].at[1] * scale];
  const landmark = (city: BoardCity): Node => {
    const [[x, y], [right, down, large]] = [at(city), stands[city]];
    return placed(landmarks[city](), x + right * scale, y + down * scale, { scale: large });
  };
  return [
    {
      z: 1,
      nodes: [
        area(rect(-5, -5, width + 10, height + 10), 'mass', -0.36),
        glow(ellipse(width * 0.5, height * 0.5, width * 0.6, height * 0.7), 0.34, 'haze'),
        grid(project, size),
      ],
    },
    { z: 0.9, nodes: shallows(shore.land, size) },
    { z: 0.9, nodes: deep },
    {
      z: 0.2,
      lifted: true,
      nodes: [concept('land', [area(shore.land, 'mass', 0.12, { shade: { to: [0.7, 1], depth: 0.28 } })], { also: ['map', 'continent'], rim: 0.35 })],
    },
    { z: 1, nodes: boardCities.map(city => shine(at(city), size)) },
    { z: 0.7, clip: shore.land, nodes: [...banks(shore.land, size), concept('river', [area(shore.rivers, 'mass', -0.4, { opacity: 0.8 })])] },
    { z: 1, nodes: [area(shore.lakes, 'mass', -0.38), stroke(shore.land + shore.lakes, 1 * size, 'accent', { tone: -0.05, opacity: 0.5 })] },
    { z: 0.8, nodes: [deserts({ project, size }), forests({ project, size }), mountains({ project, size })] },
    { z: 1, nodes: [passagesOn(project, size), railwaysOn(project, size), ...calm(board, scale), ...moving] },
    { z: 0.9, nodes: [...boardCities.map(landmark), ...boardCities.map(city => lamp(at(city), size))] },
  ];
}

/** Meridians and parallels, every ten and five degrees. */
function grid(project: Projection, size: number): Node {
  const from = (start: number, end: number, step: number): number[] => Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, i) => start + i * step);
  const meridians = from(-40, 70, 10).map(east => smooth(from(20, 72, 4).map(north => project([east, north]))));
  const parallels = from(25, 70, 5).map(north => smooth(from(-40, 70, 5).map(east => project([east, north]))));
  return stroke([...meridians, ...parallels].join(''), 0.8 * size, 'lit', { opacity: 0.13 });
}

/** The sea grows lighter towards the land in steps, each with its own line, as engravers drew it. */
const shallows = (land: string, size: number): Node[] =>
  [30, 19, 10].flatMap(wide => [
    stroke(land, wide * size, 'lit', { opacity: 0.16 }),
    stroke(land, (wide - 1.6) * size, 'mass', { tone: -0.38, opacity: 0.6 }),
    stroke(land, (wide - 1.6) * size, 'haze', { opacity: 0.11 }),
  ]);

/** Land is darker where it ends. */
const banks = (land: string, size: number): Node[] => [26, 15, 7].map(wide => stroke(land, wide * size, 'dark', { opacity: 0.1 }));

/** Dark, soft, under each plate. */
const calm = (board: Board, scale: number): Node[] => {
  const { width, height } = board.plate;
  const boxes = [...boardCities.map(city => ({ at: board.cities[city].plate, width, height })), board.limbo];
  return boxes.map(box =>
    glow(ellipse((box.at[0] + box.width / 2) * scale, (box.at[1] + box.height / 2) * scale, box.width * 0.8 * scale, box.height * 0.95 * scale), 0.34, 'dark'),
  );
};

const shine = ([x, y]: Point, size: number): Node => ({ nodes: [glow(circle(x, y, 78 * size), 0.5), glow(circle(x, y, 30 * size), 0.55)] });

const lamp = ([x, y]: Point, size: number): Node => concept('light', [area(circle(x, y, 6.4 * size), 'dark'), area(circle(x, y, 4 * size), 'light')]);
