/** Players made of code. */

export { nothingSeen, remember, suspicionIn } from './emerald/belief.ts';
export { flat, flatCut, quarter, skills as emeraldSkills } from './emerald/levels.ts';
export { emeraldBot } from './emerald/player.ts';
export { beliefsOnTheWay } from './emerald/why.ts';
export { graphOnly, tailOnly } from './shadows/meaning/index.ts';
export { shadowsBot } from './shadows/player.ts';
export { senseOf } from './shadows/sense.ts';
export { whyOfRounds } from './shadows/why.ts';
