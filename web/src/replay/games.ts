import { boardWords as emeraldBoardWords } from '../emerald/board/words.ts';
import { cardsWords } from '../emerald/cards/words.ts';
import { logWords } from '../emerald/log/words.ts';
import { namesWords } from '../emerald/names/words.ts';
import { playWords } from '../emerald/play/words.ts';
import { emeraldReplayWords } from '../emerald/replay/words.ts';
import type { Game } from '../route.ts';
import { boardWords } from '../shadows/board/words.ts';
import { shadowsReplayWords } from '../shadows/replay/words.ts';
import { openWords } from '../words/catalogues.ts';
import type { ReplayGame } from './game.ts';

/** By the id that the record gives; fetched when a match of it is opened. */
const games: Readonly<Record<string, () => Promise<ReplayGame>>> = {
  shadows: async () => {
    const words = [boardWords, shadowsReplayWords].map(openWords);
    const [{ shadowsReplay }] = await Promise.all([import('../shadows/replay/shadows-replay.tsx'), ...words]);
    return shadowsReplay;
  },
  emerald: async () => {
    const words = [namesWords, cardsWords, emeraldBoardWords, playWords, logWords, emeraldReplayWords].map(openWords);
    const [{ emeraldReplay }] = await Promise.all([import('../emerald/replay/emerald-replay.tsx'), ...words]);
    return emeraldReplay;
  },
} satisfies Readonly<Record<Game, () => Promise<ReplayGame>>>;

/** Undefined for a game that cannot be shown here. */
export const replayGame = async (id: string): Promise<ReplayGame | undefined> => games[id]?.();
