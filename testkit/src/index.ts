/** What every game must obey, and the tools to try it: laws, scenarios, kits. */
export { type AnyKit, anyKit, type Kit } from './kit.ts';
export * from './laws/index.ts';
export * from './scenario/index.ts';
export { type Actor, type ScenePlay, type SceneViewer, scene } from './scene.ts';
