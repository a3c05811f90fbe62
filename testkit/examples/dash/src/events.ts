import type { Seat, Secret } from '@lamplight/contract';
import type { Told } from './words.ts';

export type Event =
  | Exclude<Told, { type: 'betted' }>
  | { readonly type: 'betted'; readonly by: Seat; readonly on: Secret<Seat> };
