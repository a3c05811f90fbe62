import type { ComponentType, ReactElement } from 'react';
import { boardWords as emeraldBoardWords } from './emerald/board/words.ts';
import { cardListWords } from './emerald/card-list/words.ts';
import { cardsWords } from './emerald/cards/words.ts';
import { emeraldLearnWords } from './emerald/learn/words.ts';
import { matchWords } from './emerald/match-words.ts';
import { namesWords } from './emerald/names/words.ts';
import { emeraldRulesWords } from './emerald/rules/words.ts';
import { rulingsWords } from './emerald/rulings/words.ts';
import { homeWords } from './home/words.ts';
import { lessonWords } from './learn/words.ts';
import { replayWords } from './replay/words.ts';
import type { Game, Route } from './route.ts';
import { bookWords } from './rules/words.ts';
import { settingsWords } from './settings/words.ts';
import { boardWords } from './shadows/board/words.ts';
import { learnWords } from './shadows/learn/words.ts';
import { rulesWords } from './shadows/rules/words.ts';
import { shadowsWords } from './shadows/words.ts';
import { games } from './table/games.ts';
import { myTables } from './table/my-tables.ts';
import { tableWords } from './table/words.ts';
import { timerWords } from './timer/words.ts';
import { type Catalogue, openWords } from './words/catalogues.ts';

type PropsOf<Name extends Route['page']> = Omit<Extract<Route, { page: Name }>, 'page'>;

/** Loads a page beside its words, and nothing of the others. */
function page<Props extends object>(words: readonly Catalogue[], load: () => Promise<ComponentType<Props>>) {
  return async (props: Props): Promise<ReactElement> => {
    const [Page] = await Promise.all([load(), ...words.map(openWords)]);
    return <Page {...props} />;
  };
}

const tablePage = page([tableWords], async () => (await import('./table/table-page.tsx')).TablePage);

/** A table is opened by a link, from a chat, on a phone: its line and the match that I sit at need not wait for its page. */
function callAhead(code: string): void {
  import('./table/table-page.tsx').then(table => table.callAhead(code)).catch(() => undefined);
  void prepareMine(code);
}

async function prepareMine(code: string): Promise<void> {
  const mine = myTables().find(table => table.code === code);
  if (mine !== undefined) await games[mine.game]?.match.prepare();
}

type GamePages = Readonly<Record<Game, (props: object) => Promise<ReactElement>>>;

/** All rules of a game, in our own words. */
const books: GamePages = {
  shadows: page(
    [shadowsWords, boardWords, bookWords, rulesWords],
    async () => (await import('./shadows/rules/shadows-rules.tsx')).ShadowsRules,
  ),
  emerald: page(
    [namesWords, cardsWords, emeraldBoardWords, cardListWords, rulingsWords, bookWords, emeraldRulesWords],
    async () => (await import('./emerald/rules/emerald-rules.tsx')).EmeraldRules,
  ),
};

/** A game by playing it. */
const lessons: GamePages = {
  shadows: page(
    [shadowsWords, boardWords, tableWords, lessonWords, learnWords],
    async () => (await import('./shadows/learn/shadows-learn.tsx')).ShadowsLearn,
  ),
  emerald: page(
    [...matchWords, tableWords, emeraldRulesWords, lessonWords, emeraldLearnWords],
    async () => (await import('./emerald/learn/emerald-learn.tsx')).EmeraldLearn,
  ),
};

const pages: { readonly [Name in Route['page']]: (props: PropsOf<Name>) => Promise<ReactElement> } = {
  home: page([homeWords], async () => (await import('./home/home.tsx')).HomePage),
  settings: page([settingsWords], async () => (await import('./settings/settings-page.tsx')).SettingsPage),
  table: props => {
    callAhead(props.code);
    return tablePage(props);
  },
  replay: page([replayWords], async () => (await import('./replay/replay-page.tsx')).ReplayPage),
  cards: page(
    [namesWords, cardsWords, rulingsWords, cardListWords],
    async () => (await import('./emerald/card-list/emerald-cards.tsx')).EmeraldCards,
  ),
  rules: ({ game }) => books[game]({}),
  learn: ({ game }) => lessons[game]({}),
  timer: page([timerWords], async () => (await import('./timer/timer-page.tsx')).TimerPage),
  nowhere: page([], async () => (await import('./shell/nowhere.tsx')).NowherePage),
};

/** The page of an address, when it and its words are at hand. Rejects when they cannot be had. */
export function pageOf(route: Route): Promise<ReactElement> {
  const open = pages[route.page] as (props: object) => Promise<ReactElement>;
  const { page: _, ...props } = route;
  return open(props);
}

/** When the page of an address has something to show besides that it waits: a table, what it heard first. Never rejects. */
export async function isReady(route: Route): Promise<void> {
  if (route.page !== 'table') return;
  const heard = import('./table/table-page.tsx').then(table => table.hasHeard(route.code)).catch(() => undefined);
  await Promise.all([heard, prepareMine(route.code)]);
}
