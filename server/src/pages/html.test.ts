import { expect, test } from 'vitest';
import { html } from './html.ts';

test('everything put in is escaped, in text and in attributes', () => {
  const nasty = `<script>"'&`;
  expect(html`<p title="${nasty}">${nasty}</p>`.markup).toBe(
    '<p title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</p>',
  );
});

test('markup made by html goes in as it is, alone or in a list', () => {
  const items = ['a', '<b>'].map(text => html`<li>${text}</li>`);
  expect(html`<ul>${items}</ul>${html`<hr>`}${undefined}${3}`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>3',
  );
});
