import { emeraldSymbols } from '@lamplight/art/public';
import { Mark } from '../../parts/mark.tsx';

export type SymbolName = keyof typeof emeraldSymbols;

interface SymbolProps {
  readonly of: SymbolName;
  /** Its height in pixels. */
  readonly size?: number | undefined;
  /** Only if it stands alone: beside words it is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** One of the symbols of cards and board, in the colour of the text around it. */
export function GameSymbol({ of, size = 20, ...props }: SymbolProps) {
  return <Mark of={emeraldSymbols[of]} size={size} {...props} />;
}
