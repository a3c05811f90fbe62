/** An Officer at the table: thinks, marks for itself what it means, gives. It has no other way to speak [SA-TALK-1]. */
import type { Intent, Random } from '@lamplight/contract';
import { type Move, moves, nameOf, type TeamView, type View } from '@lamplight/shadows/public';
import { fieldIn } from './field.ts';
import { hurryIn } from './history.ts';
import type { ShadowsSkill } from './levels.ts';
import { sharpness } from './levels.ts';
import { type ClueChoice, choose } from './officer.ts';
import type { Eye } from './reading.ts';
import { cluesIn } from './speaking.ts';
import type { Taste } from './tempers.ts';
import { thinkingTime } from './thinking.ts';

/** From marking a cell to giving the cards, in milliseconds. */
const handTime = 700;
/**
 * If the best clue is less clear than this, a swap is better: free for a lone team, with a rival only if both want it.
 */
const worthSwapping = { alone: 0.3, together: 0.2 } as const;
/** New cards are no better in the long run, and the clock goes on. */
const mostSwaps = 2;
/** Time to see that no card here will do, in milliseconds. */
const glance = 2_500;

export function officerPlayer(eyes: readonly Eye[], skill: ShadowsSkill, taste: Taste) {
  /** The last choice, by what it depended on: other changes at the table must not restart the thinking. */
  let chosen: { readonly key: string; readonly choice: ClueChoice | undefined } | undefined;

  let swaps = { clue: -1, count: 0, cards: '' };

  return (view: View, own: TeamView, at: number, random: Random): Intent<Move> | undefined => {
    if (own.step !== 'gather') return undefined;
    const key = JSON.stringify([own.at, own.evidence, view.available, view.round]);
    if (chosen?.key !== key) {
      const field = fieldIn(view);
      const clues = field === undefined ? [] : cluesIn(field, eyes, sharpness);
      chosen = { key, choice: field && choose(field, clues, { skill, taste, hurry: hurryIn(view, at) }) };
    }
    const { choice } = chosen;
    const time = (margin: number) => thinkingTime(margin, hurryIn(view, at), random);
    const swap = moves(view).find(move => move.type === 'swap' && move.want);
    const isAlone = view.teams.orange === undefined;
    const least = worthSwapping[isAlone ? 'alone' : 'together'];
    const canSwap = swap !== undefined && view.deck + view.aside.length >= 10;
    if (swaps.clue !== own.clues.length) swaps = { clue: own.clues.length, count: 0, cards: '' };
    const isPoor = choice === undefined || choice.chance < least;
    if (canSwap && isPoor && swaps.count < mostSwaps && (isAlone || !own.wantsSwap)) {
      const cards = view.available.join();
      if (swaps.cards !== cards) swaps = { ...swaps, count: swaps.count + 1, cards };
      return { move: swap, wait: glance };
    }
    if (choice === undefined) return undefined;
    const meant = nameOf(choice.meant);
    if (view.intended !== meant) return { move: { type: 'intend', cell: meant }, wait: time(choice.margin) };
    return { move: { type: 'give', cards: choice.cards }, wait: handTime };
  };
}
