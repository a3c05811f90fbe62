import { conceptOf, type Motif } from '../kit/catalogue.ts';
import { beside, choice, escaped, option, sorted, top } from './html.ts';

/** Where the gallery hands out the swatch of a motif. */
export const swatchOf = ({ file, name, kind }: Motif): string =>
  `/kit/${[file, name, ...(kind === undefined ? [] : [kind])].map(encodeURIComponent).join('/')}.png`;

/** Everything the kit can draw, for whoever looks for a thing before drawing it again. */
export function kitPage(motifs: readonly Motif[]): string {
  const folders = sorted(motifs.map(({ folder }) => folder));
  return `${top(`${motifs.length} motifs`)}
<header>
  <h1>${motifs.length} motifs</h1>
  <nav><a href="/">pictures</a><a href="/kit" aria-current="page">kit</a></nav>
  <form>
    ${choice('folder', folders)}
    <label>word<input name="word" type="search" list="words" placeholder="umbrella"></label>
    <datalist id="words">${sorted(motifs.flatMap(wordsOf)).map(option).join('')}</datalist>
    <label>size<input name="size" type="range" min="96" max="480" value="160"></label>
    <output aria-live="polite"></output>
  </form>
</header>
<main>${motifs.map(figure).join('\n')}</main>
<script type="module">${beside('kit.js')}</script>
</html>
`;
}

function wordsOf({ draw }: Motif): readonly string[] {
  const { is, also = [] } = conceptOf(draw()) ?? { is: '' };
  return [is, ...also];
}

function figure(motif: Motif): string {
  const { folder, file, name, kind } = motif;
  const words = wordsOf(motif);
  const called = kind === undefined ? name : `${name}: ${kind}`;
  return `<figure data-folder="${escaped(folder)}" data-words="${escaped([called, ...words].join(' ').toLowerCase())}"><img src="${swatchOf(motif)}" alt="${escaped(words[0] ?? '')}" loading="lazy"><figcaption><strong>${escaped(called)}</strong> ${escaped(file)}<br>${escaped(words.join(', '))}</figcaption></figure>`;
}
