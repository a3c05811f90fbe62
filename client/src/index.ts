/** The headless client: connects, resumes, keeps views up to date. For the web, tests, load and bots. */
export {
  type Client,
  type CommandAnswer,
  type ConnectOptions,
  connect,
  type News,
  type OfferedMoves,
  type PastSteps,
} from './client.ts';
export { type CloseCode, type ConnectionPace, type ConnectionState, usualPace } from './connection.ts';
export type { StepTellings, ViewSnapshot } from './snapshot.ts';
export { realWorld, type Socket, type World } from './world.ts';
