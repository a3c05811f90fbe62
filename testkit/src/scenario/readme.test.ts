import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mineKit } from '@lamplight/testkit/examples/mine';
import { expect, test } from 'vitest';
import { anyKit } from '../kit.ts';
import { runScenario } from './run.ts';

test('the scenario in the README runs as it stands there', () => {
  const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const [, text = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? [];
  expect(runScenario(text, 'README.md', [anyKit(mineKit)])).toMatchObject({
    passed: true,
    rules: ['MI-CARD-PEEK-GOAL-1'],
  });
});
