import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import overlay from './overlay.module.css';

interface OverlayProps {
  readonly of: 'sanity' | 'reveal';
  /** The id of its heading. */
  readonly labelledBy: string;
  /** The label of its button. Without one it passes by itself, and taps go through it. */
  readonly goOn?: ReactNode;
  readonly onEnd: () => void;
  readonly className?: string | undefined;
  /** Behind everything. */
  readonly ground?: ReactNode;
  readonly children: ReactNode;
}

/** Covers everything for a moment. If it waits for a tap, it takes the tap: nothing below is hit. */
export function Overlay({ of, labelledBy, goOn, onEnd, className, ground, children }: OverlayProps) {
  const button = useRef<HTMLElement>(null);
  const waits = goOn !== undefined;
  useLayoutEffect(() => {
    if (!waits) return;
    const before = document.activeElement;
    button.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [waits]);
  return (
    <section
      ref={button}
      className={overlay.overlay}
      data-moment={of}
      data-waits={waits || undefined}
      aria-labelledby={labelledBy}
      onClick={waits ? onEnd : undefined}
      onKeyDown={event => {
        // The game must not get keys while this waits.
        event.stopPropagation();
        if (event.key === 'Escape') onEnd();
      }}
    >
      {ground}
      <div className={[overlay.stack, className].filter(Boolean).join(' ')}>
        {children}
        {waits && (
          <Button kind="primary" className={overlay.go}>
            {goOn}
          </Button>
        )}
      </div>
    </section>
  );
}
