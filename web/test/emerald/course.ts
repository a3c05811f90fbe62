/** Short sequences of moves from staged positions. */
import type { Json } from '@lamplight/contract';
import type { Day, Move } from '@lamplight/emerald/public';
import type { Device } from '../person.ts';

export interface ScriptedCourse {
  readonly name: string;
  readonly device: Device;
  readonly given: { readonly [key: string]: Json };
  /** In this order. Moves of monday are made on the page, those of the others by programs. */
  readonly moves: readonly (readonly [Day, Move])[];
}

export const monday = (...moves: readonly Move[]) => moves.map(move => ['monday', move] as const);
export const tuesday = (move: Move) => ['tuesday', move] as const;
export const wednesday = (move: Move) => ['wednesday', move] as const;
export const turn = { first: 'monday', turn: { player: 'monday', actions: 2 } } as const;
/** Nobody reveals by accident: everybody has an agent out of reach. */
export const home = { agents: { monday: 1, tuesday: 1, wednesday: 1 } } as const;
export const loyal = { identities: { monday: 'loyalist', tuesday: 'loyalist', wednesday: 'restorationist' } } as const;
export const pass: Move = { type: 'pass' };
export const endTurn: Move = { type: 'end-turn' };
export const allow: Move = { type: 'allow' };
