import type { PaletteName } from './palettes.ts';

/**
 * A picture is data: layers from back to front, and in them shapes that carry tokens, never colours.
 * The same data is drawn three times: flat, lit, and as a map of what is seen where (see render/).
 */

/** What a shape is made of. The palette of the scene gives each its colour. */
export const tokens = [
  // of the palette: these make a picture one
  'mass', // what a thing is when nothing else is said: fades into the haze with distance
  'lit', // where light lies on a mass
  'dark',
  'light', // a lamp, a lit window
  'accent',
  'accent2',
  'haze',
  'paper', // the lightest
  // of the world: the same in every picture, tinted by its palette. Use few of them in one picture.
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'pink',
  'brown',
  'grey',
  'white',
  'leaf',
  'wood',
  'brick1',
  'brick2',
  'brick3',
  'brick4',
  'brick5',
  'skin1', // from light
  'skin2',
  'skin3',
  'skin4',
  'skin5', // to dark
  'lip',
  'hairBlack',
  'hairBrown',
  'hairRed',
  'hairBlond',
  'hairGrey',
] as const;
export type Token = (typeof tokens)[number];

export type Point = readonly [x: number, y: number];

/** A shadow that grows towards one side of what it lies on, in the colour of that thing. */
export interface Shade {
  /** Where the shadow is deepest: [1, 0] right, [0, 1] below, [-1, -1] upper left. */
  readonly to: Point;
  /** 0 none … 1 as dark as ink. */
  readonly depth: number;
}

export interface Shape {
  readonly path: string;
  readonly fill: Token;
  /** −1 towards ink … 0 as it is … 1 towards light. */
  readonly tone?: number;
  readonly opacity?: number;
  /** A line of this width instead of a filled shape. */
  readonly stroke?: number;
  readonly evenOdd?: boolean;
  readonly shade?: Shade;
  /** A lit edge on the side of the scene's light; 1 is usual. */
  readonly rim?: number;
}

/** Light in the air: only the lit pass shows it whole, so it becomes stipple. */
export interface Glow {
  readonly glow: string;
  /** `round` fades from the middle outwards, `beam` from the top of the path to its bottom. */
  readonly kind: 'round' | 'beam';
  readonly opacity?: number;
  readonly fill?: Token;
}

/** Shapes that belong together. Rim and shade of a group follow the outline of all it holds. */
export interface Group {
  readonly nodes: readonly Node[];
  /** What this is, for those who must know what can be seen: see `concept` in concept.ts. */
  readonly concept?: Concept;
  readonly transform?: Transform;
  readonly clip?: string;
  readonly opacity?: number;
  readonly shade?: Shade;
  readonly rim?: number;
}

/** Applied in this order: flip, turn (degrees), scale, move. */
export interface Transform {
  readonly flip?: boolean;
  readonly turn?: number;
  readonly scale?: number | Point;
  readonly move?: Point;
}

export type Node = Shape | Glow | Group;

export interface Concept {
  /** A plain English noun: `umbrella`, `cat`, `old man`. */
  readonly is: string;
  /** Wider words that a person would also say of it: `animal`, `bird`. */
  readonly also?: readonly string[];
}

export interface Layer {
  /** 0 far away … 1 near: decides how much haze lies on it. */
  readonly z: number;
  readonly nodes: readonly Node[];
  /** The height of the water that mirrors this layer. */
  readonly mirrored?: number;
  /** A soft shadow behind all of it, as if cut from card: for the hero. */
  readonly lifted?: boolean;
  readonly clip?: string;
}

/** Water shows what was mirrored by the layers behind it. */
export interface Water {
  readonly z: number;
  readonly water: string;
  readonly depth?: number;
}

export const canvases = {
  /** Shadows: pointy-top hexes. What matters lies inside x 60–540, y 110–585. */
  hex: { width: 600, height: 693 },
  /** Emerald: cards. The hero lies inside x 120–560, y 60–520. */
  card: { width: 600, height: 840 },
  /** Emerald: Europe, under nine plates (board.ts). */
  map: { width: 1120, height: 695 },
  'map-phone': { width: 780, height: 692 },
} as const;
export type Canvas = keyof typeof canvases;

export const compositions = [
  'wide',
  'close',
  'still life',
  'interior',
  'through a frame',
  'from above',
  'mirrored',
  'double exposure',
  'scale flip',
  'telling shadow',
  'rain of things',
  'perspective',
] as const;
export type Composition = (typeof compositions)[number];

export interface Scene {
  readonly canvas: Canvas;
  /** The whole picture in one sentence. It is for us: no player sees it. */
  readonly idea: string;
  readonly composition: Composition;
  readonly palette: PaletteName;
  /** Where the one light of the scene is. */
  readonly light: Point;
  /** The sky ends here; below it lies the ground. The height of the canvas for no ground, 0 for no sky. */
  readonly horizon: number;
  readonly layers: readonly (Layer | Water)[];
  /** Rain, snow, mist: before everything. */
  readonly weather?: readonly Node[];
  readonly says: Says;
}

/** What a picture says as a whole and no single shape in it does. */
export interface Says {
  readonly place: string;
  readonly time: string;
  readonly weather?: string;
  readonly mood: readonly string[];
  readonly action: readonly string[];
  /** Concepts that the composition makes: `shadow`, `reflection`, `crowd`, `two`. */
  readonly more?: readonly string[];
}
