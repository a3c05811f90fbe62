import type { ReactElement } from 'react';
import { cardListWords } from './emerald/card-list/words.ts';
import { cardsWords } from './emerald/cards/words.ts';
import { namesWords } from './emerald/names/words.ts';
import { rulingsWords } from './emerald/rulings/words.ts';
import { siteGames } from './games.ts';
import { homeWords } from './home/words.ts';
import { replayWords } from './replay/words.ts';
import type { Route } from './route.ts';
import { myTables } from './session/my-tables.ts';
import { settingsWords } from './settings/words.ts';
import { tableWords } from './table/words.ts';
import { timerWords } from './timer/words.ts';
import { type LazyPart, withWords } from './words/with-words.ts';

type PropsOf<Name extends Route['page']> = Omit<Extract<Route, { page: Name }>, 'page'>;

/** Loads a page and its words at the same time, and nothing of the other pages. */
const page =
  <Props extends object>(part: LazyPart<Props>) =>
  async (props: Props): Promise<ReactElement> => {
    const Page = await withWords(part);
    return <Page {...props} />;
  };

const tablePage = page({
  words: [tableWords],
  load: async () => (await import('./table/table-page.tsx')).TablePage,
});
const replayPage = page({
  words: [replayWords],
  load: async () => (await import('./replay/replay-page.tsx')).ReplayPage,
});

/**
 * A table is often opened by a link, from a chat, on a phone. Its connection and its match need not wait for the code
 * of its page.
 */
function callAhead(code: string): void {
  import('./table/table-page.tsx').then(table => table.callAhead(code)).catch(() => undefined);
  void prepareMine(code);
}

async function prepareMine(code: string): Promise<void> {
  const mine = myTables().find(table => table.code === code);
  if (mine !== undefined) await siteGames[mine.game]?.match.prepare();
}

const pages: { readonly [Name in Route['page']]: (props: PropsOf<Name>) => Promise<ReactElement> } = {
  home: page({ words: [homeWords], load: async () => (await import('./home/home.tsx')).HomePage }),
  settings: page({
    words: [settingsWords],
    load: async () => (await import('./shell/settings-page.tsx')).SettingsPage,
  }),
  table: props => {
    callAhead(props.code);
    return tablePage({ ...props, games: siteGames });
  },
  replay: props => replayPage({ ...props, games: siteGames }),
  cards: page({
    words: [namesWords, cardsWords, rulingsWords, cardListWords],
    load: async () => (await import('./emerald/card-list/emerald-cards.tsx')).EmeraldCards,
  }),
  rules: ({ game }) => page(siteGames[game].rules)({}),
  learn: ({ game }) => page(siteGames[game].learn)({}),
  timer: page({ words: [timerWords], load: async () => (await import('./timer/timer-page.tsx')).TimerPage }),
  nowhere: page({ words: [], load: async () => (await import('./shell/nowhere.tsx')).NowherePage }),
};

/** The page of an address, once it and its words are loaded. Rejects if they cannot be. */
export function pageOf(route: Route): Promise<ReactElement> {
  const open = pages[route.page] as (props: object) => Promise<ReactElement>;
  const { page: _, ...props } = route;
  return open(props);
}

/**
 * Resolves when the page of an address has something to show. A table has, once the server has answered. Never rejects.
 */
export async function isReady(route: Route): Promise<void> {
  if (route.page !== 'table') return;
  const heard = import('./table/table-page.tsx').then(table => table.hasHeard(route.code)).catch(() => undefined);
  await Promise.all([heard, prepareMine(route.code)]);
}
