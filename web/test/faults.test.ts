import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { contrastFaults } from './contrast.ts';
import { targetFaults } from './targets.ts';
import { textFaults } from './texts.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(inject('browser'));
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
});
afterAll(() => browser?.close());

const show = (body: string) =>
  page.setContent(`<!doctype html><html lang="en"><title>A trial</title><style>
    body { margin: 0; font: 16px/20px sans-serif } .box { width: 60px; white-space: nowrap }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    button { font: inherit; padding: 0; border: 0 }
  </style><main><h1>Trial</h1>${body}</main>`);

const long = 'Much too long for its box';

test.each([
  [
    'a text cut by its box',
    `<p class="box" style="overflow: hidden">${long}</p>`,
    ['cut: «Much too long for its box» in <p>'],
  ],
  [
    'a text cut by a box around',
    `<div class="box" style="overflow: clip"><p>${long}</p></div>`,
    ['cut: «Much too long for its box» in <p>'],
  ],
  [
    'a line too many',
    '<p style="height: 20px; width: 60px; overflow: hidden">One and another and one more</p>',
    ['cut: «One and another and one more» in <p>'],
  ],
  [
    'a long name, with the whole of it at hand',
    `<p class="box" title="${long}" style="overflow: hidden; text-overflow: ellipsis">${long}</p>`,
    [],
  ],
  ['a text that can be scrolled to', `<div class="box" style="overflow: auto"><p>${long}</p></div>`, []],
  ['a text for screen readers', `<p class="hidden">${long}</p>`, []],
  [
    'a text off the screen',
    '<p style="position: fixed; left: 380px; margin: 0">Here it goes</p>',
    ['off the screen: «Here it goes» in <p>'],
  ],
  [
    'a page a little too high',
    '<div style="position: absolute; top: 840px; width: 9px; height: 5px"></div>',
    ['the page is scrolled by 1 px, for nothing'],
  ],
  ['a page too wide', '<div style="width: 500px; height: 9px"></div>', ['the page is 500 wide, and the screen 390']],
  [
    'two texts over one another',
    '<p style="position: absolute; top: 99px; margin: 0">One</p><p style="position: absolute; top: 102px; margin: 0">Two</p>',
    ['over one another: «One» in <p> and «Two» in <p>'],
  ],
  [
    'a panel over a text',
    '<p style="position: absolute; top: 99px; margin: 0">One</p><p style="position: absolute; top: 99px; margin: 0; background: #fff">Two</p>',
    [],
  ],
  ['two lines', '<p>One</p><p>Two</p>', []],
] as const)('%s', async (_name, body, faults) => {
  await show(body);
  expect(await textFaults(page)).toEqual(faults);
});

test.each([
  ['a small button', '<button>Go</button>', 1],
  ['a button of the right size', '<button style="width: 44px; height: 44px">Go</button>', 0],
  [
    'a small one with room around it',
    '<style>.wide { position: relative; margin: 40px } .wide::after { content: ""; position: absolute; inset: -16px }</style><button class="wide">Go</button>',
    0,
  ],
  ['a link within a sentence', '<p>Read <a href="/rules">the rules</a> first.</p>', 0],
  ['a link alone', '<p><a href="/rules">x</a></p>', 1],
  [
    'a box with a large label',
    '<label style="display: flex; width: 200px; height: 44px"><input type="checkbox">Sound</label>',
    0,
  ],
  ['a disabled one', '<button disabled>Go</button>', 0],
  ['behind a dialog', '<button>Go</button><dialog><button style="width: 44px; height: 44px">Go</button></dialog>', 0],
] as const)('to press: %s', async (_name, body, count) => {
  await show(body);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  expect(await targetFaults(page)).toHaveLength(count);
});

test.each([
  ['dark on a bright gradient', '#221', 'linear-gradient(#fe8, #fc2)', 0],
  ['bright on a bright gradient', '#ffe', 'linear-gradient(oklch(90% 0.12 92), oklch(84% 0.15 86))', 1],
  ['bright on one that shines through', '#ffe', 'linear-gradient(#fe88, #fc28)', 0],
] as const)('%s', async (_name, colour, image, count) => {
  await show(`<p style="color: ${colour}; background: ${image}">Open a table</p>`);
  expect(await contrastFaults(page)).toHaveLength(count);
});

test('what axe knows', async () => {
  await show('<img src="data:,">');
  expect(await axeFaults(page)).toEqual([expect.stringContaining('axe image-alt: <img src="data:,">')]);
});
