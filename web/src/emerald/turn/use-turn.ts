import type { Move, View } from '@lamplight/emerald/public';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { showToast } from '../../parts/announce/toasts.ts';
import { useSource } from '../../store/store.ts';
import { type Lights, noLights, type Taps } from '../view/lights.ts';
import { usePlaying } from '../view/playing.ts';
import { isEmpty, noDraft, type TurnAct, type TurnDraft, type TurnTap } from './draft/draft.ts';
import { type DraftResult, moveOf } from './draft/finish.ts';
import { type LightTag, lightsOf } from './draft/lit.ts';
import { tapped } from './draft/tapped.ts';
import { actionOf, doneIn, draftIn, standOf, storeOf } from './draft/turn-store.ts';
import { actOf } from './sentence/sentence.ts';
import { whyOf } from './sentence/why.ts';

export interface TurnControl {
  /** For the board, the panels and the hand. */
  readonly lights: Lights;
  readonly taps: Taps;
  readonly draft: TurnDraft;
  /** The act that is being composed, whether named or inferred. */
  readonly act: TurnAct | null;
  readonly said: DraftResult;
  /** The parts of the current action that are done. */
  readonly done: readonly Move[];
  /** I may act: it is my turn, and no question is open. */
  readonly isMine: boolean;
  /** A move of mine is sent and not answered. */
  readonly isSent: boolean;
  readonly tap: (tap: TurnTap) => void;
  /** Makes the finished move. If it is not finished, says what is missing. */
  readonly confirm: () => void;
  readonly send: (move: Move) => void;
}

const isMineIn = ({ me, turn, asking, phase }: View): boolean =>
  me !== null && turn.player === me && asking === null && phase !== 'over';

/** A turn being composed: what can be tapped, what is chosen, and what would come of it. */
export function useTurn(): TurnControl {
  const { session, view, send, pending } = usePlaying();
  const intl = useIntl();
  const store = storeOf(session);
  const composed = useSource(store);
  const draft = draftIn(composed, view);
  const isMine = isMineIn(view);
  const lights = isMine ? lightsFor(view, draft, intl) : noLights;
  return useMemo(() => {
    const why = (refusal: Parameters<typeof whyOf>[0]) =>
      showToast({ text: intl.formatMessage({ id: whyOf(refusal) }) });
    const tap = (what: TurnTap) => {
      const next = tapped(view, draftIn(store.now(), view), what);
      if ('refused' in next) why(next.refused);
      else store.set({ draft: next.draft, on: standOf(view) });
    };
    const isSent = pending.some(({ type }) => type !== 'preset');
    const make = (move: Move) => {
      if (isSent) return;
      void send(move).then(answer => {
        if (answer?.done !== true) return;
        const before = doneIn(store.now(), view);
        const goesOn = move.type === 'claim' || move.type === 'assassinate';
        const going = move.type === 'claim' ? 'claim' : 'kill';
        const action = actionOf({ ...view, turn: { ...view.turn, going } });
        // The step may come before its answer. By then a quick player has begun the next draft, which must be kept.
        const spent = store.now().on === standOf(view) ? { draft: noDraft } : {};
        store.set(goesOn ? { done: [...before, move], doneIn: action, ...spent } : spent);
      });
    };
    const said = moveOf(view, draft);
    return {
      lights,
      taps: isMine ? tapsOf(view, draft, tap) : {},
      draft,
      act: actOf(view, draft),
      said,
      done: doneIn(composed, view),
      isMine,
      isSent,
      tap,
      confirm: () => {
        const now = moveOf(view, draftIn(store.now(), view));
        if ('move' in now) make(now.move);
      },
      send: make,
    };
  }, [view, draft, composed, store, send, pending, lights, isMine, intl]);
}

/** Without a draft the board is read-only: a tap on a city opens it. */
function tapsOf(view: View, draft: TurnDraft, tap: (tap: TurnTap) => void): Taps {
  const onCard = (place: number) => tap({ type: 'card', place });
  if (isEmpty(draft) && view.phase !== 'placing') return { onCard };
  return {
    onCard,
    onCity: city => tap({ type: 'city', city }),
    onStack: ({ city, kind, day }) => {
      if (kind === 'zombies' || day === null) tap({ type: 'city', city });
      else tap({ type: 'piece', city, kind, day });
    },
    onRoyalty: city => tap({ type: 'royalty', city }),
    onPlayer: day => tap({ type: 'player', day }),
    onLimbo: () => tap({ type: 'limbo' }),
  };
}

const made = new WeakMap<View, { readonly draft: TurnDraft; readonly intl: IntlShape; readonly lights: Lights }>();

/** Several parts of the screen ask for the same lights. They are computed once for each view, draft and language. */
function lightsFor(view: View, draft: TurnDraft, intl: IntlShape): Lights {
  const before = made.get(view);
  if (before?.draft === draft && before.intl === intl) return before.lights;
  const lights = lightsOf(view, draft, tag => tagText(intl, tag));
  made.set(view, { draft, intl, lights });
  return lights;
}

function tagText(intl: IntlShape, tag: LightTag): string {
  switch (tag.type) {
    case 'bombs':
      return intl.formatMessage({ id: 'emerald.turn.tag.bombs' }, { needed: tag.needed, have: tag.have });
    case 'short':
      return intl.formatMessage({ id: 'emerald.turn.tag.short' }, { count: tag.count });
    case 'behind':
      return intl.formatMessage({ id: 'emerald.turn.tag.behind' });
    case 'no-cube':
      return intl.formatMessage({ id: 'emerald.turn.tag.no-cube' });
  }
}
