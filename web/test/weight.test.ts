import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { show } from './moments.ts';
import { playing } from './playing.ts';
import { stage } from './stage.ts';
import { watchLoad } from './weight.ts';

const the = stage();
const pages = () => {
  const built = inject('pages');
  return 'folder' in built ? built.folder : '';
};
const wordsOf = (game: string) => readFileSync(new URL(`../../games/${game}/src/words.ts`, import.meta.url), 'utf8');
/** Bytes of scripts, pressed by gzip, with the words of one language. */
const budget = { home: 150_000, match: 220_000 };

test('home loads at most 150 kB of scripts', async () => {
  const ada = await the.person({ device: 'phone' });
  const load = watchLoad(ada.page, pages());
  await show(ada, { name: 'home', path: '/' });
  expect(load.files.size).toBeGreaterThan(1);
  expect(load.weight()).toBeLessThanOrEqual(budget.home);
});

test('a table and its match load at most 220 kB of scripts, and nothing of another game', async () => {
  const { code, seated, close } = await playing(the.house);
  const ada = await the.person({ device: 'phone' });
  const load = watchLoad(ada.page, pages());
  await show(ada, { name: 'officer', path: `/t/${code}`, as: { code, token: seated[0]!.token, game: 'shadows' } });
  await ada.page.getByRole('grid').waitFor();
  expect(load.weight()).toBeLessThanOrEqual(budget.match);
  // A move of Emerald, and one of Shadows to know that moves are found at all.
  expect(wordsOf('emerald')).toContain("'place-agent'");
  expect(load.filesWith('place-agent')).toEqual([]);
  expect(wordsOf('shadows')).toContain("'unpoint'");
  expect(load.filesWith('unpoint')).not.toEqual([]);
  close();
});
