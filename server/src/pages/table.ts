import type { TableFacts } from '../http/facts.ts';
import { type Html, html } from './html.ts';
import { games } from './inventory.ts';
import { layout, type Reader } from './layout.ts';
import { lantern } from './scenery.ts';

/** What a link to a table shows: that it is there, and that there is no page yet to play on. */
export function tablePage(reader: Reader, { code, game, phase, seats, free }: TableFacts): Html {
  const { say } = reader;
  const known = games.find(name => name === game);
  const title = say('table.heading', { code });
  return layout(
    reader,
    `${title} · Lamplight`,
    html`<section class="lost">${lantern}<h1>${title}</h1><p class="lead">${known === undefined ? game : say(`game.${known}.title`)}</p><p>${say(`table.phase.${phase}`)} ${say('table.free', { free, seats })}</p><p>${say('table.notYet')}</p></section>`,
  );
}
