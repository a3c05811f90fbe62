/** The pages in a real browser, as slow as a phone, against the real server. */
import { providePages } from '@lamplight/web/build';
import { openTestServer } from '@lamplight/web/test/test-server';
import { openBrowser } from '../../screens/screens.ts';
import type { Figure } from '../figure.ts';
import { firstBoard } from './first-board.ts';
import { lighthouse } from './lighthouse.ts';
import { updates } from './updates.ts';
import { weights } from './weights.ts';

export async function benchWeb(): Promise<readonly Figure[]> {
  const note = (line: string) => process.stderr.write(`${line}\n`);
  const pages = await providePages(note);
  const server = await openTestServer(pages);
  const browser = await openBrowser(note);
  try {
    return [
      ...(await weights(browser, server, pages)),
      ...(await firstBoard(browser, server)),
      ...(await updates(browser, server)),
      ...(await lighthouse(server)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
