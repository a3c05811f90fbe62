import type { Break } from './breaks.ts';

export const nameBreaks: readonly Break[] = [
  {
    name: 'a type that two packages define',
    part: 'names',
    changes: {
      'client/src/twice.ts': 'export type DefinedTwice = 1;\n',
      'web/src/parts/twice.ts': 'export interface DefinedTwice {\n  readonly x: 1;\n}\n',
    },
    says: 'web/src/parts/twice.ts:1 exports DefinedTwice, as client/src/twice.ts:1 does',
  },
  {
    name: 'the State of a game, defined again outside of the games',
    part: 'names',
    changes: { 'web/src/parts/state-again.ts': 'export type State = 1;\n' },
    says: 'web/src/parts/state-again.ts:1 exports State, as games/emerald/src/state.ts',
  },
  {
    name: 'a name that does not say what it is',
    part: 'names',
    changes: { 'server/src/vague.ts': 'export type Kept = 1;\n' },
    says: 'server/src/vague.ts:1 exports Kept, which does not say what it is',
  },
  {
    name: 'an exemption of a name that nothing shares',
    part: 'names',
    changes: {
      'games/shadows/src/words.ts': text => text.replace('export type Phase =', 'export type PhaseOfShadows ='),
    },
    says: 'tools/src/check/names/table.ts exempts Phase, which only one file exports',
  },
];
