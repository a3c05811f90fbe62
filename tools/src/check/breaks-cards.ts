import type { Break } from './breaks.ts';

const emerald = 'games/emerald/src';
const before = (end: string, line: string) => (text: string) => text.replace(`\n${end}`, `\n${line}\n${end}`);

/** The row of another card under a new name, as `npm run check -- --write` would write it. */
function withRow(deck: string): string {
  const other = deck.split('\n').find(line => line.includes("id: 'okhrana'")) ?? '';
  const row = other.replace("id: 'okhrana'", "id: 'pickpocket'").replace(/effect: '[^']*'/, "effect: 'steal-card'");
  return before('] as const;', row)(deck);
}

/** The files named in the table of a chapter of CONTRIBUTING.md: the first cell of each row. */
const placesIn = (chapter: string) => (contributing: string) => {
  const text = contributing.split(/^## /m).find(each => each.startsWith(chapter)) ?? '';
  return [...text.matchAll(/^ *\| `([^`]+)` \|/gm)].flatMap(([, file]) => file ?? []);
};

/** Faults in cards, and a new card that somebody was not told of. */
export const cardBreaks: readonly Break[] = [
  {
    name: 'a bot that names a card',
    part: 'cards',
    changes: { 'bots/src/emerald/fond.ts': "export const fond = 'claim shoggoth';\n" },
    says: "bots/src/emerald/fond.ts:1 names 'shoggoth', which only its own file may: let the effect say",
  },
  {
    name: 'a greedy player that names a card',
    part: 'cards',
    changes: { 'games/emerald/greedy/tempers.ts': text => `${text}\nexport const fond = 'cthulhu';\n` },
    says: "greedy/tempers.ts:23 names 'cthulhu', which only its own file may: let the effect say",
  },
  {
    name: 'a page that names an effect',
    part: 'cards',
    changes: { 'web/src/emerald/turn/fond.ts': 'export const fond = `draw-2`;\n' },
    says: "web/src/emerald/turn/fond.ts:1 names 'draw-2', which only its own file may: let the effect say",
  },
  {
    name: 'a new effect that nobody knows of',
    part: 'types',
    changes: {
      [`${emerald}/deck.ts`]: withRow,
      [`${emerald}/provenance.ts`]: before('} as const;', "  'pickpocket': { designed: ['name_en'] },"),
      [`${emerald}/rules.ts`]: before('] as const;', "  'EM-CARD-PICKPOCKET-1',"),
      [`${emerald}/cards/steal-card.ts`]: [
        "import type { TextEffect } from '../effect.ts';",
        '',
        "export const stealCard: TextEffect<'steal-card'> = {",
        "  id: 'steal-card',",
        "  rules: ['EM-CARD-PICKPOCKET-1'],",
        "  text: { aim: 'player', forbids: () => undefined, aims: () => [], play: () => undefined },",
        '};',
        '',
      ].join('\n'),
    },
    says: `${emerald}/effects.ts:`,
    places: placesIn('Add a card'),
  },
];
