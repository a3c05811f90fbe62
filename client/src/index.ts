/** The headless client: connects, resumes, keeps views up to date. For the web, tests, load and bots. */
export { type Answer, type Client, type ConnectOptions, connect, type News, type Offer, type Past } from './client.ts';
export type { Kept, Telling } from './kept.ts';
export { type CloseCode, type LineState, type Pace, usualPace } from './line.ts';
export { realWorld, type Socket, type World } from './world.ts';
