/** Markup that is safe to send. Only `html` makes it, so a plain string cannot pass for it. */
export interface Html {
  readonly markup: string;
}

export type HtmlContent = string | number | Html | readonly Html[] | undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template in which everything put in is escaped, for text and for attributes in quotes. */
export function html(strings: TemplateStringsArray, ...contents: readonly HtmlContent[]): Html {
  return { markup: strings.map((text, i) => text + (i < contents.length ? markupOf(contents[i]) : '')).join('') };
}

function markupOf(content: HtmlContent): string {
  if (content === undefined) return '';
  if (typeof content === 'string') return content.replace(/[&<>"']/g, character => entities[character] ?? character);
  if (typeof content === 'number') return String(content);
  if ('markup' in content) return content.markup;
  return content.map(one => one.markup).join('');
}
