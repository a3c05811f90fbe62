import type { CardId } from '@lamplight/emerald/public';
import type { ReactNode } from 'react';
import { Card } from '../cards/card.tsx';
import { GameSymbol, type SymbolName } from '../cards/symbol.tsx';
import style from './answer.module.css';

interface AnswerProps {
  readonly symbol?: SymbolName | undefined;
  /** The card it is given with. */
  readonly card?: CardId | undefined;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Green: it saves. Plain: it lets it happen. */
  readonly tone: 'saves' | 'plain' | 'legal';
  /** Given, and not answered by the server yet. */
  readonly isChosen?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onGive: () => void;
}

/** An answer is a whole sentence, with what comes of it. */
export function Answer({ symbol, card, title, text, tone, isChosen = false, isDisabled = false, onGive }: AnswerProps) {
  return (
    <button
      type="button"
      className={style.answer}
      data-tone={tone}
      aria-pressed={isChosen}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onGive();
      }}
    >
      {card !== undefined && (
        <span className={style.card}>
          <Card id={card} size="map" />
        </span>
      )}
      <span className={style.words}>
        <b>
          {symbol !== undefined && <GameSymbol of={symbol} size={22} />}
          <span>{title}</span>
        </b>
        {text !== undefined && <small>{text}</small>}
      </span>
    </button>
  );
}
