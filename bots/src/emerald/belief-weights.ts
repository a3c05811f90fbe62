/** Written by `npm run trials -- emerald --fit`: what each sign of `belief-signs.ts` tells, in their order. Do not edit. */
export const weights: readonly number[] = [];
