import { type Html, html } from './html.ts';
import type { PageLanguage } from './language.ts';

/** The head of a page before any of its code has run, for browsers and for link previews in a chat. */
export interface Heading {
  readonly language: PageLanguage;
  readonly title: string;
  readonly text: string;
}

/** The one file sent for every address, with its heading and the scripts this page starts with. */
export type Shell = (heading: Heading, scripts?: readonly string[]) => string;

const places = /^(.*<html lang=")en(".*)<title>[^<]*<\/title>(.*)(<\/head>.*)$/s;

export function readShell(index: string): Shell {
  const found = places.exec(index);
  if (found === null) {
    throw new Error('The built index.html has no <html lang="en"> with a <title>: build the pages anew by npm start.');
  }
  const [, before = '', between = '', within = '', after = ''] = found;
  return (heading, scripts = []) =>
    `${before}${heading.language}${between}${headOf(heading).markup}${within}${linksTo(scripts).markup}${after}`;
}

function headOf({ title, text }: Heading): Html {
  return html`<title>${title}</title>
    <meta name="description" content="${text}" />
    <meta property="og:site_name" content="Lamplight" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${text}" />`;
}

/** Comes last, because what every page needs is fetched first. */
function linksTo(scripts: readonly string[]): Html {
  return html`${scripts.map(script => html`<link rel="modulepreload" crossorigin href="${script}" />`)}`;
}

/** For a server that was started without its pages. */
export function barePage({ language, title, text }: Heading): string {
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>Lamplight</h1><p>${text}</p></main></body>
</html>
`.markup;
}
