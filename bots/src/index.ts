/** Players made of code. */
export { graphOnly, tailOnly } from './shadows/meaning/index.ts';
export { shadowsBot } from './shadows/player.ts';
export { senseOf } from './shadows/sense.ts';
export { whyOfRounds } from './shadows/why.ts';
