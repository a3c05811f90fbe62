import { showKeys } from '../../match/menu/keys-sheet.tsx';
import { useKeys } from '../../match/use-keys.ts';
import { toggleMute } from '../../sound/sound.ts';
import { toggleCover } from '../players/cover.ts';
import type { BesideTab } from './beside.tsx';
import { actOf } from './keys.ts';

interface Acts {
  readonly onBeside: (tab: BesideTab) => void;
}

/** The keys that work wherever the focus is [UX-28]. */
export function useGameKeys(acts: Acts): void {
  useKeys(event => {
    const done = actOf(event);
    if (done === 'cover') toggleCover();
    else if (done === 'mute') toggleMute();
    else if (done === 'keys') showKeys();
    else if (done !== undefined) acts.onBeside(done);
    return done !== undefined;
  });
}
