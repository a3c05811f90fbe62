import { useEffect, useRef } from 'react';
import { isTaken } from '../../match/is-taken.ts';
import { showKeys } from '../../match/keys-sheet.tsx';
import { toggleMute } from '../../sound/sound.ts';
import { actOf } from './keys.ts';
import { useOurs } from './playing.ts';

interface Acts {
  readonly onGo?: (() => void) | undefined;
  readonly onSwap?: (() => void) | undefined;
  readonly onCard?: ((place: number) => void) | undefined;
}

/** The keys that work wherever the focus is [UX-28]. */
export function useGameKeys(acts: Acts): void {
  const { openChat } = useOurs();
  const latest = useRef({ ...acts, openChat });
  useEffect(() => {
    latest.current = { ...acts, openChat };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTaken(event.target)) return;
      const done = actOf(event);
      if (done === undefined) return;
      event.preventDefault();
      const { onGo, onSwap, onCard, openChat } = latest.current;
      if (done.act === 'card') onCard?.(done.place);
      if (done.act === 'go') onGo?.();
      if (done.act === 'swap') onSwap?.();
      if (done.act === 'chat') openChat();
      if (done.act === 'mute') toggleMute();
      if (done.act === 'keys') showKeys();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
