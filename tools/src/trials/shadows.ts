/** How well bots of Shadows understand each other: a lone team on real boards, in the match's own time. */
import { senseOf, shadowsBot, tailOnly } from '@lamplight/bots';
import {
  type BotLevel,
  type BotTemper,
  botLevels,
  botTempers,
  type Seating,
  seedOf,
  type Table,
} from '@lamplight/contract';
import { type Shadows, shadows } from '@lamplight/shadows';
import { play } from '../arena/play.ts';

/** How well Officer and Detective know each other. `strangers` is how they meet at a table. */
export const pairings = ['strangers', 'telepaths', 'other-words'] as const;
export type Pairing = (typeof pairings)[number];

export interface TrialSetting {
  readonly level: BotLevel;
  /** The temper of both; neutral, if absent. */
  readonly temper?: BotTemper;
  /** The Detective's temper, if it is another. */
  readonly heard?: BotTemper;
  readonly clock: Shadows['Options']['level'];
  readonly pairing: Pairing;
}

export const settings: readonly TrialSetting[] = [
  ...botLevels.map((level): TrialSetting => ({ level, clock: 'novice', pairing: 'strangers' })),
  { level: 'mastermind', clock: 'agent', pairing: 'strangers' },
  { level: 'expert', clock: 'novice', pairing: 'telepaths' },
  { level: 'expert', clock: 'novice', pairing: 'other-words' },
];

/** Equal tempers, and the two that differ most. */
export const tempered: readonly TrialSetting[] = (['expert', 'regular'] as const).flatMap(
  (level): readonly TrialSetting[] => {
    const usual = { level, clock: 'novice', pairing: 'strangers' } as const;
    return [
      usual,
      ...botTempers.map(temper => ({ ...usual, temper })),
      { ...usual, temper: 'dreamer', heard: 'schemer' },
      { ...usual, temper: 'schemer', heard: 'dreamer' },
    ];
  },
);

export interface HitCount {
  readonly good: number;
  readonly of: number;
}

export interface TrialFindings {
  readonly one: HitCount;
  readonly two: HitCount;
  readonly all: HitCount;
  readonly police: HitCount;
  readonly won: HitCount;
  readonly secondsARound: number;
  readonly movesARound: number;
}

export function playDuo(setting: TrialSetting, games: number, seed: number): TrialFindings {
  const rounds = Array.from({ length: games }, (_, n) => roundsOf(setting, seed + n)).flat();
  const clues = rounds.flatMap(({ clues }) => clues.black.filter(({ to }) => to !== null));
  const count = <T>(all: readonly T[], isGood: (each: T) => boolean): HitCount => ({
    good: all.filter(isGood).length,
    of: all.length,
  });
  const isUnderstood = ({ to, intended }: (typeof clues)[number]) => to === intended;
  const time = rounds.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0);
  return {
    one: count(
      clues.filter(({ cards }) => cards.length === 1),
      isUnderstood,
    ),
    two: count(
      clues.filter(({ cards }) => cards.length === 2),
      isUnderstood,
    ),
    all: count(clues, isUnderstood),
    police: count(clues, ({ found }) => found === 'police'),
    won: count(rounds, ({ winner }) => winner !== null),
    secondsARound: time / rounds.length / 1000,
    movesARound: clues.length / rounds.length,
  };
}

function roundsOf({ level, temper, heard = temper, clock, pairing }: TrialSetting, seed: number) {
  const teams = { black: { officer: 0, detectives: [1] } };
  const table: Table<Shadows['Options']> = {
    seats: 2,
    options: { teams, police: 11, agreement: 'all', maps: 'all', layout: 'standard', level: clock },
  };
  const person = { seed: 2 ** 31 + seed, distance: 0.5 };
  const officer = shadowsBot(senseOf(), {
    level,
    ...(temper === undefined ? {} : { temper }),
    ...(pairing === 'telepaths' ? { partner: person } : {}),
  });
  const detective = shadowsBot(senseOf(pairing === 'other-words' ? tailOnly : undefined), {
    level,
    ...(heard === undefined ? {} : { temper: heard }),
    ...(pairing === 'telepaths' ? { person } : {}),
  });
  const seatings = [officer, detective] as unknown as readonly Seating<Shadows>[];
  const played = play(shadows, table, seedOf(seed), seatings);
  const last = played.steps.at(-1)?.after ?? played.opening.match;
  return shadows.view(last.state, 'audience').rounds;
}
