import type { CardId } from '@lamplight/shadows/public';
import { memo, type Ref, useCallback, useLayoutEffect, useRef } from 'react';
import { easeOut, lasting } from '../board/camera/motion.ts';
import style from './hand.module.css';
import { type CardState, IntelCard, type IntelCardProps } from './intel-card.tsx';
import { type HandCard, type Holding, shownIn } from './places.ts';
import { useFetched } from './use-fetched.ts';
import { usePlaces } from './use-places.ts';

export const handLayouts = ['5+5', '3-2-3-2'] as const;
export type HandLayout = (typeof handLayouts)[number];

export interface HandProps {
  readonly ref?: Ref<HTMLUListElement> | undefined;
  /** The available cards, in the order of their places. */
  readonly cards: readonly CardId[];
  /** In the order they were chosen. */
  readonly selected?: readonly CardId[] | undefined;
  /** Sent to the server, and not answered yet. */
  readonly unsent?: readonly CardId[] | undefined;
  /** The team is moving: the cards can be looked at, but not taken. */
  readonly isLocked?: boolean | undefined;
  /** What the rival holds: a card that goes there was snatched. */
  readonly rival?: Holding | undefined;
  /** Snatched cards that the worker has shown already. */
  readonly fallen?: ReadonlySet<CardId> | undefined;
  readonly layout: HandLayout;
  /** The name of the list. */
  readonly label: string;
  /** The name of a card by its place, counted from 1. */
  readonly labelOf: (card: CardId, place: number) => string;
  readonly onTap?: ((card: CardId) => void) | undefined;
  readonly onHold?: ((card: CardId) => void) | undefined;
}

const rowLengths: Readonly<Record<HandLayout, readonly number[]>> = { '5+5': [5, 5], '3-2-3-2': [3, 2, 3, 2] };

/** Ten cards in a honeycomb. A card's place never changes while it lies there: fingers remember places. */
export function Hand(props: HandProps) {
  const { cards, rival, layout, label, labelOf, selected = [] } = props;
  const { places, now } = usePlaces(cards, rival);
  useFetched(cards);
  const latest = useRef(props);
  latest.current = props;
  // Stable callbacks, so that no card renders again when the page passes new functions at every step.
  const tap = useCallback((card: CardId) => latest.current.onTap?.(card), []);
  const hold = useCallback((card: CardId) => latest.current.onHold?.(card), []);
  let first = 0;
  return (
    <ul ref={props.ref} className={style.hand} data-layout={layout} aria-label={label}>
      {rowLengths[layout].map((length, row) => {
        const start = first;
        first += length;
        return places.slice(start, start + length).map((place, n) => {
          const shown = shownIn(place, now);
          const state = stateOf(shown, props);
          const number = selected.indexOf(shown.card) + 1;
          return (
            <PlaceOfCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is what stays
              key={start + n}
              row={row}
              column={n}
              id={shown.card}
              isNew={shown.state === 'new'}
              state={state}
              number={number > 0 ? number : undefined}
              rival={rival?.team}
              hasFallen={props.fallen?.has(shown.card)}
              label={labelOf(shown.card, start + n + 1)}
              onTap={props.onTap && tap}
              onHold={props.onHold && hold}
            />
          );
        });
      })}
    </ul>
  );
}

/** Milliseconds that a new card takes to arrive. */
const arrival = 320;

interface PlaceOfCardProps extends IntelCardProps {
  readonly row: number;
  readonly column: number;
  readonly isNew: boolean;
}

/** One place, in which a card may arrive. The place stays mounted, so it keeps the focus. */
const PlaceOfCard = memo(function PlaceOfCard({ row, column, isNew, ...card }: PlaceOfCardProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one new card after another arrives as well
  useLayoutEffect(() => {
    const duration = lasting(arrival);
    if (!isNew || duration === 0) return;
    const from = { opacity: 0, transform: 'translateY(-40%)' };
    const motion = box.current?.animate([from, {}], { duration, easing: easeOut });
    return () => motion?.cancel();
  }, [card.id, isNew]);
  return (
    <li className={style.place} data-row={row} style={{ gridArea: areaOf(row, column) }}>
      <div ref={box}>
        <IntelCard {...card} />
      </div>
    </li>
  );
});

/** A column is half a card: every other row is shifted by one column. */
function areaOf(row: number, n: number): string {
  return `${row + 1} / ${(row % 2 === 1 ? 2 : 1) + 2 * n} / auto / span 2`;
}

function stateOf(shown: HandCard, { selected = [], unsent = [], isLocked = false }: HandProps): CardState {
  if (shown.state === 'taken') return 'taken';
  if (unsent.includes(shown.card)) return 'unsent';
  if (isLocked) return 'locked';
  if (selected.includes(shown.card)) return 'selected';
  return shown.state === 'new' ? 'new' : 'available';
}
