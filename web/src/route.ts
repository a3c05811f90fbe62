import { useSyncExternalStore } from 'react';
import { createNotifier } from './store/store.ts';

/** Every address that is a page. The server answers all of them with the same file. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'replay'; readonly match: string }
  | { readonly page: 'rules'; readonly game: GameName }
  | { readonly page: 'learn'; readonly game: GameName }
  | { readonly page: 'cards'; readonly game: 'emerald' }
  | { readonly page: 'timer' }
  | { readonly page: 'settings' }
  | { readonly page: 'nowhere' };

/** Those that can be played here. */
export const games = ['shadows', 'emerald'] as const;
export type GameName = (typeof games)[number];
export const isGame = (name: string): name is GameName => games.some(game => game === name);

export function routeOf(path: string): Route {
  const [, page = '', part = '', ...more] = path.replace(/\/$/, '').split('/');
  if (more.length > 0) return { page: 'nowhere' };
  if (page === '') return { page: 'home' };
  if (page === 't' && /^[A-Za-z]{6}$/.test(part)) return { page: 'table', code: part.toUpperCase() };
  if (page === 'replay' && /^[\w-]{8,40}$/.test(part)) return { page: 'replay', match: part };
  if ((page === 'rules' || page === 'learn') && isGame(part)) return { page, game: part };
  if (page === 'cards' && part === 'emerald') return { page, game: part };
  if ((page === 'timer' || page === 'settings') && part === '') return { page };
  return { page: 'nowhere' };
}

const steps = createNotifier();
let lastStep: 'link' | 'history' = 'history';
// Some tests run where there is no window.
globalThis.addEventListener?.('popstate', () => {
  lastStep = 'history';
  steps.notify();
});

/** Changes the address without a reload. `replace` adds no entry to the history. */
export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  lastStep = 'link';
  steps.notify();
}

/**
 * How we came here. After a link a page starts at its top. After a step back the browser restores the scroll position.
 */
export const howWeCame = (): 'link' | 'history' => lastStep;

export const usePath = (): string => useSyncExternalStore(steps.onChange, () => location.pathname);
