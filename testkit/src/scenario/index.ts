/** The scenario runner, and what a game needs to plug into it. */
export { withAbsent } from './absent.ts';
export { PieceBox } from './box.ts';
export { scenarioFiles } from './files.ts';
export { MalformedScenario, type ScenarioPath } from './misread.ts';
export { unknown } from './nearest.ts';
export { byKey, flag, type ListRule, listOf, oneOf, seatName, text, whole } from './readers.ts';
export { type Flaw, linesOf, nameOf, type ScenarioFailure, type ScenarioResult } from './result.ts';
export { runScenario, type StagedGame } from './run.ts';
export { JsonSpot, type SpotReader } from './spot.ts';
export type { ScenarioScene, ScenarioStage } from './stage.ts';
export { type Suite, scenarioTests } from './suite.ts';
export { time } from './time.ts';
