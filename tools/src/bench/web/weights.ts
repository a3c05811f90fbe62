import type { House } from '@lamplight/web/test/house';
import { show } from '@lamplight/web/test/moments';
import { person } from '@lamplight/web/test/person';
import { atTable, type Playing } from '@lamplight/web/test/playing';
import { watchLoad } from '@lamplight/web/test/weight';
import type { Browser } from 'playwright-core';
import type { Figure } from '../figure.ts';

/** Kilobytes of 1000 bytes. */
const budgets = { home: 150, match: 220 } as const;

export function weights(browser: Browser, house: House, pages: string): Promise<readonly Figure[]> {
  return atTable(house, table => weigh(browser, house, pages, table));
}

async function weigh(browser: Browser, house: House, pages: string, table: Playing): Promise<readonly Figure[]> {
  const moments = {
    home: { name: 'home', path: '/' },
    match: {
      name: 'match',
      path: `/t/${table.code}`,
      as: { code: table.code, token: table.seated[0]?.token ?? '', game: 'shadows' },
    },
  } as const;
  const figures: Figure[] = [];
  for (const page of ['home', 'match'] as const) {
    const somebody = await person(browser, house, { device: 'phone' });
    const load = watchLoad(somebody.page, pages);
    await show(somebody, moments[page]);
    figures.push({
      subject: `Scripts that ${page === 'home' ? 'home' : 'a table and its match'} loads`,
      value: load.weight() / 1000,
      unit: 'kB gz',
      aim: { most: budgets[page] },
      detail: `${load.files.size} files, with the words of one language`,
    });
    await somebody.close();
  }
  return figures;
}
