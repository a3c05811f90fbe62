/** The texts in which people write meaning, stored beside the code. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../meaning/', import.meta.url);
export const binaryFile = new URL('meaning.bin', folder);

const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n');

export const conceptsText = (): string => read('concepts.txt');

export const associationTexts = (): readonly string[] =>
  readdirSync(new URL('associations/', folder))
    .filter(name => name.endsWith('.txt'))
    .sort()
    .map(name => read(`associations/${name}`));

/** The hash of all texts: a binary with another hash must be rebuilt. */
export const hashOfTexts = (): string =>
  createHash('sha256')
    .update([conceptsText(), ...associationTexts()].join('\0'))
    .digest('hex');
