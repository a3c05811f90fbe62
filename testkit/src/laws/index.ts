/** The laws, and what a game needs to be tried by them. */
export { type Choice, type Fault, type Judgement, judge, type Ruling, type Subject } from './judge.ts';
export { type LawName, lawNames } from './names.ts';
export { checksIn, faultsIn, laws, summaryOf } from './report.ts';
export type { Lens, Trial } from './trial.ts';
