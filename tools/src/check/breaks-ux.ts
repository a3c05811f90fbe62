import type { Break } from './breaks.ts';

/** Put together at run time, because the check also looks for ids in this file. */
const [unknown, untested] = [99, 98].map(n => ['UX', n].join('-'));

/** An id of web/UX.md that is only in the book, or only outside it. */
export const uxBreaks: readonly Break[] = [
  {
    name: 'a promise of pages that nobody wrote down',
    part: 'rules',
    changes: { 'web/src/promise.ts': `/** Never blinks [${unknown}]. */\nexport const promise = 1;\n` },
    says: `web/src/promise.ts:1 names ${unknown}, which web/UX.md does not have`,
  },
  {
    name: 'a promise of pages that no test names',
    part: 'rules',
    changes: { 'web/UX.md': before => `${before}- ${untested} Something else.\n` },
    says: `web/UX.md ${untested} is named by no test`,
  },
];
