import { fileURLToPath } from 'node:url';
import axe, { type AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Served, serve } from '../http/trial/serve.ts';
import { takeInventory } from './inventory.ts';
import { languages, ownNames } from './language.ts';
import { catalogues } from './messages.ts';

let served: Served;
let address: string;
let browser: Browser;
beforeAll(async () => {
  served = await serve({
    inventory: takeInventory(fileURLToPath(new URL('../../..', import.meta.url))),
    limits: { requests: { burst: 10_000, perSecond: 1000 } },
  });
  address = `http://127.0.0.1:${served.port}`;
  browser = await chromium.launch(inject('browser'));
});
afterAll(async () => {
  await browser?.close();
  await served.app.close();
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const paths = ['/', '/nowhere', '/t/ABCDEF'];
const cases = languages.flatMap(language => sizes.flatMap(size => paths.map(path => ({ language, path, ...size }))));

/** Opens a page and collects what it should not do. */
async function open(url: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', message => complaints.push(message.text()));
  page.on('pageerror', error => complaints.push(error.message));
  page.on('request', request => {
    if (!request.url().startsWith(address)) complaints.push(`asked for ${request.url()}`);
  });
  await page.goto(url);
  await page.evaluate('document.fonts.ready');
  return { page, complaints };
}

describe.concurrent.each(cases)('$path in $language at $width × $height', ({ language, path, width, height }) => {
  test('is accessible, whole, and asks nobody else', async ({ expect }) => {
    const { page, complaints } = await open(`${address}${path}?lang=${language}`, { width, height });
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    expect(await page.locator('html').evaluate(root => root.scrollWidth)).toBe(width);
    expect(await cutTexts(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    // A page of status 404 is itself a line in the console.
    expect(complaints.filter(line => !(path === '/nowhere' && line.includes('404')))).toEqual([]);
    // Last, because it takes the page apart.
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
});

async function violations(page: Page): Promise<string[]> {
  // Through the debugger and not as a script element, which our own policy forbids.
  await page.evaluate(axe.source);
  // It gives no verdict on text over a picture: every gradient makes way for the colour under it, light and water go.
  await page.locator('body, body *').evaluateAll(elements => {
    for (const element of elements) element.style.backgroundImage = 'none';
  });
  await page.locator('.cone, .mirror').evaluateAll(pictures => {
    for (const picture of pictures) picture.remove();
  });
  const found = await page.evaluate<AxeResults>('axe.run()');
  const undecided = found.incomplete.filter(({ id }) => id === 'color-contrast');
  return [...found.violations, ...undecided].flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`));
}

/** Texts wider than their box, or past the edge of the screen. */
function cutTexts(page: Page): Promise<string[]> {
  return page.locator('body *:not(svg, svg *, .skip)').evaluateAll(elements =>
    elements
      .filter(element => {
        const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim() !== '');
        const { left, right } = element.getBoundingClientRect();
        const isWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth;
        return hasText && (isWide || left < 0 || right > element.ownerDocument.defaultView.innerWidth);
      })
      .map(element => element.outerHTML),
  );
}

function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('a:not(.skip), button')
    .evaluateAll(targets =>
      targets.filter(target => target.offsetWidth < 44 || target.offsetHeight < 44).map(target => target.outerHTML),
    );
}

test.each(sizes)('the language switch works by hand at $width, and stays on the page', async size => {
  const { page } = await open(`${address}/nowhere?lang=en`, size);
  for (const language of languages) {
    await page.getByRole('link', { name: ownNames[language], exact: true }).click();
    await page.waitForURL(`${address}/nowhere?lang=${language}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(catalogues[language]['notFound.title']);
    expect(await page.locator('nav a[aria-current]').textContent()).toBe(ownNames[language]);
  }
  await page.getByRole('link', { name: catalogues.ru['notFound.back'] }).click();
  await page.waitForURL(`${address}/?lang=ru`);
  await page.close();
});

test('the keyboard finds the way to the content first, then the languages, and focus can be seen', async () => {
  const { page } = await open(`${address}/?lang=en`, sizes[0]!);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe(catalogues.en['page.skip']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('English');
  expect(await page.locator(':focus').evaluate(link => link.computedStyleMap().get('outline-width').toString())).toBe(
    '3px',
  );
  await page.close();
});

test.each([
  ['en', 'Lamplight'],
  ['pl', 'Zażółć'],
  ['ru', 'Улица'],
])('our own faces are there for %s', async (language, letters) => {
  const { page } = await open(`${address}/?lang=${language}`, sizes[1]!);
  for (const face of ['Yeseva One', 'Alumni Sans', 'Source Sans 3']) {
    const files = await page.evaluate<number>(
      `document.fonts.load('20px "${face}"', '${letters}').then(all => all.length)`,
    );
    expect(files, face).toBeGreaterThan(0);
  }
  await page.close();
});

test('the lamp is switched on before your eyes, unless you asked for stillness', async () => {
  for (const [reducedMotion, animated] of [
    ['reduce', 'none'],
    ['no-preference', 'switch-on'],
  ] as const) {
    const page = await browser.newPage({ reducedMotion });
    await page.goto(address);
    const names = await page
      .locator('.cone, .built .pane.on')
      .evaluateAll(lights => lights.map(light => light.computedStyleMap().get('animation-name').toString()));
    expect(new Set(names)).toEqual(new Set([animated]));
    await page.close();
  }
});
