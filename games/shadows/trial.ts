/** How Shadows is tried. The `hidden` strings are the snapshot: a change in them is a change of what is secret. */
import type { GameTrial } from '@lamplight/testkit';
import { guide } from './guide.ts';
import { sound } from './soundness.ts';
import type { Shadows } from './src/index.ts';
import { rules } from './src/rules.ts';
import type { Crew, Options, TimerLevel, View } from './src/words.ts';

const crew = (officer: number, detectives: number): Crew => ({
  officer,
  detectives: Array.from({ length: detectives }, (_, n) => officer + 1 + n),
});
const tableFor = (seats: number, options: Pick<Options, 'teams'> & Partial<Options>) => ({
  seats,
  options: { police: 11, agreement: 'all', maps: 'all', level: 'recruit', layout: 'standard', ...options } as const,
});
const pace = {
  seeds: 12,
  gap: 6_000,
  absence: 40,
  idle: 60,
  limit: 5_000,
  looks: 40,
  guide,
  // If looks were as likely as pointing, nearly no random round would end by police.
  seldom: ['look'],
  sound,
  rules,
  standing,
} as const;

/**
 * Who a viewer is at this moment. Roles change between rounds, so the seat does not decide what may be known. Once a
 * round is over, only the order of the deck is hidden.
 */
function standing({ phase, me }: View): string {
  if (phase === 'lobby' || phase === 'countdown') return 'anyone before a round';
  if (phase !== 'playing') return 'anyone after a round';
  return me === null ? 'audience in a round' : `${me.role} of ${me.team} in a round`;
}

/**
 * What is hidden in a round, and the part of it that each team keeps from the other: looks, and pointing if there are
 * two Detectives. A lone Detective's pointing is never seen, because it moves the team at once.
 */
const hiddenFrom = ({ black, orange }: { readonly black: string; readonly orange: string }) => ({
  'anyone before a round': 'deck mapName maps.0-1',
  'officer of black in a round': `deck intended.1 intentions.1 mapName maps.1 ${orange}`,
  'detective of black in a round': `deck intended.0-1 intentions.0-1 mapName maps.0-1 ${orange}`,
  'officer of orange in a round': `deck intended.0 intentions.0 mapName maps.0 ${black}`,
  'detective of orange in a round': `deck intended.0-1 intentions.0-1 mapName maps.0-1 ${black}`,
  'audience in a round': `deck intended.0-1 intentions.0-1 mapName maps.0-1 ${black} ${orange}`,
  'anyone after a round': 'deck',
});

const pairs: GameTrial<Shadows> = {
  ...pace,
  table: tableFor(4, { teams: { black: crew(0, 1), orange: crew(2, 1) } }),
  ends: ['client', 'police'],
  hidden: hiddenFrom({ black: 'looking.0-1', orange: 'looking.2-3' }),
};

const fours: GameTrial<Shadows> = {
  ...pace,
  table: tableFor(8, {
    agreement: 'majority',
    layout: 'alternative',
    teams: { black: crew(0, 3), orange: crew(4, 3) },
  }),
  ends: ['client', 'police'],
  hidden: hiddenFrom({ black: 'looking.0-3 pointing.0-3', orange: 'looking.4-7 pointing.4-7' }),
};

const uneven: GameTrial<Shadows> = {
  ...pace,
  table: tableFor(5, { police: 12, teams: { black: crew(0, 1), orange: crew(2, 2) } }),
  ends: ['client', 'police'],
  hidden: hiddenFrom({ black: 'looking.0-1', orange: 'looking.2-4 pointing.2-4' }),
};

/**
 * The less time, the faster the play, so that rounds end in every way. From an Officer alone against the clock only the
 * deck and the name of the map are hidden.
 */
const alone = (level: TimerLevel, gap: number): GameTrial<Shadows> => ({
  ...pace,
  gap,
  seeds: 24,
  idle: 200,
  table: tableFor(3, { level, teams: { black: crew(0, 2) } }),
  ends: ['client', 'police', 'time'],
  hidden: {
    'anyone before a round': 'deck mapName maps.0',
    'officer of black in a round': 'deck mapName',
    'detective of black in a round': 'deck intended.0 intentions.0 mapName maps.0',
    'audience in a round': 'deck intended.0 intentions.0 looking.0-2 mapName maps.0 pointing.0-2',
    'anyone after a round': 'deck',
  },
});

export const shadowsTrials = {
  pairs,
  fours,
  uneven,
  recruit: alone('recruit', 2_000),
  novice: alone('novice', 1_000),
  agent: alone('agent', 700),
  master: alone('master', 400),
} as const;
