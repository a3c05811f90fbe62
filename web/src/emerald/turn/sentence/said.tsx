import type { CardId } from '@lamplight/emerald/public';
import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePeek } from '../../../match/zoom/use-peek.ts';
import { Sign } from '../../cards/piece.tsx';
import { zoomCard } from '../../cards/zoom/zoom-card.ts';
import { useNames } from '../../names/use-names.ts';
import { usePlaying } from '../../view/playing.ts';
import { leadingMark } from './leading-mark.ts';
import style from './said.module.css';
import type { SentenceValue, TurnSentence } from './turn-sentence.ts';

const isLine = (value: SentenceValue | TurnSentence): value is TurnSentence =>
  typeof value === 'object' && 'id' in value;

/** A sentence with cards as chips, cities emphasised, and players with their sign. */
export function Said({ line }: { readonly line: TurnSentence }) {
  const values = Object.entries(line.values ?? {}).map(([name, value]) => [name, <Spoken key={name} value={value} />]);
  const numbers = Object.entries(line.values ?? {}).filter(([, value]) => typeof value !== 'object');
  return (
    <FormattedMessage
      id={line.id}
      values={{
        ...Object.fromEntries(values),
        // Unformatted: plurals and selects read the numbers.
        ...Object.fromEntries(numbers),
        b: (chunks: ReactNode[]) => <b>{glued(chunks)}</b>,
      }}
    >
      {nodes => glued(nodes)}
    </FormattedMessage>
  );
}

/** Keeps a full stop or comma on the line of the card before it. */
function glued(nodes: ReactNode): ReactNode {
  const glue: ReactNode[] = [];
  for (const part of Children.toArray(nodes)) {
    const before = glue.at(-1);
    const mark = typeof part === 'string' ? leadingMark(part) : '';
    if (mark === '' || typeof part !== 'string' || !isOneCard(before)) {
      glue.push(part);
      continue;
    }
    glue.splice(
      -1,
      1,
      <span key={`glued ${glue.length}`} className={style.glued}>
        {before}
        {mark}
      </span>,
      part.slice(mark.length),
    );
  }
  return glue;
}

const isOneCard = (part: ReactNode): boolean => {
  if (!isValidElement<{ readonly value?: SentenceValue; readonly children?: ReactNode }>(part)) return false;
  // The library wraps its parts to give them keys.
  if (part.type === Fragment) return isOneCard(part.props.children);
  const { value } = part.props;
  return typeof value === 'object' && 'cards' in value && value.cards.length === 1;
};

function Spoken({ value }: { readonly value: SentenceValue | TurnSentence }) {
  const names = useNames();
  const { personOf } = usePlaying();
  if (typeof value !== 'object') return value;
  if (isLine(value)) return <Said line={value} />;
  if ('city' in value) return <span className={style.city}>{names.city(value.city, value.form)}</span>;
  if ('cards' in value) return <List>{value.cards.map((id, n) => [`${id} ${n}`, <CardChip key={id} id={id} />])}</List>;
  if ('days' in value)
    return (
      <List>
        {value.days.map(day => [
          day,
          <span key={day} className={style.player}>
            <Sign day={day} size={13} /> {personOf(day).name}
          </span>,
        ])}
      </List>
    );
  return (
    <List isEither={value.isEither}>
      {value.list.map((item, n) => [
        String(n),
        <span key={String(n)} className={style.item}>
          {item.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words in a row, which never change places
            <Fragment key={at}>
              {at > 0 && ' '}
              <Spoken value={part} />
            </Fragment>
          ))}
        </span>,
      ])}
    </List>
  );
}

interface ListProps {
  readonly children: readonly (readonly [string, ReactNode])[];
  readonly isEither?: true | undefined;
}

/** A list as the language writes it: a, b and c; or a, b or c. */
function List({ children, isEither }: ListProps) {
  const intl = useIntl();
  const byKey = new Map(children);
  const type = isEither === true ? 'disjunction' : 'conjunction';
  return intl.formatListToParts([...byKey.keys()], { type }).map(({ type: part, value }, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew each time
    <Fragment key={n}>{part === 'element' ? byKey.get(String(value)) : String(value)}</Fragment>
  ));
}

/** A card named in a sentence. A tap shows it large. */
function CardChip({ id }: { readonly id: CardId }) {
  const names = useNames();
  const peek = usePeek(id);
  return (
    <button type="button" className={style.card} onClick={() => zoomCard(id)} {...peek}>
      {names.card(id)}
    </button>
  );
}
