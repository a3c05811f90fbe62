import type { CardId, CityId, Day } from '@lamplight/emerald/public';
import { Fragment, type ReactNode, useMemo } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { GameSymbol } from '../cards/symbol.tsx';
import { useNames } from '../names/use-names.ts';
import type { EmeraldLogEntry } from './entries.ts';
import style from './line.module.css';
import { PlayerName } from './player-name.tsx';
import type { Sentence } from './sentence.ts';
import { idOf, type Makers, valuesOf } from './values.ts';

export interface LogNames {
  readonly nameOf: (day: Day) => string;
  /** A card was tapped. Without it cards are plain words. */
  readonly onCard?: ((card: CardId) => void) | undefined;
  /** A city is pointed at, or no longer. Without it cities are plain words. */
  readonly onCity?: ((city: CityId | undefined) => void) | undefined;
}

interface LogLineProps extends LogNames {
  readonly entry: EmeraldLogEntry;
  /** Also shows the details that few people read. */
  readonly hasSmallPrint?: boolean | undefined;
}

/** One move with what came of it. */
export function LogLine({ entry, hasSmallPrint = false, ...names }: LogLineProps) {
  const { head, follows, small, isUndone, isQuiet } = entry;
  const shown = hasSmallPrint ? [...follows, ...small] : follows;
  const line = (
    <>
      <SentenceLine sentence={head} {...names} />
      {isUndone && (
        <span className={style.undone}>
          <FormattedMessage id="emerald.log.undone" />
        </span>
      )}
    </>
  );
  return (
    <div className={style.entry} data-quiet={isQuiet || undefined} data-undone={isUndone || undefined}>
      <p className={style.head}>{isUndone ? <s>{line}</s> : line}</p>
      {shown.length > 0 && !isUndone && (
        <ul className={style.follows}>
          {shown.map((sentence, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes
            <li key={n} data-small={small.includes(sentence) || undefined} data-mine={sentence.isMine || undefined}>
              {sentence.isMine && <GameSymbol of="eye" size={14} />}
              <SentenceLine sentence={sentence} {...names} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SentenceLineProps extends LogNames {
  readonly sentence: Sentence;
}

/** A sentence whose cards and cities can be tapped. */
export function SentenceLine({ sentence, nameOf, onCard, onCity }: SentenceLineProps) {
  const names = useNames();
  const make = useMemo<Makers<ReactNode>>(
    () => ({
      player: day => <PlayerName day={day} name={nameOf(day)} />,
      city: (id, form) => <CityWord city={id} text={names.city(id, form)} onCity={onCity} />,
      card: id => <CardWord card={id} text={names.card(id)} onCard={onCard} />,
      faction: faction => (
        <span className={style.side} data-faction={faction}>
          <GameSymbol of={faction} size={14} />
          <FormattedMessage id="emerald.log.side" values={{ faction }} />
        </span>
      ),
      say: (id, values) => <FormattedMessage id={id} values={values} />,
      list: items => <Listed items={items} />,
    }),
    [names, nameOf, onCard, onCity],
  );
  return <FormattedMessage id={idOf(sentence)} values={valuesOf(sentence, make)} />;
}

/** As the language writes lists. */
function Listed({ items }: { readonly items: readonly ReactNode[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes
  return <FormattedList type="conjunction" value={items.map((part, n) => <Fragment key={n}>{part}</Fragment>)} />;
}

interface CardWordProps {
  readonly card: CardId;
  readonly text: string;
  readonly onCard: LogNames['onCard'];
}

function CardWord({ card, text, onCard }: CardWordProps) {
  if (onCard === undefined) return <span className={style.card}>{text}</span>;
  return (
    <button type="button" className={style.card} onClick={() => onCard(card)}>
      {text}
    </button>
  );
}

interface CityWordProps {
  readonly city: CityId;
  readonly text: string;
  readonly onCity: LogNames['onCity'];
}

function CityWord({ city, text, onCity }: CityWordProps) {
  if (onCity === undefined) return <span className={style.city}>{text}</span>;
  return (
    <button
      type="button"
      className={style.city}
      onClick={() => onCity(city)}
      onPointerEnter={() => onCity(city)}
      onPointerLeave={() => onCity(undefined)}
      onFocus={() => onCity(city)}
      onBlur={() => onCity(undefined)}
    >
      {text}
    </button>
  );
}
