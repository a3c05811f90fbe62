import { type BotLevel, botLevels, botTempers } from '@lamplight/contract';
import { wilson } from '../arena/tally.ts';
import { main } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { type Count, playDuo, type Setting } from './shadows.ts';

const flags = {
  games: { kind: 'whole', value: 'N', about: 'matches of two or three rounds each, for every line (default 60)' },
  tempers: { kind: 'switch', about: 'temper by temper, of experts and of regulars, instead of level by level' },
  seed: { kind: 'whole', value: 'S', about: 'the seed of the first deal (default 1)' },
} as const satisfies Flags;

const share = ({ good, of }: Count): string => {
  const [low, high] = wilson(good, of);
  return `${((100 * good) / Math.max(1, of)).toFixed(1)} % [${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}] of ${of}`;
};

const settings: readonly Setting[] = [
  ...botLevels.map((level): Setting => ({ level, clock: 'novice', pairing: 'strangers' })),
  { level: 'mastermind' satisfies BotLevel, clock: 'agent', pairing: 'strangers' },
  { level: 'expert', clock: 'novice', pairing: 'telepaths' },
  { level: 'expert', clock: 'novice', pairing: 'other-words' },
];

/** Alike, and the two that see most differently. */
const tempered: readonly Setting[] = (['expert', 'regular'] as const).flatMap((level): readonly Setting[] => {
  const usual = { level, clock: 'novice', pairing: 'strangers' } as const;
  return [
    usual,
    ...botTempers.map(temper => ({ ...usual, temper })),
    { ...usual, temper: 'dreamer', heard: 'schemer' },
    { ...usual, temper: 'schemer', heard: 'dreamer' },
  ];
});

const nameOf = ({ level, temper, heard, clock, pairing }: Setting): string =>
  [level, ...(temper === undefined ? [] : [heard === undefined ? temper : `${temper} heard by ${heard}`])]
    .concat(`${clock} clock`, pairing)
    .join(', ');

await main({
  name: 'trials',
  about: 'Says how well the bots of Shadows understand one another, level by level. Same seed, same figures.',
  takes: 'shadows',
  flags,
  run: async ({ values, rest }, say) => {
    if (rest.length !== 1 || rest[0] !== 'shadows') throw new Misuse('Name the game: shadows.');
    const [games, seed] = [values.games ?? 60, values.seed ?? 1];
    const found = (values.tempers ? tempered : settings).map(setting => {
      const result = playDuo(setting, games, seed);
      say(nameOf(setting));
      say(`  understood: one card ${share(result.one)}, two ${share(result.two)}, all ${share(result.all)}`);
      say(`  police ${share(result.police)}; rounds won ${share(result.won)}`);
      say(`  a round: ${result.movesARound.toFixed(1)} moves, ${result.secondsARound.toFixed(0)} s`);
      return { ...setting, ...result };
    });
    return { passed: true, json: { games, seed, found } };
  },
});
