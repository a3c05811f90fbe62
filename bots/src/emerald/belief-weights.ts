/** Written by `npm run trials -- emerald --fit`. Do not edit. */
// biome-ignore format: a list of numbers
const thousandths = [-169, 338, -318, 140, 290, -31, -318, -561, -124, 227, -67, 108, 92, 13, 9, -89, 54, -255, 251, -161, -304, -347, 280, -132, -59, 32, -58, -131, -58, 128, 0, 63, -111, 11, -1229, -380, 0, 694, -730, -171, -22, -431, 0, -1488, 0, -1057, -213, 373, 542, 549, 1500, 0, -434, -452, -1071, -1212, -505, 1500, 251, -1500, 548, 184, -102, 303, -788, 1035, -543, -1244, -568, 434];
/** What each sign of `belief-signs.ts` tells, in their order: above nought it speaks for a Restorationist. */
export const weights: readonly number[] = thousandths.map(each => each / 1000);
