import type { Command } from '../cli/command.ts';
import { type Flags, Misuse } from '../cli/flags.ts';
import { arrows } from './arrows/arrows.ts';
import { art } from './art.ts';
import { audit } from './audit/audit.ts';
import { format, lint } from './biome.ts';
import { cards } from './cards/cards.ts';
import { names } from './names/names.ts';
import type { CheckPart } from './part.ts';
import { rules } from './rules/rules.ts';
import { judge, line, sentence } from './run.ts';
import { translations } from './translations/translations.ts';
import { openTree } from './tree.ts';
import { types } from './types.ts';
import { unused } from './unused.ts';

export const parts: readonly CheckPart[] = [
  types,
  lint,
  format,
  arrows,
  names,
  rules,
  cards,
  translations,
  art,
  unused,
  audit,
];

const flags = {
  only: {
    kind: 'list',
    value: 'PART,…',
    about: `only these parts (default all: ${parts.map(part => part.name).join(', ')})`,
  },
  write: {
    kind: 'switch',
    about: 'first write what a program can: layout, order of imports, rules.ts and deck.ts of each game',
  },
} as const satisfies Flags;

export function check(root: string): Command<typeof flags> {
  return {
    name: 'check',
    about: ['Says whether the whole tree is as it should be.', '', ...parts.map(about)].join('\n'),
    flags,
    run: async ({ values }, say) => {
      const chosen = choose(values.only);
      if (values.write) for (const part of chosen) await part.write?.(openTree(root));
      const verdicts = await judge(chosen, openTree(root));
      for (const verdict of verdicts) {
        say(line(verdict));
        for (const told of [...verdict.faults.map(sentence), ...verdict.notes]) say(`     ${told}`);
      }
      const failed = verdicts.filter(verdict => !verdict.passed).length;
      say(`${verdicts.length - failed} passed, ${failed} failed`);
      return { passed: failed === 0, json: { passed: failed === 0, parts: verdicts } };
    },
  };
}

function choose(only: readonly string[] | undefined): readonly CheckPart[] {
  if (only === undefined) return parts;
  const unknown = only.find(name => !parts.some(part => part.name === name));
  if (unknown !== undefined || only.length === 0) {
    throw new Misuse(`There is no part '${unknown ?? ''}'; the parts are ${parts.map(part => part.name).join(', ')}.`);
  }
  return parts.filter(part => only.includes(part.name));
}

const about = (part: CheckPart): string => `  ${part.name.padEnd(12)}  ${part.about}`;
