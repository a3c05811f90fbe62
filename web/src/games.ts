/** Every game that can be played here, and what the pages need of it. Each part is loaded when it is first needed. */
import { boardWords as emeraldBoardWords } from './emerald/board/words.ts';
import { cardListWords } from './emerald/card-list/words.ts';
import { cardsWords } from './emerald/cards/words.ts';
import { emeraldLearnWords } from './emerald/learn/words.ts';
import { emeraldLobbyWords } from './emerald/lobby/words.ts';
import { logWords } from './emerald/log/words.ts';
import { matchWords } from './emerald/match-words.ts';
import { namesWords } from './emerald/names/words.ts';
import { playWords } from './emerald/play/words.ts';
import { emeraldReplayWords } from './emerald/replay/words.ts';
import { emeraldRulesWords } from './emerald/rules/words.ts';
import { rulingsWords } from './emerald/rulings/words.ts';
import { homeWords } from './home/words.ts';
import { lessonWords } from './learn/words.ts';
import type { ReplayGame } from './replay/game.ts';
import type { GameName } from './route.ts';
import { bookWords } from './rules/words.ts';
import { boardWords } from './shadows/board/words.ts';
import { learnWords } from './shadows/learn/words.ts';
import { lobbyWords } from './shadows/lobby/words.ts';
import { shadowsReplayWords } from './shadows/replay/words.ts';
import { rulesWords } from './shadows/rules/words.ts';
import { shadowsWords } from './shadows/words.ts';
import { atHand } from './table/at-hand.ts';
import type { GamePart, MatchProps } from './table/game.ts';
import { tableWords } from './table/words.ts';
import { type CatalogueLoaders, openWords } from './words/catalogues.ts';
import { type LazyPart, withWords } from './words/with-words.ts';

/** What a game brings to the site. */
export interface SiteGame extends GamePart {
  readonly replay: () => Promise<ReplayGame>;
  /** The tutorial. */
  readonly learn: LazyPart<object>;
  /** All its rules, in our own words. */
  readonly rules: LazyPart<object>;
}

interface GameSource {
  readonly lobby: LazyPart<object>;
  readonly match: LazyPart<MatchProps>;
  readonly replay: { readonly words: readonly CatalogueLoaders[]; readonly load: () => Promise<ReplayGame> };
  readonly learn: LazyPart<object>;
  readonly rules: LazyPart<object>;
}

const siteGame = ({ lobby, match, replay, learn, rules }: GameSource): SiteGame => ({
  lobby: atHand(() => withWords(lobby)),
  match: atHand(() => withWords(match)),
  replay: async () => {
    const [game] = await Promise.all([replay.load(), ...replay.words.map(openWords)]);
    return game;
  },
  learn,
  rules,
});

const ofGames: Readonly<Record<GameName, SiteGame>> = {
  shadows: siteGame({
    lobby: { words: [lobbyWords], load: async () => (await import('./shadows/lobby/lobby.tsx')).ShadowsLobby },
    match: { words: [shadowsWords, boardWords], load: async () => (await import('./shadows/match.tsx')).ShadowsMatch },
    replay: {
      words: [boardWords, shadowsReplayWords],
      load: async () => (await import('./shadows/replay/shadows-replay.tsx')).shadowsReplay,
    },
    // The buttons at the end of the lessons come from home, and so do their words.
    learn: {
      words: [shadowsWords, boardWords, tableWords, homeWords, lessonWords, learnWords],
      load: async () => (await import('./shadows/learn/shadows-learn.tsx')).ShadowsLearn,
    },
    rules: {
      words: [shadowsWords, boardWords, bookWords, rulesWords],
      load: async () => (await import('./shadows/rules/shadows-rules.tsx')).ShadowsRules,
    },
  }),
  emerald: siteGame({
    lobby: {
      words: [namesWords, emeraldLobbyWords],
      load: async () => (await import('./emerald/lobby/lobby.tsx')).EmeraldLobby,
    },
    match: { words: matchWords, load: async () => (await import('./emerald/match.tsx')).EmeraldMatch },
    replay: {
      words: [namesWords, cardsWords, emeraldBoardWords, playWords, logWords, emeraldReplayWords],
      load: async () => (await import('./emerald/replay/emerald-replay.tsx')).emeraldReplay,
    },
    learn: {
      words: [...matchWords, tableWords, emeraldRulesWords, homeWords, lessonWords, emeraldLearnWords],
      load: async () => (await import('./emerald/learn/emerald-learn.tsx')).EmeraldLearn,
    },
    rules: {
      words: [namesWords, cardsWords, emeraldBoardWords, cardListWords, rulingsWords, bookWords, emeraldRulesWords],
      load: async () => (await import('./emerald/rules/emerald-rules.tsx')).EmeraldRules,
    },
  }),
};

/** By the id that a table or a record gives. Undefined for a game that cannot be shown here. */
export const siteGames: Readonly<Record<string, SiteGame>> & Readonly<Record<GameName, SiteGame>> = ofGames;
