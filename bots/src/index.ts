/** Players made of code. */
export { nothingSeen, remember, suspicionIn } from './emerald/belief.ts';
export { graphOnly, tailOnly } from './shadows/meaning/index.ts';
export { shadowsBot } from './shadows/player.ts';
export { senseOf } from './shadows/sense.ts';
