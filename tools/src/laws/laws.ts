import { type AnyKit, checksIn, faultsIn, type Judgement, judge, type LawName, lawNames } from '@lamplight/testkit';
import type { Command } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { kitOf } from '../games.ts';

const flags = {
  kind: { kind: 'text', value: 'K', about: 'only this kind of match (default: every kind the game is tried in)' },
  seed: { kind: 'whole', value: 'N', about: 'only the match of this seed' },
  seeds: { kind: 'whole', value: 'N', about: 'matches with seeds 1 to N (default: as many as the trial asks for)' },
  law: { kind: 'text', value: 'L', about: `only this law: ${lawNames.join(', ')}` },
} as const satisfies Flags;

export const laws: Command<typeof flags> = {
  name: 'laws',
  about: 'Plays random matches of a game and tries on each what every game must obey.',
  takes: 'GAME',
  flags,
  run: ({ values, rest }, say) => {
    const [id, ...more] = rest;
    if (id === undefined || more.length > 0) throw new Misuse('Name one game.');
    const kit = kitOf(id);
    const { kind, seed, seeds, law } = values;
    if (seed !== undefined && seeds !== undefined) throw new Misuse('Give --seed or --seeds, not both.');
    const kinds = kindsOf(kit, kind);
    const choice = { seed, seeds, laws: lawsNamed(law) };

    const began = performance.now();
    const judgements = kinds.map(each => judge(kit, each, choice));
    const seconds = Math.round(performance.now() - began) / 1000;

    for (const judgement of judgements) for (const line of linesOf(judgement)) say(line);
    const total = {
      matches: sum(judgements, judgement => judgement.matches),
      steps: sum(judgements, judgement => judgement.steps),
      checks: sum(judgements, checksIn),
      seconds,
    };
    say(`${matchesIn(total)}, ${total.checks} checks in ${seconds.toFixed(1)} s`);
    const faults = judgements.flatMap(faultsIn);
    for (const fault of faults) say(`\n${fault}`);
    return { passed: faults.length === 0, json: { ...total, judgements, faults } };
  },
};

function kindsOf({ game, trials }: AnyKit, kind: string | undefined): readonly string[] {
  const kinds = Object.keys(trials);
  if (kind !== undefined && !kinds.includes(kind)) {
    throw new Misuse(`There is no kind '${kind}' of ${game.id}: there are ${kinds.join(', ')}.`);
  }
  return kind === undefined ? kinds : [kind];
}

function lawsNamed(name: string | undefined): readonly LawName[] {
  const chosen = lawNames.filter(law => name === undefined || law === name);
  if (chosen.length === 0) throw new Misuse(`There is no law '${name}': there are ${lawNames.join(', ')}.`);
  return chosen;
}

function linesOf({ game, kind, matches, steps, rulings }: Judgement): readonly string[] {
  const width = Math.max(...rulings.map(({ law }) => law.length));
  return [
    `${game} (${kind}): ${matchesIn({ matches, steps })}`,
    ...rulings.map(({ law, checks, moot, broken }) => {
      const checked = moot === undefined ? `${checks} checks` : `nothing to check: ${moot}`;
      return `  ${law.padEnd(width)}  ${broken === undefined ? checked : 'BROKEN'}`;
    }),
  ];
}

const matchesIn = ({ matches, steps }: Pick<Judgement, 'matches' | 'steps'>): string =>
  `${matches} ${matches === 1 ? 'match' : 'matches'}, ${steps} steps`;

const sum = (judgements: readonly Judgement[], part: (judgement: Judgement) => number): number =>
  judgements.reduce((total, judgement) => total + part(judgement), 0);
