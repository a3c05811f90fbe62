import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import overlay from './overlay.module.css';

interface OverlayProps {
  readonly of: 'sanity' | 'reveal';
  /** The heading that names it. */
  readonly labelledBy: string;
  /** The word on its button; without one it passes by itself, and taps go through it. */
  readonly goOn?: ReactNode;
  readonly onEnd: () => void;
  readonly className?: string | undefined;
  /** Behind everything. */
  readonly ground?: ReactNode;
  readonly children: ReactNode;
}

/** Over everything for a moment. Where it waits for a tap it takes the tap: nothing below is hit by it. */
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
        // Nothing of the game hears a key while this waits.
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
