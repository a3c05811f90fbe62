import { type Html, html } from './html.ts';
import { layout, type Reader } from './layout.ts';
import { lantern } from './scenery.ts';

export function notFoundPage(reader: Reader): Html {
  const { language, say } = reader;
  return layout(
    reader,
    `${say('notFound.title')} · Lamplight`,
    html`<section class="lost">${lantern}<h1>${say('notFound.title')}</h1><p class="lead">${say('notFound.text')}</p><p><a class="button" href="/?lang=${language}">${say('notFound.back')}</a></p></section>`,
  );
}
