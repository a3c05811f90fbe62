import { shadowsMarks } from '@lamplight/art/public';
import { Mark } from '../../../parts/mark.tsx';
import style from './found-mark.module.css';

interface Props {
  readonly of: 'evidence' | 'police' | 'client';
  readonly size?: number | undefined;
}

/** What was found, beside words or a number that say it. */
export function FoundMark({ of, size = 26 }: Props) {
  return <Mark of={shadowsMarks[of]} size={size} className={style[of]} />;
}
