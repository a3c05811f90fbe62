import { type Gesture, type GestureHandlers, type GesturePoint, gesture } from './gesture.ts';

export interface PressHandlers {
  readonly onTap?: (() => void) | undefined;
  readonly onHold?: ((from: GesturePoint, pointer: number) => void) | undefined;
}

export interface Press extends Omit<Gesture, 'down'> {
  /** Only the first finger of a touch may play [UX-18]. */
  down(pointer: number, at: GesturePoint, of: { readonly isPrimary: boolean }): void;
  /** The browser's click, which ends a touch. A key or a screen reader clicks without a touch. */
  click(by: 'finger' | 'key'): void;
  /** The button now stands for something else: a finger that is already down was meant for the one before. */
  turn(): void;
}

/** A button that can be held as well as tapped. A click plays, unless it ends a hold or a drag [UX-10]. */
export function press(handlers: () => PressHandlers): Press {
  let isSpent = false;
  const spend = () => {
    isSpent = true;
  };
  const fingers = gesture((): GestureHandlers => {
    const { onHold } = handlers();
    return {
      ...(onHold && {
        onHold: (from: GesturePoint, pointer: number) => {
          spend();
          onHold(from, pointer);
        },
      }),
      onDrag: spend,
      onPinch: spend,
    };
  });
  return {
    ...fingers,
    down: (pointer, at, { isPrimary }) => {
      isSpent = !isPrimary;
      fingers.down(pointer, at);
    },
    click: by => {
      if (by === 'key' || !isSpent) handlers().onTap?.();
      isSpent = false;
    },
    turn: () => {
      fingers.cancel();
      spend();
    },
  };
}
