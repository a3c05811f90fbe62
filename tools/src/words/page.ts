import type { RenderedCatalogue, RenderedMessage } from './renderings.ts';
import type { Piece } from './speaker.ts';
import { plain } from './speaker.ts';

export interface WordsPage {
  readonly language: string;
  readonly catalogues: readonly RenderedCatalogue[];
  /** The same messages in another language. */
  readonly beside?: { readonly language: string; readonly catalogues: readonly RenderedCatalogue[] } | undefined;
}

/** For a terminal and for proof-readers: a key, and below it each rendering on a line of its own. */
export function textOf({ catalogues, beside }: WordsPage): readonly string[] {
  const others = renderingsByKey(beside?.catalogues ?? []);
  return catalogues.flatMap(({ folder, messages }) => [
    `# ${folder}`,
    ...messages.flatMap(({ key, renderings }) => [
      key,
      ...(others.get(`${folder} ${key}`) ?? []).map(pieces => `    (${beside?.language}) ${oneLine(pieces)}`),
      ...renderings.map(pieces => `    ${oneLine(pieces)}`),
    ]),
    '',
  ]);
}

const oneLine = (pieces: readonly Piece[]): string => plain(pieces).replaceAll('\n', ' ⏎ ');

const renderingsByKey = (catalogues: readonly RenderedCatalogue[]) =>
  new Map(
    catalogues.flatMap(({ folder, messages }) =>
      messages.map(({ key, renderings }) => [`${folder} ${key}`, renderings] as const),
    ),
  );

const style = `
  :root { color-scheme: light dark; --faint: color-mix(in srgb, currentColor 55%, transparent) }
  body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.5 system-ui, sans-serif }
  nav { columns: 16rem; font-size: .85rem }
  h2 { margin-top: 3rem; font-size: 1.1rem }
  table { width: 100%; border-collapse: collapse; table-layout: fixed }
  th, td { padding: .4rem .6rem; vertical-align: top; text-align: start; border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent) }
  th { width: 15rem; font: .75rem/1.6 ui-monospace, monospace; color: var(--faint); overflow-wrap: anywhere }
  p { margin: 0 0 .15rem; white-space: pre-wrap }
  .tag { border-bottom: 1px dotted var(--faint) }
  .nb { background: color-mix(in srgb, currentColor 12%, transparent) }
`;

/** One page without scripts. A no-break space is shaded, since nobody could see it otherwise. */
export function htmlOf({ language, catalogues, beside }: WordsPage): string {
  const others = renderingsByKey(beside?.catalogues ?? []);
  const cell = (of: string, renderings: RenderedMessage['renderings']): string =>
    `<td lang="${of}">${renderings.map(pieces => `<p>${html(pieces)}</p>`).join('')}</td>`;
  const row = (folder: string, { key, renderings }: RenderedMessage): string => {
    const other = beside === undefined ? '' : cell(beside.language, others.get(`${folder} ${key}`) ?? []);
    return `<tr id="${escaped(key)}"><th scope="row">${escaped(key)}</th>${cell(language, renderings)}${other}</tr>`;
  };
  return [
    `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width">\n<title>Words: ${language}</title>\n<style>${style}</style>`,
    `<h1>Every message: ${language}</h1>`,
    `<nav>${catalogues.map(({ folder }) => `<a href="#${folder}">${folder}</a><br>`).join('')}</nav>`,
    ...catalogues.map(
      ({ folder, messages }) =>
        `<h2 id="${folder}">${folder}</h2>\n<table>\n${messages.map(each => row(folder, each)).join('\n')}\n</table>`,
    ),
    '</html>',
  ].join('\n');
}

function html(pieces: readonly Piece[]): string {
  return pieces
    .map(piece => {
      if (typeof piece === 'string') return escaped(piece).replaceAll('\u00a0', '<span class="nb">\u00a0</span>');
      if (piece.pieces.length === 0) return `<kbd>${escaped(piece.tag)}</kbd>`;
      const inside = html(piece.pieces);
      return piece.tag === 'b'
        ? `<b>${inside}</b>`
        : `<span class="tag" title="${escaped(piece.tag)}">${inside}</span>`;
    })
    .join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
