import style from './target-sign.module.css';

/** The brackets in secret ink, as they stand round the target on the board. */
export function TargetSign() {
  return (
    <svg className={style.sign} viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      <circle cx={12} cy={12} r={2.2} />
    </svg>
  );
}
