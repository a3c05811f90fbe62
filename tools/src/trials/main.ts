import { botLevels } from '@lamplight/contract';
import { main } from '../cli/command.ts';
import { type Flags, type FlagValues, Misuse } from '../cli/flags.ts';
import { beliefBots, judgeBeliefs, learnBeliefs } from './factions.ts';
import { tried, tryHonesty } from './honest-bots.ts';
import { linesOfBeliefs, linesOfFound, linesOfHonesty, linesOfPermuted } from './lines.ts';
import { permutedIn } from './permuted.ts';
import { playDuo, settings, tempered } from './shadows.ts';

const flags = {
  games: { kind: 'whole', value: 'N', about: 'shadows, emerald: matches for every line (default 60)' },
  tempers: {
    kind: 'switch',
    about: 'shadows: temper by temper, of experts and of regulars, instead of level by level',
  },
  seed: { kind: 'whole', value: 'S', about: 'the seed of the first deal (default 1)' },
  bots: {
    kind: 'list',
    value: 'A,B,…',
    about: 'emerald: who is guessed at; honest: who is tried (default the levels)',
  },
  fit: { kind: 'switch', about: 'emerald: learn anew what each sign tells, from other matches, and write it down' },
  positions: { kind: 'whole', value: 'N', about: 'honest: choices made twice by each bot (default 1000)' },
  worlds: { kind: 'whole', value: 'N', about: 'honest: worlds that a search imagines at each choice (default 12)' },
} as const satisfies Flags;

type Given = FlagValues<typeof flags>;
type Say = (line: string) => void;
type Trial = (values: Given, say: Say) => Promise<{ readonly passed: boolean; readonly json: unknown }>;

const trials: Readonly<Record<string, Trial>> = { shadows, emerald, honest };

await main({
  name: 'trials',
  about:
    'Tries the bots: shadows (do they understand one another), emerald (are factions guessed), honest (do they peek).',
  takes: Object.keys(trials).join(' | '),
  flags,
  run: ({ values, rest }, say) => {
    const [what = '', ...more] = rest;
    const trial = trials[what];
    if (trial === undefined || more.length > 0) throw new Misuse(`Name one trial: ${Object.keys(trials).join(', ')}.`);
    return trial(values, say);
  },
});

function atLeastOne(asked: number | undefined, otherwise: number): number {
  if (asked === 0) throw new Misuse('Ask for at least one.');
  return asked ?? otherwise;
}

async function shadows(values: Given, say: Say) {
  const [games, seed] = [atLeastOne(values.games, 60), values.seed ?? 1];
  const found = (values.tempers ? tempered : settings).map(setting => {
    const result = playDuo(setting, games, seed);
    for (const line of linesOfFound(setting, result)) say(line);
    return { ...setting, ...result };
  });
  const permuted = (values.tempers ? [] : botLevels).map(level => {
    const result = permutedIn(level, Math.ceil(games / 20), seed);
    say(linesOfPermuted(level, result));
    return { level, ...result };
  });
  return { passed: true, json: { games, seed, found, permuted } };
}

async function emerald(values: Given, say: Say) {
  const order = { bots: values.bots ?? beliefBots, games: atLeastOne(values.games, 60), seed: values.seed ?? 1 };
  if (values.fit) {
    const weights = await learnBeliefs(order);
    say('The weights are written. Ask again without --fit to judge them by other matches.');
    return { passed: true, json: { ...order, weights } };
  }
  const beliefs = judgeBeliefs(order);
  for (const line of linesOfBeliefs(beliefs)) say(line);
  return { passed: true, json: { ...order, ...beliefs } };
}

async function honest(values: Given, say: Say) {
  const [positions, seed] = [atLeastOne(values.positions, 1000), values.seed ?? 1];
  const worlds = atLeastOne(values.worlds, 12);
  const found = tried(values.bots).map(([game, bot]) => {
    const result = tryHonesty({ game, bot, positions, seed, worlds });
    for (const line of linesOfHonesty(result)) say(line);
    return result;
  });
  if (found.length === 0) throw new Misuse('Nobody of this name is here.');
  return { passed: found.every(({ differing }) => differing.length === 0), json: { positions, worlds, seed, found } };
}
