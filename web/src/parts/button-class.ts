import style from './button.module.css';

const buttonKinds = ['primary', 'plain', 'ghost', 'quiet', 'danger', 'done'] as const;
type ButtonKind = (typeof buttonKinds)[number];

export interface ButtonLook {
  /** At most one `primary` a screen: what is lit is what to do. `done`: what I have already said yes to. */
  readonly kind?: ButtonKind | undefined;
  readonly size?: 'big' | 'small' | undefined;
  readonly isWide?: boolean | undefined;
}

/** How a button looks, for whatever is one: a button, a link, the handle of a menu. */
export const buttonClass = ({ kind = 'plain', size, isWide = false }: ButtonLook, more?: string): string =>
  [style.button, style[kind], size && style[size], isWide && style.wide, more].filter(Boolean).join(' ');
