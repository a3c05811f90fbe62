import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { soundFacts } from '../../fixtures/facts.ts';
import { redSquare } from '../../fixtures/scene.ts';
import { concept } from '../concept.ts';
import { catalogue, type Motif } from '../kit/catalogue.ts';
import { entriesOf } from './entry.ts';
import { serveGallery } from './serve.ts';

/** Its paper lasts for the page only. */
let times = 0;
const torn: Motif = {
  file: 'things/torn.ts',
  folder: 'things',
  name: 'torn',
  kind: 'in & out',
  draw: () => {
    if (times++ > 1) throw new Error('The paper is torn.');
    return concept('torn thing', [redSquare(0, 0, 7)]);
  },
};
const square: Motif = {
  file: 'things/square.ts',
  folder: 'things',
  name: 'square',
  draw: () => concept('red square', [redSquare(0, 0, 7)], { also: ['shape'] }),
};

let folder: string;
let server: Server;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lamplight-gallery-'));
  await writeFile(join(folder, 'i01small.avif'), 'a picture');
  await writeFile(join(folder, 'secret.txt'), 'not a picture');
  const facts = soundFacts();
  const [first] = facts.pictured;
  const scene = { ...first!.scene, idea: 'A cat says </script> & "miaow".' };
  const entries = entriesOf({ ...facts, pictured: [{ ...first!, scene }, ...facts.pictured.slice(1)] });
  server = await serveGallery(
    { entries, folder, motifs: [torn, square, ...(await catalogue(address => import(/* @vite-ignore */ address)))] },
    0,
  );
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('shows every picture with its idea, its texts and what it shows', async () => {
  const response = await fetch(`${address}/`);
  const html = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  for (const text of ['3 pictures', 'data-id="i03"', 'pl intel i02.', 'thing 1 3', '<option value="still life">'])
    expect(html).toContain(text);
});

test('an idea cannot break out of the page', async () => {
  const html = await (await fetch(`${address}/`)).text();
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(html).toContain('\\u003c/script> &');
});

test('hands out the pictures, and nothing else that lies in the folder', async () => {
  const picture = await fetch(`${address}/pictures/i01small.avif`);
  expect([picture.status, picture.headers.get('content-type'), await picture.text()]).toEqual([
    200,
    'image/avif',
    'a picture',
  ]);
  for (const path of ['/pictures/secret.txt', '/secret.txt', '/pictures/..%2fsecret.txt'])
    expect((await fetch(`${address}${path}`)).status).toBe(404);
});

describe('the kit', () => {
  const brightness = async (path: string) => {
    const response = await fetch(`${address}${path}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const image = sharp(Buffer.from(await response.arrayBuffer()));
    const { width, height } = await image.metadata();
    expect([width, height]).toEqual([480, 480]);
    const at = async (left: number, top: number): Promise<number[]> =>
      (await image.clone().extract({ left, top, width: 8, height: 8 }).stats()).channels.map(({ mean }) => mean);
    return { middle: await at(236, 236), edge: await at(8, 236) };
  };

  test('has a page with every motif: its name, file, concept and swatch', async () => {
    const html = await (await fetch(`${address}/kit`)).text();
    expect(html.match(/<figure /g)?.length).toBeGreaterThan(600);
    for (const text of [
      '<strong>bear</strong> animals/bear.ts<br>bear, animal',
      '<strong>person: running</strong> people/body.ts',
      'src="/kit/things%2Fsquare.ts/square.png" alt="red square"',
      '<option value="city/frames">',
    ])
      expect(html).toContain(text);
  });

  test('draws a motif as large as its swatch, on a ground of middle grey', async () => {
    const { middle, edge } = await brightness('/kit/things%2Fsquare.ts/square.png');
    expect(middle[0]).toBeGreaterThan(120);
    expect(middle[0]).toBeGreaterThan((middle[1] ?? 0) * 1.5);
    const grey = edge.slice(0, 3).reduce((sum, channel) => sum + channel, 0) / 3;
    expect(grey).toBeGreaterThan(60);
    expect(grey).toBeLessThan(190);
  });

  test('draws every kind of a motif on its own', async () => {
    const [running, sitting] = await Promise.all(
      ['running', 'sitting'].map(async pose =>
        (await fetch(`${address}/kit/people%2Fbody.ts/person/${pose}.png`)).arrayBuffer(),
      ),
    );
    expect(Buffer.from(running!).equals(Buffer.from(sitting!))).toBe(false);
  });

  test('says which motif cannot be drawn, and goes on', async () => {
    const response = await fetch(`${address}/kit/things%2Ftorn.ts/torn/in%20%26%20out.png`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(
      'torn.ts/torn/in%20%26%20out.png cannot be drawn: Error: The paper is torn.',
    );
    expect((await fetch(`${address}/kit/things%2Fsquare.ts/none.png`)).status).toBe(404);
  });
});

test('what is not rendered is not shown', () => {
  const facts = soundFacts();
  expect(entriesOf({ ...facts, manifest: {} })).toEqual([]);
});
