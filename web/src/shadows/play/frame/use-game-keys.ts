import { showKeys } from '../../../match/menu/keys-sheet.tsx';
import { useKeys } from '../../../match/use-keys.ts';
import { toggleMute } from '../../../sound/sound.ts';
import { useOurPlaying } from '../view/playing.ts';
import { actOf } from './keys.ts';

interface Acts {
  readonly onGo?: (() => void) | undefined;
  readonly onSwap?: (() => void) | undefined;
  readonly onCard?: ((place: number) => void) | undefined;
}

/** The keys that work wherever the focus is [UX-28]. */
export function useGameKeys(acts: Acts): void {
  const { openChat } = useOurPlaying();
  useKeys(event => {
    const done = actOf(event);
    if (done?.type === 'card') acts.onCard?.(done.place);
    if (done?.type === 'go') acts.onGo?.();
    if (done?.type === 'swap') acts.onSwap?.();
    if (done?.type === 'chat') openChat();
    if (done?.type === 'mute') toggleMute();
    if (done?.type === 'keys') showKeys();
    return done !== undefined;
  });
}
