import { useSyncExternalStore } from 'react';
import { onPeek, peekNow, placePeek } from '../../match/zoom/peek.ts';
import { LargePicture } from './large-picture.tsx';
import style from './peek-picture.module.css';

/** How wide the picture is shown, in px, and how high a hex of that width is. */
const peekSize = { width: 360, height: 416 } as const;

/** Beside the card that the mouse rests on. Clicks pass through it. */
export function PeekPicture() {
  const peek = useSyncExternalStore(onPeek, peekNow);
  if (peek === undefined) return null;
  const place = placePeek(peek, peekSize, { width: innerWidth, height: innerHeight });
  return (
    <div className={style.peek} style={{ ...place, ...peekSize }} aria-hidden="true">
      <LargePicture picture={peek.picture} width={600} />
    </div>
  );
}
