import { type Content, type Html, html } from './html.ts';
import { type Language, languages, ownNames } from './language.ts';
import type { Say } from './messages.ts';
import { emblem } from './scenery.ts';

export interface Reader {
  readonly language: Language;
  readonly say: Say;
}

/** What every page has: head, language switch, footer. */
export function layout({ language, say }: Reader, title: string, main: Content): Html {
  const choices = languages.map(
    one =>
      html`<li><a href="?lang=${one}" lang="${one}" hreflang="${one}"${one === language ? current : ''}>${ownNames[one]}</a></li>`,
  );
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<a class="skip" href="#main">${say('page.skip')}</a>
<header><a class="brand" href="/?lang=${language}" aria-label="Lamplight">${emblem}</a><nav aria-label="${say('page.languages')}"><ul>${choices}</ul></nav></header>
<main id="main" tabindex="-1">${main}</main>
<footer><p>${say('footer.fan')}</p><p>${say('footer.licences')}</p></footer>
</body>
</html>
`;
}

const current = html` aria-current="true"`;
