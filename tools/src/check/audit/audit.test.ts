import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { judge, sentence } from '../run.ts';
import { openTree } from '../tree.ts';
import { auditIn } from './audit.ts';
import { type Advisory, openRegistry, type Registry } from './registry.ts';

const lamp = { version: '1.2.0', integrity: 'sha512-aaaa' };

/** A project that depends on `lamp`, through it on `wick`, and on `bench` for development only. */
function project(entries: Record<string, object> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'lamplight-audit-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const manifest = {
    name: 'house',
    version: '1.0.0',
    dependencies: { lamp: '1.2.0' },
    devDependencies: { bench: '1.0.0' },
  };
  const packages = {
    '': manifest,
    'node_modules/lamp': { ...lamp, dependencies: { wick: '^1.0.0' } },
    'node_modules/wick': { version: '1.0.1', integrity: 'sha512-bbbb' },
    'node_modules/bench': { version: '1.0.0', integrity: 'sha512-cccc', dev: true },
    ...entries,
  };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ ...manifest, lockfileVersion: 3, packages }));
  execFileSync('git', ['init', '-q'], { cwd: root });
  return root;
}

const advisory = (severity: string): Advisory => ({
  id: 7,
  url: 'https://github.com/advisories/GHSA-0000-1111-2222',
  title: 'Burns the house down',
  severity,
  vulnerable_versions: '<1.0.2',
});

const versions = { lamp: ['1.2.0'], wick: ['1.0.1', '1.0.2'], bench: ['1.0.0'] };

async function registry(how: Parameters<typeof openRegistry>[1]): Promise<Registry> {
  const opened = await openRegistry(versions, how);
  onTestFinished(() => opened.close());
  return opened;
}

async function audited(root: string, url: string, env: NodeJS.ProcessEnv = {}) {
  const { CI: _, ...own } = process.env;
  const cache = join(root, 'cache');
  const part = auditIn({ ...own, npm_config_registry: url, npm_config_cache: cache, ...env });
  const [verdict] = await judge([part], openTree(root));
  const said = [...verdict!.faults.map(sentence), ...verdict!.notes];
  expect(said.join()).not.toContain('127.0.0.1');
  return { passed: verdict!.passed, checked: verdict!.checked, said };
}

test('finds no fault where the registry knows of none, and asks about what runs only', async () => {
  const { url, asked } = await registry({});
  expect(await audited(project(), url)).toEqual({ passed: true, checked: 3, said: [] });
  expect(asked()).toEqual(['lamp', 'wick']);
});

test.each(['high', 'critical'])('a %s vulnerability fails, with its name and what to do', async severity => {
  const { url } = await registry({ advisories: { wick: [advisory(severity)] } });
  const { passed, said } = await audited(project(), url);
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(
        `^package-lock.json locks wick 1.0.1, ${severity}: Burns the house down \\(GHSA-0000-1111-2222\\)\\. .*npm`,
      ),
    ),
  ]);
  expect(passed).toBe(false);
});

test('a lesser one is told and fails nothing', async () => {
  const { url } = await registry({ advisories: { wick: [advisory('moderate')] } });
  const { passed, said } = await audited(project(), url);
  expect(said).toEqual([expect.stringContaining('Not severe: wick 1.0.1, moderate: Burns the house down')]);
  expect(passed).toBe(true);
});

test('a registry that offers no audits is told so', async () => {
  const { url } = await registry({ status: 405 });
  const not = { passed: true, checked: 3, said: ['not audited: the registry offers no audits'] };
  expect(await audited(project(), url)).toEqual(not);
  expect(await audited(project(), url, { CI: 'true' })).toEqual(not);
});

test.each([
  ['nobody answers', 'http://127.0.0.1:9/'],
  ['it is broken', undefined],
])('where %s, that is told, and fails in CI', async (_name, dead) => {
  const url = dead ?? (await registry({ status: 503 })).url;
  const said = ['not audited: the registry cannot be reached'];
  expect(await audited(project(), url)).toMatchObject({ passed: true, said });
  expect(await audited(project(), url, { CI: 'false' })).toMatchObject({ passed: true, said });
  expect(await audited(project(), url, { CI: '1' })).toMatchObject({ passed: false, said });
});

test('an npm that says nothing is a fault', async () => {
  const root = project();
  const mute = join(root, 'npm-cli.js');
  writeFileSync(mute, 'process.exitCode = 3;');
  const { passed, said } = await audited(root, 'http://127.0.0.1:9/', { npm_execpath: mute });
  expect(said).toEqual(['npm audit ended with code 3 and no report: run it to see why.']);
  expect(passed).toBe(false);
});

test('a package without a hash, or with the place it came from, is a fault', async () => {
  const { url } = await registry({});
  const entries = { 'node_modules/lamp': { version: '1.2.0', resolved: 'https://127.0.0.1/lamp.tgz' } };
  expect((await audited(project(entries), url)).said).toEqual([
    'package-lock.json locks lamp without a hash: run `npm install lamp` anew and commit the lockfile.',
    'package-lock.json says where lamp came from, which differs from place to place: see .npmrc, then `npm install`.',
  ]);
});
