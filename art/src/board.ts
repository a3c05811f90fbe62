/**
 * Where things lie on the map of Emerald, for clients: plain numbers in pixels of a board of the given width. The map's own
 * scenes put their lights at `at`, and kit/map proves that these are the true places (board.test.ts).
 */
export const boardCities = [
  'berlin',
  'cairo',
  'constantinople',
  'london',
  'madrid',
  'paris',
  'rome',
  'st-petersburg',
  'vienna',
] as const;
export type BoardCity = (typeof boardCities)[number];

type Spot = readonly [x: number, y: number];

/** `at` is the upper left corner. What is not on the map but above or below it has an `at` outside of it. */
export interface Box {
  readonly at: Spot;
  readonly width: number;
  readonly height: number;
}

export interface Board {
  readonly width: number;
  readonly height: number;
  /** How large a city's plate is. */
  readonly plate: { readonly width: number; readonly height: number };
  /** Where the city's light is, and the upper left corner of its plate. */
  readonly cities: Readonly<Record<BoardCity, { readonly at: Spot; readonly plate: Spot }>>;
  readonly limbo: Box;
  readonly tracks: Box;
}

export const emeraldBoard = {
  desktop: {
    width: 896,
    height: 556,
    plate: { width: 188, height: 118 },
    cities: {
      berlin: { at: [418, 165], plate: [318, 32] },
      cairo: { at: [710, 498], plate: [500, 434] },
      constantinople: { at: [635, 333], plate: [676, 309] },
      london: { at: [263, 169], plate: [56, 62] },
      madrid: { at: [175, 337], plate: [48, 354] },
      paris: { at: [283, 215], plate: [80, 196] },
      rome: { at: [404, 336], plate: [306, 354] },
      'st-petersburg': { at: [580, 34], plate: [612, 14] },
      vienna: { at: [455, 234], plate: [478, 162] },
    },
    limbo: { at: [738, 442], width: 148, height: 106 },
    tracks: { at: [0, -46], width: 896, height: 46 },
  },
  phone: {
    width: 390,
    height: 346,
    plate: { width: 124, height: 96 },
    cities: {
      berlin: { at: [182, 104], plate: [133, 4] },
      cairo: { at: [349, 339], plate: [262, 238] },
      constantinople: { at: [306, 230], plate: [262, 124] },
      london: { at: [93, 105], plate: [4, 4] },
      madrid: { at: [43, 233], plate: [4, 242] },
      paris: { at: [105, 117], plate: [4, 128] },
      rome: { at: [174, 233], plate: [133, 242] },
      'st-petersburg': { at: [274, 6], plate: [262, 12] },
      vienna: { at: [203, 122], plate: [133, 128] },
    },
    limbo: { at: [0, 346], width: 390, height: 22 },
    tracks: { at: [0, -44], width: 390, height: 44 },
  },
} as const satisfies Record<string, Board>;
