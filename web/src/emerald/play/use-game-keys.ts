import { useEffect, useRef } from 'react';
import { isTaken } from '../../match/is-taken.ts';
import { showKeys } from '../../match/keys-sheet.tsx';
import { toggleMute } from '../../sound/sound.ts';
import { toggleCover } from '../players/cover.ts';
import type { BesideTab } from './beside.tsx';
import { actOf } from './keys.ts';

interface Acts {
  readonly onBeside: (tab: BesideTab) => void;
  readonly onCard: ((place: number) => void) | undefined;
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
      const { onBeside, onCard } = latest.current;
      if (done.act === 'card') onCard?.(done.place);
      else if (done.act === 'cover') toggleCover();
      else if (done.act === 'mute') toggleMute();
      else if (done.act === 'keys') showKeys();
      else onBeside(done.act);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
