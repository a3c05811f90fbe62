import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Link } from './link.tsx';

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button. It leads somewhere, so it can be opened in a new tab. */
export function ButtonLink({ kind, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ kind, size, isWide }, className)} />;
}
