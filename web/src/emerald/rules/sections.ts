/** The sections of the rules page in order, with the rules they tell. The words are in the catalogue. */
export const sectionIds = [
  'idea',
  'board',
  'setup',
  'turn',
  'place',
  'claim',
  'back',
  'tracks',
  'kill',
  'block',
  'sanity',
  'reveal',
  'end',
  'count',
  'texts',
  'cards',
  'table',
] as const;
export type EmeraldSectionId = (typeof sectionIds)[number];

/** For each paragraph, the ids of the rules it tells. The card-by-card section comes from `rulings`. */
const told: Readonly<Record<EmeraldSectionId, readonly (readonly string[])[]>> = {
  idea: [['EM-PART-1', 'EM-SETUP-5', 'EM-CARD-SET-4'], ['EM-CLAIM-7', 'EM-END-2'], ['EM-END-5']],
  board: [
    ['EM-PART-2', 'EM-CARD-CITY-2'],
    ['EM-PART-1', 'EM-CARD-SET-3'],
    ['EM-CARD-SET-1', 'EM-CARD-SET-2', 'EM-CARD-CITY-1', 'EM-CARD-ROYALTY-1'],
  ],
  setup: [['EM-SETUP-1'], ['EM-SETUP-2'], ['EM-SETUP-3', 'EM-SETUP-4'], ['EM-SETUP-5', 'EM-SETUP-6']],
  turn: [
    ['EM-TURN-1', 'EM-TURN-2'],
    ['EM-TEXT-1', 'EM-DISCARD-1', 'EM-PASS-1', 'EM-CARD-STALL-4'],
    ['EM-TURN-3', 'EM-TURN-4'],
    ['EM-TURN-5', 'EM-CARD-GEN-4'],
    ['EM-UNDO-1', 'EM-UNDO-2', 'EM-UNDO-3'],
  ],
  place: [['EM-PLACE-1'], ['EM-PLACE-2', 'EM-CARD-STALL-5']],
  claim: [
    ['EM-CLAIM-1', 'EM-CLAIM-2'],
    ['EM-CLAIM-3'],
    ['EM-CLAIM-4', 'EM-CLAIM-5'],
    ['EM-CLAIM-6', 'EM-CLAIM-7', 'EM-CLAIM-8', 'EM-CLAIM-9'],
  ],
  back: [['EM-RETRIEVE-1'], ['EM-MOVE-1']],
  tracks: [['EM-TRACK-1', 'EM-TRACK-4'], ['EM-TRACK-2', 'EM-END-4'], ['EM-TRACK-3']],
  kill: [
    ['EM-KILL-1'],
    ['EM-KILL-2'],
    ['EM-KILL-3', 'EM-KILL-8'],
    ['EM-KILL-4'],
    ['EM-KILL-5'],
    ['EM-KILL-6', 'EM-KILL-7'],
  ],
  block: [
    ['EM-CARD-BLOCK-1', 'EM-CARD-BLOCK-7', 'EM-PRESET-1', 'EM-PRESET-2'],
    ['EM-CARD-BLOCK-2', 'EM-CARD-BLOCK-3', 'EM-CARD-BLOCK-4'],
    ['EM-CARD-BLOCK-5', 'EM-CARD-BLOCK-6', 'EM-CARD-BLOCK-8', 'EM-CARD-BLOCK-9'],
  ],
  sanity: [
    ['EM-SANITY-1', 'EM-CARD-SET-5'],
    ['EM-CLAIM-8', 'EM-KILL-5', 'EM-REVEAL-1'],
  ],
  reveal: [['EM-REVEAL-1'], ['EM-REVEAL-2', 'EM-REVEAL-4'], ['EM-REVEAL-3'], ['EM-REVEAL-5', 'EM-CARD-GEN-10']],
  end: [
    ['EM-END-1', 'EM-REVEAL-3'],
    ['EM-END-7', 'EM-END-8', 'EM-END-9'],
    ['EM-CARD-STALL-1', 'EM-CARD-STALL-2', 'EM-CARD-STALL-3'],
  ],
  count: [['EM-END-2'], ['EM-END-3', 'EM-END-4'], ['EM-END-5', 'EM-END-6']],
  texts: [
    ['EM-CARD-GEN-1', 'EM-TURN-6'],
    ['EM-CARD-GEN-2', 'EM-CARD-GEN-3'],
    ['EM-CARD-GEN-6', 'EM-CARD-GEN-7'],
    ['EM-CARD-GEN-8', 'EM-CARD-GEN-9'],
    ['EM-CARD-GEN-5', 'EM-CARD-GEN-11'],
  ],
  cards: [[]],
  table: [['EM-TALK-1'], ['EM-CLOCK-1', 'EM-CLOCK-2', 'EM-CLOCK-5'], ['EM-CLOCK-3', 'EM-CLOCK-4'], []],
};

export const sections = sectionIds.map(id => ({ id, paragraphs: told[id] }));
