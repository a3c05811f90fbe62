import type { TableView } from '@lamplight/contract/wire';
import type { ComponentType } from 'react';
import { emeraldLobbyWords } from '../emerald/lobby/words.ts';
import { matchWords } from '../emerald/match-words.ts';
import { namesWords } from '../emerald/names/words.ts';
import type { Game } from '../route.ts';
import { boardWords } from '../shadows/board/words.ts';
import { lobbyWords } from '../shadows/lobby/words.ts';
import { shadowsWords } from '../shadows/words.ts';
import { type Catalogue, openWords } from '../words/catalogues.ts';
import { atHand, type PartToFetch } from './at-hand.ts';
import type { Session } from './session.ts';

export interface MatchProps {
  readonly session: Session;
  readonly table: TableView;
  readonly code: string;
  /** Back to the table, when the match is over. */
  readonly onLeaveMatch: () => void;
}

/** What the page of a table needs of a game. The lobby takes what it needs from `useAtTable`. */
export interface GamePart {
  readonly lobby: PartToFetch<object>;
  readonly match: PartToFetch<MatchProps>;
}

interface Source<Props> {
  readonly words: readonly Catalogue[];
  readonly load: () => Promise<ComponentType<Props>>;
}

function game(lobby: Source<object>, match: Source<MatchProps>): GamePart {
  const withWords = async <Props>({ words, load }: Source<Props>): Promise<ComponentType<Props>> => {
    const [component] = await Promise.all([load(), ...words.map(openWords)]);
    return component;
  };
  return { lobby: atHand(() => withWords(lobby)), match: atHand(() => withWords(match)) };
}

/** By the id that the table gives. */
export const games: Readonly<Record<string, GamePart>> = {
  shadows: game(
    { words: [lobbyWords], load: async () => (await import('../shadows/lobby/lobby.tsx')).ShadowsLobby },
    { words: [shadowsWords, boardWords], load: async () => (await import('../shadows/match.tsx')).ShadowsMatch },
  ),
  emerald: game(
    {
      words: [namesWords, emeraldLobbyWords],
      load: async () => (await import('../emerald/lobby/lobby.tsx')).EmeraldLobby,
    },
    {
      words: matchWords,
      load: async () => (await import('../emerald/match.tsx')).EmeraldMatch,
    },
  ),
} satisfies Readonly<Record<Game, GamePart>>;
