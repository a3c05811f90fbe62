import style from './lantern.module.css';

/** The lamp, and the light that falls from it on the pictures. */
export function Lantern() {
  return (
    <>
      <div className={style.cone} />
      <svg className={style.lantern} viewBox="0 0 54 62" aria-hidden="true">
        <path className={style.rod} d="M27 0V14" />
        <path className={style.roof} d="M12 24L27 10L42 24Z" />
        <path className={style.glass} d="M15 26H39L34 54H20Z" />
        <path className={style.bars} d="M27 26V54M21 26L23 54M33 26L31 54" />
        <path className={style.foot} d="M18 55H36" />
      </svg>
    </>
  );
}
