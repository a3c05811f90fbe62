import { type Html, html } from './html.ts';
import { games, type Inventory, type Item, isPresent } from './inventory.ts';
import { layout, type Reader } from './layout.ts';
import type { MessageId } from './messages.ts';
import { lantern, street, tokens } from './scenery.ts';

/** Says honestly what is there and what is not yet. Goes when there is a table to sit down at. */
export function homePage(reader: Reader, inventory: Inventory): Html {
  const { say } = reader;
  const items = [...inventory.parts, ...inventory.games];
  const present = items.filter(isPresent).length;
  return layout(
    reader,
    say('page.title'),
    html`
<section class="hero">
<div class="words"><h1>Lamplight</h1><p class="lead">${say('home.lead')}</p></div>
<div class="under-the-lamp">${lantern}<div class="note"><h2>${say('note.heading')}</h2><p>${say('note.text')}</p><p class="count">${say('note.count', { present, all: items.length })}</p></div></div>
</section>
<section class="canal">${street(inventory)}<p class="caption">${say('street.caption')}</p></section>
<section class="listing"><h2>${say('games.heading')}</h2><p class="about">${say('games.count', { count: inventory.games.filter(isPresent).length })} ${say('games.examples', { count: inventory.examples })}</p>
<ul class="games">${inventory.games.map(game => gameCard(reader, game))}</ul></section>
<section class="listing"><h2>${say('parts.heading')}</h2>
<ul class="parts">${inventory.parts.map(part => html`<li class="panel${absent(part)}"><h3>${part.name}</h3>${status(reader, part)}<p>${say(`part.${part.name}`)}</p></li>`)}</ul></section>
`,
  );
}

function gameCard(reader: Reader, game: Item): Html {
  const known = games.find(name => name === game.name);
  const text = (what: 'title' | 'about') => known && reader.say(`game.${known}.${what}` satisfies MessageId);
  return html`<li class="panel${absent(game)}">${tokens[game.name]}<div><h3>${text('title') ?? game.name}</h3><p>${text('about')}</p>${status(reader, game)}</div></li>`;
}

function status({ say }: Reader, item: Item): Html {
  if (!isPresent(item)) return html`<p class="status"><span class="chip">${say('status.notYet')}</span></p>`;
  return html`<p class="status"><span class="chip here">${say('status.present')}</span> <span class="files">${say('status.files', { count: item.files })}</span></p>`;
}

function absent(item: Item): string {
  return isPresent(item) ? '' : ' absent';
}
