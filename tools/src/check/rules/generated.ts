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
  return `/** Made from ${pages} by \`npm run check -- --write\`. Do not edit. */\n${list}\n\nexport type Rule = (typeof rules)[number];\n`;
}
