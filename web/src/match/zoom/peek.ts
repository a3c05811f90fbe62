import { createStore } from '../../store/store.ts';

/** The picture that the mouse rests on, shown beside it. */
export type Peek = {
  readonly picture: string;
  /** Where the card is on the page. */
  readonly beside: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
};

type Size = { readonly width: number; readonly height: number };

const gap = 16;

const peek = createStore<Peek | undefined>(undefined);

export const peekNow = peek.now;
export const onPeek = peek.onChange;
export const showPeek = peek.set;

/** On the side with more room, and wholly within the window. */
export function placePeek({ beside }: Peek, size: Size, room: Size) {
  const isLeft = beside.left > room.width - beside.right;
  const left = isLeft ? beside.left - gap - size.width : beside.right + gap;
  const top = (beside.top + beside.bottom - size.height) / 2;
  return {
    left: Math.max(gap, Math.min(left, room.width - size.width - gap)),
    top: Math.max(gap, Math.min(top, room.height - size.height - gap)),
  };
}
