import { type BrowserPerson, person } from '@lamplight/web/test/person';
import type { TestServer } from '@lamplight/web/test/test-server';
import type { Browser, CDPSession } from 'playwright-core';

/** So many times slower than this machine. */
export const slowness = 4;

/** As the developer tools of Chromium know it: bytes a second and milliseconds. */
export const fast3G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
  latency: 150 * 3.75,
};

export interface SlowPhone {
  readonly person: BrowserPerson;
  readonly tools: CDPSession;
}

export async function slowPhone(browser: Browser, server: TestServer, { motion = true } = {}): Promise<SlowPhone> {
  const somebody = await person(browser, server, { device: 'phone', sharp: true, motion });
  const tools = await somebody.context.newCDPSession(somebody.page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return { person: somebody, tools };
}
