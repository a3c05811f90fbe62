/** Messages between the server and the threads in which bots think. */
import type { BotKind } from '@lamplight/contract';
import type { BotIntent, BotMatter } from './thinker.ts';

/** Each `seat` keeps a memory of its own. */
export type ToThread =
  | { readonly sit: number; readonly game: string; readonly kind: BotKind }
  | { readonly leave: number }
  | { readonly think: number; readonly matter: BotMatter };

export type FromThread =
  | { readonly seat: number; readonly meant: BotIntent }
  | { readonly seat: number; readonly failed: string };
