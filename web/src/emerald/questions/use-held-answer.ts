import type { Move } from '@lamplight/emerald/public';
import { useEffect } from 'react';
import { useSource } from '../../store/store.ts';
import { usePlaying } from '../play/playing.ts';
import { choose, chosenNow } from './chosen.ts';

export interface Held {
  /** Given, and not sent yet: it may still be changed. */
  readonly answer: Move | undefined;
  readonly give: (move: Move) => void;
}

/** An answer goes out when the pause is over, and not before: how quick a hand was tells nothing [EM-CARD-BLOCK-7]. */
export function useHeldAnswer(from: number): Held {
  const { session, send } = usePlaying();
  const { answer } = useSource(chosenNow);
  useEffect(() => {
    if (answer === undefined || chosenNow.now().isSent) return;
    const timer = setTimeout(
      async () => {
        choose({ isSent: true });
        const given = await send(answer);
        // Refused, or the line is gone: the question stands, and so do the answers.
        if (given?.done !== true && chosenNow.now().answer === answer) choose({ answer: undefined, isSent: false });
      },
      Math.max(0, from - (session.now() ?? from)),
    );
    return () => clearTimeout(timer);
  }, [answer, from, session, send]);
  const give = (move: Move) => {
    if (!chosenNow.now().isSent) choose({ answer: move });
  };
  return { answer, give };
}
