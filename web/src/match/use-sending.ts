import type { CommandAnswer } from '@lamplight/client';
import type { GameTypes } from '@lamplight/contract';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../parts/announce/toasts.ts';
import { type Session, useConnection } from '../session/session.ts';
import { amResting } from '../table/people/people.ts';

export interface Sending<Move> {
  /** Shows the move at once, and the reason if it is refused. Undefined if the connection is closed for good. */
  readonly send: (move: Move) => Promise<CommandAnswer | undefined>;
  /** Sent and not answered, the oldest first. */
  readonly pending: readonly Move[];
  /** A move of mine waits for the connection to come back. */
  readonly isUnsent: boolean;
}

type Sentence = FormatjsIntl.Message['ids'];

/**
 * Moves from the tap to the answer. While disconnected they wait, and are made once when the connection is back
 * [UX-23]. `refusalOf` gives the sentence for a rule, or none if it needs no explanation.
 */
export function useSending<Move extends GameTypes['Move']>(
  session: Session,
  refusalOf: (rule: string) => Sentence | undefined,
): Sending<Move> {
  const intl = useIntl();
  const connection = useConnection(session);
  const [pending, setPending] = useState<readonly Move[]>([]);
  const send = useCallback(
    async (move: Move) => {
      // Nothing is sent while a bot plays for me: the person must come back first [TB-REST-2].
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
        // The connection is closed for good, and the page says so.
        return undefined;
      } finally {
        setPending(moves => moves.filter(each => each !== move));
      }
    },
    [session, intl, refusalOf],
  );
  return { send, pending, isUnsent: pending.length > 0 && connection.type !== 'open' };
}
