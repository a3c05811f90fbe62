import { useEffect } from 'react';
import { titleOf } from './title.ts';

/** The page's name in the tab. On my turn it has a mark before the name and on the icon, and nothing flashes. */
export function useTitle(name: string, { isMyTurn = false }: { readonly isMyTurn?: boolean } = {}): void {
  useEffect(() => {
    document.title = titleOf(name, isMyTurn ? 'mine' : 'theirs');
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = isMyTurn ? '/icon-turn.svg' : '/icon.svg';
  }, [name, isMyTurn]);
}
