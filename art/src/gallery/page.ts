import { kinds, languages } from '../check/facts.ts';
import type { Entry } from './entry.ts';
import { beside, choice, escaped, option, sorted, top } from './html.ts';

/** All pictures on one page. */
export function page(entries: readonly Entry[]): string {
  const words = sorted(entries.flatMap(({ shown }) => shown.concepts.map(({ is }) => is)));
  return `${top(`${entries.length} pictures`)}
<header>
  <h1>${entries.length} pictures</h1>
  <nav><a href="/" aria-current="page">pictures</a><a href="/kit">kit</a></nav>
  <form>
    ${choice('kind', kinds)}
    ${choice('palette', sorted(entries.map(({ palette }) => palette)))}
    ${choice('composition', sorted(entries.map(({ composition }) => composition)))}
    <label>concept<input name="concept" type="search" list="words" placeholder="umbrella"></label>
    <datalist id="words">${words.map(option).join('')}</datalist>
    <label>size<input name="size" type="range" min="96" max="480" value="200"></label>
    <output aria-live="polite"></output>
  </form>
</header>
<main>${entries.map(tile).join('\n')}</main>
<dialog aria-labelledby="id"><button type="button" class="close" aria-label="Close">×</button><div></div></dialog>
<script type="application/json" id="entries">${JSON.stringify(entries).replaceAll('<', '\\u003c')}</script>
<script type="application/json" id="languages">${JSON.stringify(languages)}</script>
<script type="module">${beside('gallery.js')}</script>
</html>
`;
}

const tile = ({ id, canvas, small, idea }: Entry): string =>
  `<button type="button" class="${canvas}" data-id="${escaped(id)}"><img src="/pictures/${small}" alt="${escaped(idea)}" loading="lazy"><span>${escaped(id)}</span></button>`;
