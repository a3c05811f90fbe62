import { posix } from 'node:path';
import type { Book } from './book.ts';

const width = 120;

export const generatedFile = (book: Book): string => `${book.folder}/src/rules.ts`;

/** The ids as a type, so that code citing an unknown rule does not compile. Formatted as Biome would. */
export function generate(book: Book): string {
  const pages = book.pages.map(page => posix.basename(page)).join(' and ');
  const ids = book.rules.map(rule => `'${rule.id}'`);
  const oneLine = `export const rules = [${ids.join(', ')}] as const;`;
  const list =
    oneLine.length <= width ? oneLine : `export const rules = [\n${ids.map(id => `  ${id},\n`).join('')}] as const;`;
  return `/** Made from ${pages} by \`npm run check -- --write\`. Do not edit. */\n${list}\n\nexport type Rule = (typeof rules)[number];\n${cardNumbers(book)}`;
}

/**
 * Which rules the book has of each card, by their numbers: a page that shows a card need not load every id of the book. Books
 * without rules of cards have none, and an example game has no page.
 */
function cardNumbers({ folder, rules }: Book): string {
  if (!folder.startsWith('games/')) return '';
  const numbers = new Map<string, string[]>();
  for (const { id } of rules) {
    const [, card, number] = /^[A-Z]+-CARD-(.+)-(\d+)$/.exec(id) ?? [];
    if (card === undefined || number === undefined) continue;
    numbers.set(card, [...(numbers.get(card) ?? []), number]);
  }
  if (numbers.size === 0) return '';
  const rows = [...numbers].map(([card, all]) => `  ${keyOf(card.toLowerCase())}: [${all.join(', ')}],\n`);
  return `\nexport const cardRules: Readonly<Record<string, readonly number[]>> = {\n${rows.join('')}};\n`;
}

const keyOf = (name: string): string => (/^[a-z]\w*$/.test(name) ? name : `'${name}'`);
