/** Players made of code. */
export { type BotLevel, botLevels } from './shadows/levels.ts';
export { graphOnly, tailOnly } from './shadows/meaning/index.ts';
export { shadowsBot } from './shadows/player.ts';
export { senseOf } from './shadows/sense.ts';
