import type { Move } from '@lamplight/emerald/public';
import { useEffect } from 'react';
import { useSource } from '../../store/store.ts';
import { usePlaying } from '../view/playing.ts';
import { chosenIn } from './chosen.ts';

export interface HeldAnswer {
  /** Given, and not sent yet: it may still be changed. */
  readonly answer: Move | undefined;
  readonly give: (move: Move) => void;
}

/**
 * An answer is sent when the pause is over, and not before, so that the speed of an answer gives nothing away
 * [EM-CARD-BLOCK-7].
 */
export function useHeldAnswer(from: number): HeldAnswer {
  const { session, send } = usePlaying();
  const store = chosenIn(session);
  const { answer } = useSource(store);
  useEffect(() => {
    if (answer === undefined || store.now().isSent) return;
    const timer = setTimeout(
      async () => {
        store.choose({ isSent: true });
        const given = await send(answer);
        // Refused, or disconnected: the question is still open, and so are the answers.
        if (given?.done !== true && store.now().answer === answer) store.choose({ answer: undefined, isSent: false });
      },
      Math.max(0, from - (session.now() ?? from)),
    );
    return () => clearTimeout(timer);
  }, [answer, from, session, send, store]);
  const give = (move: Move) => {
    if (!store.now().isSent) store.choose({ answer: move });
  };
  return { answer, give };
}
