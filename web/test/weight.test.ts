import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { emeraldPlaying } from './emerald/playing.ts';
import { type PageMoment, show } from './moments.ts';
import { playing } from './playing.ts';
import { sentence } from './sentences.ts';
import { stage } from './stage.ts';
import { type PageLoad, watchLoad } from './weight.ts';

const the = stage();
const pages = () => {
  const built = inject('pages');
  return 'folder' in built ? built.folder : '';
};
/** Bytes of scripts, compressed by gzip, with the words of one language. */
const budget = { home: 150_000, match: 220_000 };

type Game = 'shadows' | 'emerald';
const other: Readonly<Record<Game, Game>> = { shadows: 'emerald', emerald: 'shadows' };
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** A move that only this game has. */
const moves: Readonly<Record<Game, string>> = { shadows: 'unpoint', emerald: 'place-agent' };
/** A text of the longest catalogue that a match of the game loads. */
const sentences: Readonly<Record<Game, string>> = {
  shadows: sentenceOf('shadows/messages'),
  emerald: sentenceOf('emerald/turn/messages'),
};

/** Long enough to be in no other catalogue, and without placeholders. */
function sentenceOf(folder: string): string {
  const texts = Object.values(JSON.parse(read(`web/src/${folder}/en.json`)) as Readonly<Record<string, string>>);
  const plain = texts.filter(text => /^[\w ,.]{25,}$/.test(text));
  const [found] = plain;
  if (found === undefined) throw new Error(`No plain sentence is in ${folder}.`);
  return found;
}

/** The ids of their pictures. */
const picturesOf: Readonly<Record<Game, ReadonlySet<string>>> = {
  shadows: new Set(['intel', 'districts'].flatMap(idsIn)),
  emerald: new Set(idsIn('emerald')),
};
function idsIn(folder: string): readonly string[] {
  const files = readdirSync(new URL(`../../art/src/${folder}`, import.meta.url));
  return files.flatMap(file => (/^[\w-]+\.ts$/.test(file) && !file.endsWith('.test.ts') ? [file.slice(0, -3)] : []));
}

function expectOnly(game: Game, load: PageLoad): void {
  const strange = other[game];
  expect(load.filesWith(moves[strange])).toEqual([]);
  expect(load.filesWith(sentences[strange])).toEqual([]);
  expect(load.pictures().filter(id => picturesOf[strange].has(id))).toEqual([]);
}

test('what is looked for is there to be found', () => {
  for (const game of ['shadows', 'emerald'] as const) {
    expect(read(`games/${game}/src/words.ts`)).toContain(`'${moves[game]}'`);
    expect(read(`games/${other[game]}/src/words.ts`)).not.toContain(`'${moves[game]}'`);
    expect(picturesOf[game].size).toBeGreaterThan(50);
  }
  expect(picturesOf.shadows.intersection(picturesOf.emerald)).toEqual(new Set());
});

test('home loads at most 150 kB of scripts', async () => {
  const ada = await the.person({ device: 'phone' });
  const load = watchLoad(ada.page, pages());
  await show(ada, { name: 'home', path: '/' });
  expect(load.files.size).toBeGreaterThan(1);
  expect(load.weight()).toBeLessThanOrEqual(budget.home);
});

test('a table and its match load at most 220 kB of scripts, and nothing of another game', async () => {
  const { code, seated, close } = await playing(the.server);
  const ada = await the.person({ device: 'phone' });
  const load = watchLoad(ada.page, pages());
  await show(ada, { name: 'officer', path: `/t/${code}`, as: { code, token: seated[0]!.token, game: 'shadows' } });
  await ada.page.getByRole('grid').waitFor();
  expect(load.weight()).toBeLessThanOrEqual(budget.match);
  expectOnly('shadows', load);
  expect(load.filesWith(moves.shadows)).not.toEqual([]);
  expect(load.filesWith(sentences.shadows)).not.toEqual([]);
  expect(load.pictures().filter(id => picturesOf.shadows.has(id))).not.toEqual([]);
  close();
});

test('a table of Emerald and its match load at most 220 kB of scripts, and nothing of another game', async () => {
  const { code, seated, close } = await emeraldPlaying(the.server);
  const ada = await the.person({ device: 'phone' });
  const load = watchLoad(ada.page, pages());
  const as = { code, token: seated[0]!.token, game: 'emerald' } as const;
  await show(ada, { name: 'emerald', path: `/t/${code}`, as });
  await ada.page.getByRole('list', { name: sentence('emerald.turn.hand') }).waitFor();
  expect(load.weight()).toBeLessThanOrEqual(budget.match);
  expectOnly('emerald', load);
  expect(load.filesWith(moves.emerald)).not.toEqual([]);
  expect(load.filesWith(sentences.emerald)).not.toEqual([]);
  expect(load.pictures().filter(id => picturesOf.emerald.has(id))).not.toEqual([]);
  close();
});

test('an empty table of Emerald brings its match and nothing of another game', async () => {
  const bo = await the.person();
  const load = watchLoad(bo.page, pages());
  await bo.open(
    `/t/${await the.server.table({ game: 'emerald', seats: 2, options: { clock: null, runsOut: 'step' } })}`,
  );
  await bo.write(sentence('table.join.name'), 'Bo');
  await bo.tap('button', sentence('table.join.firstSeat'));
  await bo.page.waitForLoadState('networkidle');
  expect(load.filesWith(moves.emerald)).not.toEqual([]);
  expectOnly('emerald', load);
});

const quiet = (['shadows', 'emerald'] as const).flatMap(game =>
  (['learn', 'rules'] as const).map(page => [page, game] as const),
);
test.each(quiet)('the page %s of %s loads nothing of the other game', async (page, game) => {
  const ada = await the.person({ device: 'phone' });
  const load = watchLoad(ada.page, pages());
  const moment: PageMoment = { name: page, path: `/${page}/${game}` };
  await show(ada, moment);
  expect(load.files.size).toBeGreaterThan(1);
  expectOnly(game, load);
});
