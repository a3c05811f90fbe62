/** The sections of the rules page in order, with the rules they tell. The words are in the catalogue. */
export type Section = {
  readonly id: (typeof sectionIds)[number];
  /** For each paragraph, the ids of the rules it tells. */
  readonly paragraphs: readonly (readonly string[])[];
};

export const sectionIds = [
  'idea',
  'board',
  'map',
  'cards',
  'talk',
  'move',
  'find',
  'swap',
  'end',
  'roles',
  'alone',
  'table',
] as const;
export type ShadowsSectionId = (typeof sectionIds)[number];

const told: Readonly<Record<ShadowsSectionId, Section['paragraphs']>> = {
  idea: [['SA-TEAM-1'], ['SA-ROUND-1', 'SA-ROUND-2'], ['SA-RESOLVE-4', 'SA-RESOLVE-5']],
  board: [['SA-PART-1', 'SA-BOARD-1', 'SA-BOARD-2'], ['SA-BOARD-3'], ['SA-BOARD-4']],
  map: [['SA-SETUP-4'], ['SA-MAP-1', 'SA-MAP-2'], ['SA-SETUP-2', 'SA-MAP-3', 'SA-MAP-4']],
  cards: [
    ['SA-SETUP-1', 'SA-GATHER-1'],
    ['SA-GATHER-2', 'SA-GATHER-6'],
    ['SA-GATHER-3', 'SA-GATHER-4', 'SA-GATHER-5'],
    ['SA-GATHER-1'],
  ],
  talk: [['SA-TALK-1'], ['SA-TALK-2'], ['SA-LOOK-1', 'SA-LOOK-2', 'SA-LOOK-3'], ['SA-LOOK-4']],
  move: [['SA-MOVE-1'], ['SA-MOVE-2'], ['SA-LEAVE-1']],
  find: [
    ['SA-RESOLVE-1', 'SA-RESOLVE-8'],
    ['SA-RESOLVE-2', 'SA-RESOLVE-3'],
    ['SA-RESOLVE-5'],
    ['SA-RESOLVE-4'],
    ['SA-RESOLVE-6', 'SA-RESOLVE-7'],
    ['SA-RESOLVE-9'],
  ],
  swap: [['SA-SWAP-1'], ['SA-SWAP-1']],
  end: [['SA-RESOLVE-4', 'SA-RESOLVE-5', 'SA-WIN-1'], ['SA-GATHER-1', 'SA-MAP-4'], ['SA-WIN-2']],
  roles: [['SA-TEAM-1'], ['SA-WIN-2'], ['SA-READY-1', 'SA-READY-2']],
  alone: [['SA-COOP-1'], ['SA-COOP-2', 'SA-COOP-3'], ['SA-COOP-4']],
  table: [['SA-BOARD-2'], ['SA-PART-2', 'SA-BOARD-3', 'SA-SETUP-1', 'SA-SETUP-3'], ['SA-APP-1']],
};

export const sections: readonly Section[] = sectionIds.map(id => ({ id, paragraphs: told[id] }));
