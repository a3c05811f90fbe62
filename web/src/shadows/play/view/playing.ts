import type { CommandAnswer } from '@lamplight/client';
import type { Seat } from '@lamplight/contract';
import type { TableView } from '@lamplight/contract/wire';
import type { Move, View } from '@lamplight/shadows/public';
import { createContext, createElement, type ReactNode, useContext, useMemo, useRef } from 'react';
import type { Session } from '../../../session/session.ts';
import type { TablePerson } from '../../../table/people/people.ts';
import type { Sameness, SteadyOptions } from '../../../timing/steady.ts';
import type { NameTag } from '../../board/cells/looks.ts';
import type { CardChoice, ChoiceAct } from './choice.ts';
import type { ShadowsLayout } from './layout.ts';
import { type OurView, sameForUs } from './our-view.ts';
import { asSent } from './pending.ts';
import { useTruth } from './truth.ts';

/** What every part of a match's screen needs. */
export interface ShadowsMatchContext {
  readonly session: Session;
  readonly table: TableView;
  readonly code: string;
  /** Includes my moves that the server has not answered yet. */
  readonly view: View;
  readonly layout: ShadowsLayout;
  readonly choice: CardChoice;
  readonly choose: (act: ChoiceAct) => void;
  /** Shows the move at once, and the reason if it is refused. Undefined if the connection is closed for good. */
  readonly send: (move: Move) => Promise<CommandAnswer | undefined>;
  /** Sent and not answered, the oldest first. */
  readonly pending: readonly Move[];
  /** A move of mine waits for the connection to come back. */
  readonly isUnsent: boolean;
  readonly personAt: (seat: Seat) => TablePerson;
  /** Their names as one list, in the form the language uses. */
  readonly namesOf: (seats: readonly Seat[]) => string;
  readonly tagOf: (seat: Seat) => NameTag;
  readonly openChat: () => void;
}

const Context = createContext<ShadowsMatchContext | undefined>(undefined);

/** Stays the same through what a rival does all the time: see `our-view.ts`. */
export function PlayingContext({
  value,
  children,
}: {
  readonly value: ShadowsMatchContext;
  readonly children: ReactNode;
}) {
  const before = useRef(value);
  if (!sameForUs(before.current, value)) before.current = value;
  return createElement(Context.Provider, { value: before.current }, children);
}

/** A context that stays the same object while a rival only does what it does all the time. */
export interface OurPlaying extends Omit<ShadowsMatchContext, 'view'> {
  readonly view: OurView;
}

/** Everything but what a rival does all the time. That part may be stale, so it is left out of the type. */
export const useOurPlaying = (): OurPlaying => useWhole();

function useWhole(): ShadowsMatchContext {
  const playing = useContext(Context);
  if (playing === undefined) throw new Error('This part stands only in a match: put it inside ShadowsMatch.');
  return playing;
}

/** The same with the current view, updated at every step that `isSame` does not call the same. */
export function usePlaying(isSame?: Sameness<View>, wishes?: SteadyOptions<View>): ShadowsMatchContext {
  const ours = useWhole();
  const { session, pending } = ours;
  const truth = useTruth(session, isSame, wishes);
  return useMemo(
    () => (truth === undefined ? ours : { ...ours, view: asSent(truth, pending) }),
    [ours, truth, pending],
  );
}
