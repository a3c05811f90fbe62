/**
 * What a turn tells the board, the panels and the hand: what may be tapped, what has been, and what would stand there then.
 * They know no rule; they show these lights and report taps, so that any turn, question, replay and lesson can be shown.
 */
import type { ByCity, ByDay, CityId, Day } from '@lamplight/emerald/public';

/** Gold: you may. Mint: you have. Dim: not now. Nothing: as it lies. */
export type Light = 'legal' | 'chosen' | 'dim';

/** A stack of pieces of one kind and owner in a city; they are all alike. */
export type PieceKind = 'agents' | 'cubes' | 'zombies';
export interface Stack {
  readonly city: CityId;
  readonly kind: PieceKind;
  /** Nobody's for zombies. */
  readonly day: Day | null;
}

export interface CityLight {
  readonly light?: Light | undefined;
  /** Its place in an order that matters: 1, 2, 3. */
  readonly order?: number | undefined;
  /** One line under the plate: what is needed, what is missing, or the rule that forbids it. */
  readonly tag?: { readonly text: string; readonly tone: 'plain' | 'danger' } | undefined;
  /** Pieces that would be put here; they already stand there, glowing. */
  readonly coming?: ByDay<{ readonly agents?: number; readonly cubes?: number }> | undefined;
  readonly comingZombies?: number | undefined;
  readonly royalty?: Light | undefined;
  /** There are several things to choose in it: a finger on the whole city does not say which. */
  readonly isSeveral?: boolean | undefined;
  /** It does not glow, and yet a tap on it is no mere look: the turn has something to say to it. */
  readonly isTurns?: boolean | undefined;
}

export interface StackLight extends Stack {
  readonly light: Light;
  /** How many of them are chosen, and whether they would die or only go. */
  readonly chosen?: number | undefined;
  readonly dies?: boolean | undefined;
}

export interface CardLight {
  readonly light?: Light | undefined;
  /** What it gives, on its tag: shown as the symbol so many times, or a text. */
  readonly tag?: { readonly symbol: string; readonly count: number } | undefined;
  readonly order?: number | undefined;
}

export interface Lights {
  readonly cities: ByCity<CityLight>;
  readonly stacks: readonly StackLight[];
  readonly players: ByDay<Light>;
  readonly limbo?: Light | undefined;
  /** By place in the hand: two copies of a card are two cards. */
  readonly hand: readonly CardLight[];
}

export const noLights: Lights = { cities: {}, stacks: [], players: {}, hand: [] };

/** What people tapped; whatever composes the turn decides what it means. */
export interface Taps {
  readonly onCity?: (city: CityId) => void;
  readonly onStack?: (stack: Stack) => void;
  readonly onRoyalty?: (city: CityId) => void;
  readonly onPlayer?: (day: Day) => void;
  readonly onLimbo?: () => void;
  readonly onCard?: (place: number) => void;
}
