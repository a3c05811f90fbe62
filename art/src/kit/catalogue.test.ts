import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boxOf, reachOf } from '../render/silhouette.ts';
import type { Node } from '../scene.ts';
import { addressOf, catalogue, conceptOf, kitFiles, type Load, type Motif } from './catalogue.ts';

const art = join(import.meta.dirname, '..', '..');
const load: Load = address => import(/* @vite-ignore */ address);
const motifs = await catalogue(load);
const files = await kitFiles();
const named = motifs.map((motif): [string, Motif] => [[motif.file, motif.name, motif.kind].filter(word => word !== undefined).join(' '), motif]);
const inFolder = (...folders: string[]): [string, Motif][] => named.filter(([, { folder }]) => folders.includes(folder.split('/')[0] ?? ''));

const pathsOf = (node: Node): string[] => {
  if ('glow' in node) return [node.glow];
  if ('nodes' in node) return [...(node.clip === undefined ? [] : [node.clip]), ...node.nodes.flatMap(pathsOf)];
  return node.path === '' ? [] : [node.path];
};

const conceptsIn = (node: Node): string[] =>
  'nodes' in node ? [...(node.concept === undefined ? [] : [node.concept.is]), ...node.nodes.flatMap(conceptsIn)] : [];

/** Counted twice, a thing would weigh twice as much as it shows. */
const nestedTwice = (node: Node, above: readonly string[] = []): string[] => {
  if (!('nodes' in node)) return [];
  const is = node.concept?.is;
  const within = is === undefined ? above : [...above, is];
  return [...(is !== undefined && above.includes(is) ? [is] : []), ...node.nodes.flatMap(inner => nestedTwice(inner, within))];
};

describe('the kit', () => {
  test.each([
    ['people', 150],
    ['animals', 50],
    ['things', 170],
    ['city', 100],
    ['rooms', 50],
    ['nature', 30],
    ['sky', 25],
    ['transport', 20],
    ['weather', 8],
    ['emerald', 40],
    ['motifs', 20],
  ])('has its motifs in %s', (folder, least) => {
    expect(inFolder(folder).length).toBeGreaterThanOrEqual(least);
  });

  test('calls every motif of a file by another name', () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  });

  test.each(named)('%s draws itself, in finite numbers, the same twice, and says what it is', (_, { draw }) => {
    const drawn = draw();
    const paths = pathsOf(drawn);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path).toMatch(/^M(?!.*(?:NaN|Infinity|undefined))/s);
    const shapes = boxOf(drawn);
    const box = Number.isFinite(shapes.left) ? shapes : reachOf(drawn);
    expect(Object.values(box).every(Number.isFinite)).toBe(true);
    for (const is of conceptsIn(drawn)) expect(is).toMatch(/^[a-zé' -]+$/);
    expect(nestedTwice(drawn)).toEqual([]);
    expect(draw()).toEqual(drawn);
  });

  test.each(inFolder('animals', 'things', 'rooms'))('%s has wider words too', (_, { draw }) => {
    expect(conceptOf(draw())?.also?.length).toBeGreaterThan(0);
  });

  test.each(inFolder('animals'))('%s is an animal', (_, { draw, name }) => {
    const { also = [] } = conceptOf(draw()) ?? {};
    expect(also.includes('animal')).toBe(!['bone', 'paperDragon'].includes(name));
  });

  test.each(inFolder('things'))('%s is no animal', (_, { draw }) => {
    expect(conceptOf(draw())?.also).not.toContain('animal');
  });
});

/**
 * knip takes files with motifs as used, since the gallery shows them: it must not take others so, and what such a file
 * exports besides motifs must be used by somebody.
 */
describe('what the gallery does not show', () => {
  const holding = new Set(motifs.map(({ file }) => file));
  const shared = ['animals', 'city', 'nature', 'rooms', 'sky', 'things', 'transport', 'weather'];
  const isShared = (file: string): boolean => shared.includes(file.split('/')[0] ?? '');

  test('is left to knip', async () => {
    const { workspaces } = JSON.parse(await readFile(join(art, '..', 'knip.json'), 'utf8'));
    const entries: readonly string[] = workspaces.art.entry;
    const spared = entries.filter(entry => entry.startsWith('!src/kit/')).map(entry => entry.replace('!src/kit/', ''));
    expect(entries).toContain(`src/kit/{${shared.join(',')}}/**/*.ts`);
    expect(spared.toSorted()).toEqual(files.filter(file => isShared(file) && !holding.has(file)));
  });

  test('is imported by another file', async () => {
    const names = await readdir(join(art, 'src'), { recursive: true });
    const sources = await Promise.all(names.filter(name => name.endsWith('.ts')).map(name => readFile(join(art, 'src', name), 'utf8')));
    const imports = sources.flatMap(source => [...source.matchAll(/(?:im|ex)port \{([^}]*)\} from '([^']+)'/g)]);
    const used = new Set(
      imports.flatMap(([, list = '', from = '']) => list.split(',').map(each => `${each.trim().replace(/^type | as .*$/g, '')} ${from.replace(/^.*\//, '')}`)),
    );
    const dead = await Promise.all(
      [...holding].filter(isShared).map(async file => {
        const shown = new Set(motifs.filter(motif => motif.file === file).map(({ name }) => name));
        const helpers = Object.keys(await load(addressOf(file))).filter(name => !shown.has(name));
        return helpers.filter(name => !used.has(`${name} ${file.replace(/^.*\//, '')}`)).map(name => `${file} ${name}`);
      }),
    );
    expect(dead.flat()).toEqual([]);
  });
});
