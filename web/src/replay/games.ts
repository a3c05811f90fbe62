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
};

/** Undefined for a game that cannot be shown here. */
export const replayGame = async (id: string): Promise<ReplayGame | undefined> => games[id]?.();
