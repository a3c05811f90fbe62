import type { BySeat, Secret } from '@lamplight/contract';
import type { CardId, Goal, Role, Told } from './words.ts';

export type Event =
  | Exclude<Told, { type: 'began' | 'peeked' | 'drew' }>
  | {
      readonly type: 'began';
      readonly roles: BySeat<Secret<Role>>;
      readonly goals: readonly Secret<Goal>[];
      readonly deck: readonly Secret<CardId>[];
    }
  | { readonly type: 'peeked'; readonly by: number; readonly goal: number; readonly found: Secret<Goal> }
  | { readonly type: 'drew'; readonly by: number; readonly card: Secret<CardId> };
