import style from './button.module.css';

const buttonKinds = ['primary', 'plain', 'ghost', 'quiet', 'danger', 'done'] as const;
type ButtonKind = (typeof buttonKinds)[number];

export interface ButtonLook {
  /** At most one `primary` on a screen: the lit button is what to do. `done`: I have said yes already. */
  readonly kind?: ButtonKind | undefined;
  readonly size?: 'big' | 'small' | undefined;
  readonly isWide?: boolean | undefined;
}

/** The look of a button, for anything that looks like one: a button, a link, the handle of a menu. */
export const buttonClass = ({ kind = 'plain', size, isWide = false }: ButtonLook, more?: string): string =>
  [style.button, style[kind], size && style[size], isWide && style.wide, more].filter(Boolean).join(' ');
