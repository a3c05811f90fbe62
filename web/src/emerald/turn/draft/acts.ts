import type { Rule, View } from '@lamplight/emerald/public';
import { noDraft, type TurnAct, type TurnDraft } from './draft.ts';
import { actsFor, canFinish, ruleAgainst, settled } from './finish.ts';
import { sightOf } from './sight.ts';

/** The nine actions in the order of the bar. Bringing agents back from Mi-Go is offered only if some wait there. */
const barActs = ['place', 'claim', 'retrieve', 'move', 'track', 'assassinate', 'text', 'discard', 'pass'] as const;

export interface ActState {
  readonly act: TurnAct;
  /** The rule that closes it. Undefined if it is open. */
  readonly why: Rule | undefined;
  /** The chosen cards can serve it. Once an act is named, another may still be named instead. */
  readonly fits: boolean;
  /** It is what is being composed. */
  readonly isOn: boolean;
}

export interface TurnActs {
  readonly acts: readonly ActState[];
  /** The rules that close the three ways out of an action. Undefined where they are open. */
  readonly undo: Rule | undefined;
  readonly endTurn: Rule | undefined;
}

/** Everything a player could start to do, each open or closed by a rule. */
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
