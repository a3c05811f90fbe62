import type { TestServer } from '@lamplight/web/test/test-server';
import type { Browser } from 'playwright-core';
import { slowPhone } from './slow-phone.ts';
import { traced, type Update, updatesIn } from './trace.ts';

interface Seat {
  readonly code: string;
  readonly token: string;
}

/**
 * The browser's own share: an empty page that receives the same messages, reads none of them, and has the browser move
 * one box. No page can take less, so readers can judge how much of a figure is ours. Not slowed down.
 */
export async function floor(
  browser: Browser,
  server: TestServer,
  seat: Seat,
  act: () => Promise<void>,
): Promise<readonly Update[]> {
  const { person, tools } = await slowPhone(browser, server);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The page must have the server's origin, and a file that is no HTML page loads nothing else.
  await person.open('/sw.js');
  await person.page.evaluate(listen, seat);
  const found = updatesIn(await traced(tools, act));
  await person.close();
  return found;
}

/** Runs in the page. The motion ends before the next message, so that each message starts one, as a figure does. */
function listen({ code, token }: Seat): Promise<void> {
  document.documentElement.replaceChildren(document.createElement('body'));
  const box = document.body.appendChild(document.createElement('div'));
  Object.assign(box.style, { width: '40px', height: '40px', background: 'grey', willChange: 'transform' });
  const motion = [{ transform: 'translateX(100px)' }, { transform: 'none' }];
  const socket = new WebSocket(`ws://${location.host}/ws`);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: code, token })));
  return new Promise(resolve => {
    socket.addEventListener('message', () => {
      box.animate(motion, 120);
      resolve();
    });
  });
}
