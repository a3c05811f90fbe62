import { useEffect, useRef } from 'react';
import { isTaken } from '../../match/is-taken.ts';
import { showKeys } from '../../match/keys-sheet.tsx';
import { toggleMute } from '../../sound/sound.ts';
import { toggleCover } from '../players/cover.ts';
import type { BesideTab } from './beside.tsx';
import { actOf } from './keys.ts';

interface Acts {
  readonly onBeside: (tab: BesideTab) => void;
}

/** The keys that work wherever the focus is [UX-28]. */
export function useGameKeys(acts: Acts): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTaken(event.target)) return;
      const done = actOf(event);
      if (done === undefined) return;
      event.preventDefault();
      if (done === 'cover') toggleCover();
      else if (done === 'mute') toggleMute();
      else if (done === 'keys') showKeys();
      else latest.current.onBeside(done);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
