import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Sent, and not answered yet. It keeps its label and its focus, and a second tap does nothing. */
    readonly isBusy?: boolean | undefined;
  };

export function Button({ kind, size, isWide, isBusy = false, className, onClick, ...rest }: ButtonProps) {
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      className={buttonClass({ kind, size, isWide }, className)}
      onClick={tap}
    />
  );
}
