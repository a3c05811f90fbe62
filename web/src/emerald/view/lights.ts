/**
 * What a turn tells the board, the panels and the hand: what can be tapped, what is chosen, and what would be there
 * then. They know no rules: they show lights and report taps. So they can show any turn, question, replay and lesson.
 */
import type { ByCity, ByDay, CityId, Day } from '@lamplight/emerald/public';

/** Gold: you may. Mint: you have. Dim: not now. Undefined: no light. */
export type Light = 'legal' | 'chosen' | 'dim';

/** A stack of pieces of one kind and owner in a city; they are all alike. */
export type PieceKind = 'agents' | 'cubes' | 'zombies';
export interface Stack {
  readonly city: CityId;
  readonly kind: PieceKind;
  /** Null for zombies. */
  readonly day: Day | null;
}

export interface CityLight {
  readonly light?: Light | undefined;
  /** Its place in an order, where the order matters: 1, 2, 3. */
  readonly order?: number | undefined;
  /** One line under the plate: what is needed, what is missing, or the rule that forbids it. */
  readonly tag?: { readonly text: string; readonly tone: 'plain' | 'danger' } | undefined;
  /** Pieces that the move would put here. They are drawn already, glowing. */
  readonly coming?: ByDay<{ readonly agents?: number; readonly cubes?: number }> | undefined;
  readonly comingZombies?: number | undefined;
  readonly royalty?: Light | undefined;
  /** It has several things to choose: a tap on the whole city does not say which. */
  readonly isSeveral?: boolean | undefined;
  /** It is not lit, but a tap on it still goes to the turn, which has something to say about it. */
  readonly isTurns?: boolean | undefined;
}

export interface StackLight extends Stack {
  readonly light: Light;
  /** How many of them are chosen, and whether they would die or only leave. */
  readonly chosen?: number | undefined;
  readonly dies?: boolean | undefined;
}

export interface CardLight {
  readonly light?: Light | undefined;
  /** What it gives, on its tag: the symbol that many times, or a text. */
  readonly tag?: { readonly symbol: string; readonly count: number } | undefined;
  readonly order?: number | undefined;
}

export interface Lights {
  readonly cities: ByCity<CityLight>;
  readonly stacks: readonly StackLight[];
  readonly players: ByDay<Light>;
  readonly limbo?: Light | undefined;
  /** By position in the hand: two copies of a card are two cards. */
  readonly hand: readonly CardLight[];
}

export const noLights: Lights = { cities: {}, stacks: [], players: {}, hand: [] };

/** What people tapped. The turn decides what it means. */
export interface Taps {
  readonly onCity?: (city: CityId) => void;
  readonly onStack?: (stack: Stack) => void;
  readonly onRoyalty?: (city: CityId) => void;
  readonly onPlayer?: (day: Day) => void;
  readonly onLimbo?: () => void;
  readonly onCard?: (place: number) => void;
}
