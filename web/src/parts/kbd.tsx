import style from './kbd.module.css';

export function Kbd({ children }: { readonly children: string }) {
  return <kbd className={style.kbd}>{children}</kbd>;
}
