import { expect, test } from 'vitest';
import { treeOf } from '../memory.ts';
import { misplacedTests } from './browsers.ts';

const stage = {
  'web/package.json': JSON.stringify({ name: '@lamplight/web', exports: { './test/*': './test/*.ts' } }),
  'web/test/stage.ts': "import { type Browser, chromium } from 'playwright-core';\n",
  'web/test/person.ts': "import type { Page } from 'playwright-core';\nexport const languages = [];\n",
};
const faultsOf = (file: string, text: string) => misplacedTests(treeOf({ ...stage, [file]: text }));

test.each([
  ['web/test/match.test.ts', "import { stage } from './stage.ts';"],
  ['web/test/emerald/match.test.ts', "export { stage } from '../stage.ts';"],
  ['web/test/faults.test.ts', "import { chromium } from 'playwright-core';"],
  ['web/test/without-browser/sentences.test.ts', "import { languages } from '../person.ts';"],
  ['web/src/board.test.ts', "import { test } from 'vitest';"],
  ['tools/src/screens/screens.ts', "import { stage } from '@lamplight/web/test/stage';"],
])('%s may stand there with %s', (file, text) => {
  expect(faultsOf(file, text)).toEqual([]);
});

test.each([
  ['tools/src/screens/screens.test.ts', "import { stage } from '@lamplight/web/test/stage';", 'move it to web/test/.'],
  ['web/src/board.test.ts', "import { stage } from '../test/stage.ts';", 'move it to web/test/.'],
  ['web/test/without-browser/faults.test.ts', "import { chromium } from 'playwright-core';", 'move it to web/test/.'],
  ['web/test/sentences.test.ts', "import { languages } from './person.ts';", 'but opens none'],
])('%s may not stand there with %s', (file, text, says) => {
  expect(faultsOf(file, text)).toMatchObject([{ file, says: expect.stringContaining(says) }]);
});
