import { x } from './y.ts';
import type { Z } from './z.ts';
export const a: Z = x;
