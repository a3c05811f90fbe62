import { useSyncExternalStore } from 'react';
import { LargePicture } from './large-picture.tsx';
import { onPeek, peekNow, peekSize, placePeek } from './peek.ts';
import style from './peek-picture.module.css';

/** Beside the card that the mouse rests on; it lets every click through. */
export function PeekPicture() {
  const peek = useSyncExternalStore(onPeek, peekNow);
  if (peek === undefined) return null;
  const place = placePeek(peek, { width: innerWidth, height: innerHeight });
  return (
    <div className={style.peek} style={{ ...place, ...peekSize }} aria-hidden="true">
      <LargePicture picture={peek.picture} width={600} />
    </div>
  );
}
