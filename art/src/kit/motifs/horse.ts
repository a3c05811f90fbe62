import { concept } from '../../concept.ts';
import { limb } from '../../path.ts';
import type { Group, Node, Point, Token } from '../../scene.ts';
import { stroke } from '../stroke.ts';
import { area } from '../things/brush.ts';

interface Horse {
  readonly fill?: Token;
  readonly tone?: number;
  readonly mane?: Token;
  readonly saddle?: Token;
  readonly bridle?: Token;
}

const hoof = ([x, y]: Point, turn: number, fill: Token): Node => ({ nodes: [area('M-9 -8H9L13 6H-11Z', fill, 0)], transform: { turn, move: [x, y] } });

/** A carousel horse that has learnt to walk: hooves on the ground at the origin, facing right, 280 wide and 270 high. */
export function horse({ fill = 'white', tone = 0.2, mane = 'accent', saddle = 'accent2', bridle = 'red' }: Horse = {}): Group {
  const far = tone - 0.35;
  const leg = (by: readonly Point[], from: number, shade: number, turn: number): Node[] => [
    area(limb(by, from, 7), fill, shade),
    hoof(by.at(-1) ?? [0, 0], turn, 'yellow'),
  ];
  return concept(
    'horse',
    [
      ...leg(
        [
          [52, -112],
          [76, -78],
          [62, -46],
          [50, -28],
        ],
        15,
        far,
        24,
      ),
      ...leg(
        [
          [-76, -116],
          [-60, -72],
          [-76, -40],
          [-70, -8],
        ],
        18,
        far,
        0,
      ),
      area(
        limb(
          [
            [-98, -136],
            [-134, -128],
            [-140, -84],
            [-158, -52],
          ],
          15,
          3,
        ),
        mane,
        -0.1,
      ),
      area(
        'M-100 -152C-62 -170 -10 -154 30 -160C62 -168 88 -150 88 -122C86 -96 60 -88 30 -90C-10 -82 -50 -78 -84 -92C-112 -104 -116 -142 -100 -152Z',
        fill,
        tone,
      ),
      area('M22 -148C44 -176 66 -214 100 -240C116 -236 124 -224 122 -208C106 -190 98 -160 90 -116C70 -106 36 -116 22 -148Z', fill, tone),
      area(
        'M94 -238C104 -254 118 -256 126 -247C142 -232 160 -208 167 -190C169 -179 158 -172 147 -177C134 -183 122 -195 112 -203C98 -210 90 -224 94 -238Z',
        fill,
        tone,
      ),
      area('M104 -246L108 -268L122 -248Z', fill, tone - 0.1),
      area(
        'M108 -252C92 -254 84 -244 82 -232C70 -230 66 -220 68 -210C56 -206 52 -196 54 -186C42 -182 38 -172 40 -162C30 -160 24 -152 26 -144C40 -150 52 -162 62 -178C76 -198 92 -224 108 -252Z',
        mane,
        0,
      ),
      area('M112 -254C124 -252 130 -240 128 -230C122 -236 114 -240 108 -246Z', mane, 0.1),
      ...leg(
        [
          [66, -116],
          [82, -66],
          [84, -36],
          [92, -8],
        ],
        16,
        tone - 0.05,
        -4,
      ),
      ...leg(
        [
          [-86, -118],
          [-96, -72],
          [-114, -44],
          [-104, -10],
        ],
        22,
        tone - 0.05,
        6,
      ),
      area('M-44 -164C-20 -170 10 -166 26 -160C34 -132 30 -112 22 -98C-2 -92 -28 -90 -46 -96C-56 -118 -54 -148 -44 -164Z', saddle, 0),
      area('M-36 -166C-38 -182 -28 -184 -22 -176C-10 -170 6 -172 12 -182C20 -184 22 -172 18 -160C2 -154 -22 -156 -36 -166Z', bridle, -0.15),
      stroke('M-46 -102C-28 -96 0 -96 22 -104M-50 -140C-56 -142 -90 -142 -104 -136M28 -136C50 -128 72 -128 88 -132', 4, bridle),
      stroke('M116 -206C124 -214 134 -222 140 -228M126 -196C134 -206 146 -212 154 -214M112 -206C96 -196 70 -180 40 -168', 3, bridle),
      area('M124 -228C128 -232 134 -230 134 -226C132 -222 126 -222 124 -228Z', 'dark'),
      area('M158 -190C161 -192 163 -190 162 -187C160 -185 157 -187 158 -190Z', 'dark', 0.1),
      stroke('M148 -180C152 -184 156 -185 160 -184', 2, 'dark', { tone: 0.2 }),
    ],
    { also: ['animal', 'ride'], rim: 0.9, shade: { to: [-0.2, 1], depth: 0.25 } },
  );
}
