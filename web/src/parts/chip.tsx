import type { Mark as MarkData } from '@lamplight/art/public';
import type { ReactNode } from 'react';
import style from './chip.module.css';
import { Mark } from './mark.tsx';

interface ChipProps {
  readonly children: ReactNode;
  readonly mark?: MarkData | undefined;
  /** `lit`: look here now. `urgent`: the last seconds. */
  readonly kind?: 'lit' | 'urgent' | undefined;
}

export function Chip({ children, mark, kind }: ChipProps) {
  return (
    <span className={[style.chip, kind && style[kind]].filter(Boolean).join(' ')}>
      {mark && <Mark of={mark} size={16} />}
      {children}
    </span>
  );
}
