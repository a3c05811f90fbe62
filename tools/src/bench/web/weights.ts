import { emeraldPlaying } from '@lamplight/web/test/emerald/playing';
import { type PageMoment, show } from '@lamplight/web/test/moments';
import { person } from '@lamplight/web/test/person';
import { atTable } from '@lamplight/web/test/playing';
import type { TestServer } from '@lamplight/web/test/test-server';
import { watchLoad } from '@lamplight/web/test/weight';
import type { Browser } from 'playwright-core';
import type { Figure } from '../figure.ts';

/** Kilobytes of 1000 bytes. */
const budgets = { home: 150, match: 220 } as const;

export async function weights(browser: Browser, server: TestServer, pages: string): Promise<readonly Figure[]> {
  const weigh = (what: string, most: number, moment: PageMoment) =>
    weighed(browser, server, pages, { subject: `Scripts that ${what} loads`, most, moment });
  const home = await weigh('home', budgets.home, { name: 'home', path: '/' });
  const shadows = await atTable(server, ({ code, seated }) =>
    weigh('a table and its match', budgets.match, {
      name: 'match',
      path: `/t/${code}`,
      as: { code, token: seated[0]?.token ?? '' },
    }),
  );
  const { code, seated, close } = await emeraldPlaying(server);
  const emerald = await weigh('a table of Emerald and its match', budgets.match, {
    name: 'emerald',
    path: `/t/${code}`,
    as: { code, token: seated[0]?.token ?? '', game: 'emerald' },
  }).finally(close);
  return [home, shadows, emerald];
}

interface Weighing {
  readonly subject: string;
  readonly most: number;
  readonly moment: PageMoment;
}

async function weighed(
  browser: Browser,
  server: TestServer,
  pages: string,
  { subject, most, moment }: Weighing,
): Promise<Figure> {
  const somebody = await person(browser, server, { device: 'phone', sharp: true });
  const load = watchLoad(somebody.page, pages);
  await show(somebody, moment);
  await somebody.close();
  return {
    subject,
    value: load.weight() / 1000,
    unit: 'kB gz',
    aim: { most },
    detail: `${load.files.size} files, with the words of one language`,
  };
}
