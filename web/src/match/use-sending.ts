import type { CommandAnswer } from '@lamplight/client';
import type { GameTypes } from '@lamplight/contract';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../parts/announce/toasts.ts';
import { type Session, useLine } from '../session/session.ts';
import { amResting } from '../table/people/people.ts';

export interface Sending<Move> {
  /** Shows it at once, and says why if it is refused. Undefined when the line is closed for good. */
  readonly send: (move: Move) => Promise<CommandAnswer | undefined>;
  /** Done and not answered, the oldest first. */
  readonly pending: readonly Move[];
  /** Something of mine waits for a line that is down. */
  readonly isUnsent: boolean;
}

type Sentence = FormatjsIntl.Message['ids'];

/**
 * Moves from the tap to the answer: over a line that is down they wait, and are made once when it is back [UX-23].
 * `refusalOf` names the sentence of a rule; what needs no word has none.
 */
export function useSending<Move extends GameTypes['Move']>(
  session: Session,
  refusalOf: (rule: string) => Sentence | undefined,
): Sending<Move> {
  const intl = useIntl();
  const connection = useLine(session);
  const [pending, setPending] = useState<readonly Move[]>([]);
  const send = useCallback(
    async (move: Move) => {
      // Nothing goes out that the bot may do as well: whoever wants to move comes back first [TB-REST-2].
      if (amResting(session.table?.view)) {
        showToast({ text: intl.formatMessage({ id: 'table.refused.resting' }) });
        return undefined;
      }
      setPending(moves => [...moves, move]);
      try {
        const answer = await session.move(move);
        const id = answer.done ? undefined : refusalOf(answer.refused);
        if (id !== undefined) showToast({ text: intl.formatMessage({ id }) });
        return answer;
      } catch {
        // The line is closed for good: the page says so.
        return undefined;
      } finally {
        setPending(moves => moves.filter(each => each !== move));
      }
    },
    [session, intl, refusalOf],
  );
  return { send, pending, isUnsent: pending.length > 0 && connection.type !== 'open' };
}
