import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it is now, one line for each fault. */
export async function axeFaults(page: Page): Promise<string[]> {
  // By the debugger and not as a script element, which our content security policy forbids.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => {
      const why = [...node.any, ...node.all, ...node.none].map(({ message }) => message)[0] ?? '';
      return `axe ${id}: ${node.html.slice(0, 160)} ${why}`;
    }),
  );
}
