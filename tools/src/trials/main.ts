import { type BotLevel, botLevels } from '@lamplight/contract';
import { wilson } from '../arena/interval.ts';
import { main } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { type Count, playDuo, type Setting } from './shadows.ts';

const flags = {
  games: { kind: 'whole', value: 'N', about: 'matches of two or three rounds each, for every line (default 60)' },
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

await main({
  name: 'trials',
  about: 'Says how well the bots of Shadows understand one another, level by level. Same seed, same figures.',
  takes: 'shadows',
  flags,
  run: async ({ values, rest }, say) => {
    if (rest.length !== 1 || rest[0] !== 'shadows') throw new Misuse('Name the game: shadows.');
    const [games, seed] = [values.games ?? 60, values.seed ?? 1];
    const found = settings.map(setting => {
      const result = playDuo(setting, games, seed);
      say(`${setting.level}, ${setting.clock} clock, ${setting.pairing}`);
      say(`  understood: one card ${share(result.one)}, two ${share(result.two)}, all ${share(result.all)}`);
      say(`  police ${share(result.police)}; rounds won ${share(result.won)}`);
      say(`  a round: ${result.movesARound.toFixed(1)} moves, ${result.secondsARound.toFixed(0)} s`);
      return { ...setting, ...result };
    });
    return { passed: true, json: { games, seed, found } };
  },
});
