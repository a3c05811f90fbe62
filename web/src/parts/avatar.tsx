import { houseMarks } from '@lamplight/art/public';
import type { CSSProperties } from 'react';
import style from './avatar.module.css';
import { initialsOf, pastelOf } from './initials.ts';
import { Mark } from './mark.tsx';

interface AvatarProps {
  readonly name: string;
  readonly memberId: string;
  /** From `initialsOf` of everyone at the table. Defaults to the first letter. */
  readonly initials?: string | undefined;
  readonly isBot?: boolean | undefined;
  /** A dot: present. A ring: away. Hidden from screen readers, so say it in words beside it. */
  readonly presence?: 'here' | 'away' | undefined;
  readonly size?: 'small' | undefined;
}

export function Avatar({ name, memberId, initials, isBot = false, presence, size }: AvatarProps) {
  const letters = initials ?? initialsOf([name])[0] ?? '?';
  const classes = [style.avatar, isBot && style.bot, size && style[size], letters.length > 1 && style.two];
  return (
    <span
      className={classes.filter(Boolean).join(' ')}
      style={{ '--pastel': `var(--person-${pastelOf(memberId)})` } as CSSProperties}
      aria-hidden="true"
    >
      {isBot ? <Mark of={houseMarks.bot} size={size === 'small' ? 14 : 20} /> : letters}
      {presence !== undefined && <span className={style[presence]} />}
    </span>
  );
}
