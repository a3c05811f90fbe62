/** Written by `npm run trials -- emerald --fit`. Do not edit. */
// biome-ignore format: a list of numbers
const thousandths = [-179, 305, -299, 153, 307, 26, -337, -523, -124, 234, -85, 114, 95, 31, -10, -79, -22, -258, 536, -174, -309, -354, 341, -125, -85, -36, -16, -177, -56, 151, -60, 75, -258, -219, -1062, -424, 0, 155, 176, -258, -64, -379, 0, -1450, 0, -1235, -116, -667, 830, 685, 1500, -38, -509, -113, -929, -768, 182, 1500, 86, -1500, 766, 184, -222, 265, -706, 1110, -476, -1160, -498, 509];
/** What each sign of `belief-signs.ts` tells, in their order: above nought it speaks for a Restorationist. */
export const weights: readonly number[] = thousandths.map(each => each / 1000);
