import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Concept, Group, Node } from '../scene.ts';
import { type Sample, samples } from './samples.ts';

/** Something that the kit can draw without being told how: what the gallery shows and the tests try. */
export interface Motif extends Sample {
  /** The folder of its file: `animals`, `city/frames`. */
  readonly folder: string;
}

const here = new URL('./', import.meta.url);

/** All files of the kit that may hold motifs, as in `animals/bear.ts`. */
export async function kitFiles(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const file of glob('*/**/*.ts', { cwd: fileURLToPath(here) })) found.push(file.replaceAll('\\', '/'));
  return found.filter(file => !file.endsWith('.test.ts')).sort();
}

/** Imports what lies at this address. Only tools and tests may import what nobody can follow, so they bring it along. */
export type Load = (address: string) => Promise<Readonly<Record<string, unknown>>>;

export const addressOf = (file: string): string => new URL(file, here).href;

/** Found by reading the folders: whoever adds a builder need not tell anybody. */
export async function catalogue(load: Load): Promise<readonly Motif[]> {
  const found = await Promise.all((await kitFiles()).map(async file => motifsIn(file, await load(addressOf(file)))));
  return found.flat();
}

function motifsIn(file: string, exported: Readonly<Record<string, unknown>>): readonly Motif[] {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const told = samples.filter(sample => sample.file === file);
  const known = new Set(told.map(({ name }) => name));
  const others = Object.entries(exported).flatMap(([name, value]): Sample[] => {
    const draw = drawnBy(value);
    return draw === undefined || known.has(name) ? [] : [{ file, name, draw }];
  });
  return [...told, ...others].map(sample => ({ ...sample, folder }));
}

/** A builder with arguments that it cannot do without is in samples.ts; anything else that draws nothing is a helper. */
function drawnBy(value: unknown): (() => Group) | undefined {
  if (isMotif(value)) return () => value;
  if (typeof value !== 'function' || value.length > 0 || !isMotif(value())) return undefined;
  return () => value() as Group;
}

const isMotif = (value: unknown): value is Group => typeof value === 'object' && value !== null && 'nodes' in value && conceptOf(value as Group) !== undefined;

/** What it says it is, by itself or by the first thing in it. */
export function conceptOf(node: Node): Concept | undefined {
  if (!('nodes' in node)) return undefined;
  if (node.concept !== undefined) return node.concept;
  for (const inner of node.nodes) {
    const found = conceptOf(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
