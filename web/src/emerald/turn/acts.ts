import type { Rule, View } from '@lamplight/emerald/public';
import { noDraft, type TurnAct, type TurnDraft } from './draft.ts';
import { actsFor, canFinish, ruleAgainst, settled } from './finish.ts';
import { sightOf } from './sight.ts';

/** The nine of the rulebook as they stand in the bar; bringing agents back from Mi-Go only where some wait there. */
const barActs = ['place', 'claim', 'retrieve', 'move', 'track', 'assassinate', 'text', 'discard', 'pass'] as const;

export interface ActState {
  readonly act: TurnAct;
  /** The rule that shuts it; undefined where it is open. */
  readonly why: Rule | undefined;
  /** The cards chosen can serve it; once an act is named, another one may be named instead. */
  readonly fits: boolean;
  /** It is what is being composed. */
  readonly isOn: boolean;
}

export interface TurnActs {
  readonly acts: readonly ActState[];
  /** The rules that shut the three ways out of an action; undefined where they are open. */
  readonly undo: Rule | undefined;
  readonly endTurn: Rule | undefined;
}

/** Everything one could set out to do, each open or shut by a rule. */
export function actsOf(view: View, draft: TurnDraft = noDraft): TurnActs {
  const sight = sightOf(view);
  if (sight === undefined) return { acts: [], undo: 'EM-TURN-1', endTurn: 'EM-TURN-1' };
  const now = settled(sight, draft);
  const fitting = actsFor(sight, draft);
  const stored = view.players[sight.me]?.stored ?? 0;
  const all: readonly TurnAct[] = [...barActs, ...(stored > 0 ? (['return'] as const) : [])];
  return {
    acts: all.map(act => {
      const bare: TurnDraft = { act, cards: [], picks: [] };
      return {
        act,
        why: canFinish(sight, bare) ? undefined : ruleAgainst(sight, bare),
        fits: draft.act !== null || draft.cards.length === 0 || fitting.includes(act),
        isOn: now.act === act,
      };
    }),
    undo: sight.judge({ type: 'undo' }),
    endTurn: sight.judge({ type: 'end-turn' }),
  };
}
