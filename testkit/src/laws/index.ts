/** The laws, and what a game needs to be tried by them. */
export { type Judgement, judge, type LawChoice, type LawFault, type LawRuling, type Subject } from './judge.ts';
export { type LawName, lawNames } from './names.ts';
export { checksIn, faultsIn, laws, summaryOf } from './report.ts';
export type { GameTrial, Lens } from './trial.ts';
