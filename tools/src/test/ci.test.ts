import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

interface Step {
  readonly says: string;
  readonly code: number;
}

/** Runs `.ci/run` in a folder with a fake npm that answers as told. */
function ci(check: Step, tests: Step) {
  const root = mkdtempSync(join(tmpdir(), 'lamplight-ci-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, '.ci'));
  copyFileSync(fileURLToPath(new URL('../../../.ci/run', import.meta.url)), join(root, '.ci/run'));
  const answer = ({ says, code }: Step) => `printf '${says}'; exit ${code}`;
  writeFileSync(
    join(root, 'npm'),
    `#!/bin/sh\n[ "$CI" = true ] || exit 77\ncat\nif [ "$*" = "run check" ]; then ${answer(check)}\nelif [ "$*" = test ]; then ${answer(tests)}\nfi\nexit 78\n`,
    { mode: 0o755 },
  );
  const { status, stdout } = spawnSync('bash', [join(root, '.ci/run')], {
    env: { ...process.env, PATH: `${root}:${process.env.PATH}` },
    input: 'typed by nobody\n',
    encoding: 'utf8',
  });
  return { status, stdout, last: stdout.trimEnd().split('\n').at(-1) };
}

const good = { says: 'all well\\n4 passed, 0 failed\\n', code: 0 };

test.each([
  ['both pass', good, good, '8 passed, 0 failed', 0],
  [
    'the checks fail, and the tests run all the same',
    { says: '3 passed, 1 failed\\n', code: 1 },
    good,
    '7 passed, 1 failed',
    1,
  ],
  ['the tests fail', good, { says: '9 passed, 2 failed, 1 skipped\\n', code: 1 }, '13 passed, 2 failed', 1],
  [
    'the count has colours and blank lines',
    good,
    { says: '\\033[32m2 passed, 0 failed\\033[0m\\n\\n', code: 0 },
    '6 passed, 0 failed',
    0,
  ],
  ['a step dies without a count', { says: 'Segmentation fault\\n', code: 139 }, good, '4 passed, 1 failed', 1],
  ['a step ends well without a count', good, { says: 'nothing to do\\n', code: 0 }, '4 passed, 1 failed', 1],
  ['a step counts well and leaves badly', good, { says: '2 passed, 0 failed\\n', code: 1 }, '6 passed, 1 failed', 1],
  ['a step counts badly and leaves well', good, { says: '2 passed, 3 failed\\n', code: 0 }, '6 passed, 3 failed', 1],
] as const)('%s', (_name, check, tests, last, status) => {
  expect(ci(check, tests)).toMatchObject({ last, status });
});

test('nothing is read from the keyboard', () => {
  expect(ci(good, good).stdout).not.toContain('typed by nobody');
});
