import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { atHand, Fetched, type PartToFetch } from './at-hand.ts';

const Board = ({ name }: { readonly name: string }) => `The board of ${name}`;
const shown = (part: PartToFetch<{ readonly name: string }>): string => {
  const board = createElement(Fetched<{ readonly name: string }>, { part, given: { name: 'Ada' } });
  return renderToString(createElement(Suspense, { fallback: 'It waits' }, board));
};

test('what is fetched when it is first wanted is waited for', () => {
  const html = shown(atHand(async () => Board));
  expect(html).toContain('It waits');
  expect(html).not.toContain('The board');
});

test('what was fetched ahead is drawn at once', async () => {
  const part = atHand(async () => Board);
  await part.prepare();
  const html = shown(part);
  expect(html).toContain('The board of Ada');
  expect(html).not.toContain('It waits');
});

test('what cannot be fetched ahead is fetched again when it is wanted', async () => {
  let tries = 0;
  const part = atHand<{ readonly name: string }>(async () => {
    tries += 1;
    if (tries === 1) throw new Error('There is no line.');
    return Board;
  });
  await part.prepare();
  expect(shown(part)).toContain('It waits');
  expect(tries).toBe(2);
});
