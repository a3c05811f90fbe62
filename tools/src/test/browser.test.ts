import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { whatToInstall } from '../browser/provide.ts';
import { project, runIn } from './trial.ts';

const here = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));

/** Split into projects like ours, by name instead of by folder. Its setup leaves a trace. */
const divided = {
  'vitest.config.ts': `
    import { withBrowser, withoutBrowser } from ${here('../browser/projects.ts')};
    import { LongestFirst } from ${here('./longest-first.ts')};
    const [seen, built] = [['*.seen.test.ts'], ['pages.js']];
    export default {
      cacheDir: 'kept',
      test: {
        maxWorkers: 1,
        sequence: { sequencer: LongestFirst },
        projects: [
          withBrowser({ include: seen, globalSetup: built }),
          withoutBrowser({ include: ['*.test.ts'], exclude: seen }),
        ],
      },
    };`,
  'pages.js': `import { writeFileSync } from 'node:fs'; export const setup = () => writeFileSync('pages', '');`,
  'good.test.ts': `test('one', () => {});`,
  'page.seen.test.ts': `
    beforeAll(() => { throw new Error('A browser would open.'); });
    test('two', () => {});
    describe('a suite', () => {
      beforeAll(() => { throw new Error('Another would open.'); });
      test('three', () => {});
      test.each([1, 2])('four %i', () => {});
    });
    test.skip('five', () => {});`,
};

/** The command on a machine that has no browser, and can get none. */
const barren = {
  ...divided,
  'barren.ts': `
    import { runTests } from ${here('./run.ts')};
    const none = { wellKnown: [], playwrightCache: 'nowhere', playwrightCli: 'nothing.js', aptGet: 'nothing' };
    process.exitCode = await runTests(process.argv.slice(2), { env: process.env, platform: 'linux', isRoot: false, ...none });`,
};
const runBarren = (root: string, env: NodeJS.ProcessEnv = {}, args: readonly string[] = []) =>
  runIn(root, { program: join(root, 'barren.ts'), env: { PATH: '', ...env }, args });

describe('where there is no browser', () => {
  test('the rest runs, and one sentence says how much was skipped and what to install', async () => {
    const { code, err, lines } = await runBarren(project(barren));
    expect(lines.at(-1)).toBe('1 passed, 0 failed, 5 skipped');
    expect(err.trimEnd().split('\n')).toEqual([
      'No browser for the tests yet; trying to download one…',
      `Skipped 4 tests in 1 file for want of a browser: ${whatToInstall}.`,
    ]);
    expect(code).toBe(0);
  });

  test('where CI is set nothing may be left out', async () => {
    const { code, err, lines } = await runBarren(project(barren), { CI: 'true' });
    expect(lines.at(-1)).toBe('1 passed, 1 failed, 5 skipped');
    expect(err).toContain('for want of a browser, and where CI is set none may be: install Chromium');
    expect(code).toBe(1);
  });

  test('a name counts only the tests that have it, and a run of none proves nothing', async () => {
    const { code, err, lines } = await runBarren(project(barren), {}, ['-t', 'four']);
    expect(err).toContain('Skipped 2 tests in 1 file for');
    expect(lines.slice(-2)).toEqual(['No test ran, so nothing is proved.', '0 passed, 0 failed, 6 skipped']);
    expect(code).toBe(1);
  });

  test('a file that does not load has failed all the same', async () => {
    const broken = { ...barren, 'page.seen.test.ts': `import './not-there.ts'; test('two', () => {});` };
    const { code, lines } = await runBarren(project(broken));
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
    expect(code).toBe(1);
  });
});

/** A fake on the PATH: claims to be a browser, and notes that it was asked. */
const withFake = {
  ...divided,
  chromium: '#!/bin/sh\necho asked > "$(dirname "$0")/asked"\necho Chromium 1.2.3\n',
  'page.seen.test.ts': `test('two', () => expect(inject('browser').executablePath).toMatch(/chromium$/));`,
};

test('a browser is looked for, and what its tests need is made, when one of them is chosen', async () => {
  const root = project(withFake);
  const { err, lines } = await runIn(root, { env: { PATH: `${root}:${process.env.PATH}` } });
  expect(lines.at(-1)).toBe('2 passed, 0 failed');
  expect(err).toBe(`The tests run with Chromium 1.2.3 (${root}/chromium).\n`);
  expect(['asked', 'pages'].filter(file => existsSync(join(root, file)))).toEqual(['asked', 'pages']);
});

test('no browser is looked for when none of them is', async () => {
  const root = project(withFake);
  const { err, lines } = await runIn(root, { args: ['good'], env: { PATH: `${root}:${process.env.PATH}` } });
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
  expect(err).toBe('');
  expect(['asked', 'pages'].filter(file => existsSync(join(root, file)))).toEqual([]);
});

test('a browser that is named wrongly is an error, and its sentence stands alone', async () => {
  const env = { LAMPLIGHT_BROWSER: '/no/such' };
  const root = project(divided);
  const { code, err, lines } = await runIn(root, { env });
  expect(err).toBe(
    'LAMPLIGHT_BROWSER names /no/such, and no program is there. Set it to the path of Chromium, Chrome or Edge, or unset it.\n',
  );
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(code).toBe(1);
  expect(await runIn(root, { env, args: ['good'] })).toMatchObject({ code: 0, err: '' });
});

test('files wait for no other project: the large ones are first, and later those that failed', async () => {
  const notes = (name: string, more = '') =>
    `import { appendFileSync } from 'node:fs'; test('one', () => { appendFileSync('order', '${name} '); ${more} });`;
  const root = project({
    ...withFake,
    'good.test.ts': `${notes('large')} // ${'large '.repeat(100)}`,
    'page.seen.test.ts': `${notes('middle')} // ${'middle '.repeat(10)}`,
    'bad.test.ts': notes('failed', 'expect(1).toBe(2)'),
  });
  const order = async () => {
    writeFileSync(join(root, 'order'), '');
    await runIn(root, { env: { PATH: `${root}:${process.env.PATH}` } });
    return readFileSync(join(root, 'order'), 'utf8').trimEnd().split(' ');
  };
  expect(await order()).toEqual(['large', 'middle', 'failed']);
  expect((await order())[0]).toBe('failed');
});
