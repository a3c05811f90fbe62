import { shadowsMarks } from '@lamplight/art/public';
import type { CardId, Team } from '@lamplight/shadows/public';
import { type KeyboardEvent, memo } from 'react';
import { useIntl } from 'react-intl';
import { MarkParts } from '../../parts/mark.tsx';
import { hexPath } from '../board/geometry.ts';
import { pictureAt } from '../board/picture-width.ts';
import { usePeek } from '../zoom/use-peek.ts';
import style from './intel-card.module.css';
import { usePress } from './use-press.ts';

export const cardStates = ['available', 'selected', 'taken', 'new', 'locked', 'given', 'unsent'] as const;
export type CardState = (typeof cardStates)[number];

export interface IntelCardProps {
  readonly id: CardId;
  readonly state: CardState;
  /** Which of the chosen ones it is: 1 or 2. */
  readonly number?: number | undefined;
  /** Who was first, with `taken`. */
  readonly takenBy?: Team | undefined;
  /** What it is called, for those who hear it; what has become of it is added. */
  readonly label: string;
  readonly onTap?: ((id: CardId) => void) | undefined;
  /** A long press, or Z: see `openZoom`. */
  readonly onHold?: ((id: CardId) => void) | undefined;
}

const picture = hexPath(1);
const frame = hexPath(0.985);
const focus = hexPath(1.12);

/** An intel card: a hex like the cells it hints at. It fills the width it is given. */
export const IntelCard = memo(function IntelCard(props: IntelCardProps) {
  const { id, state, number, takenBy, onTap, onHold } = props;
  const canTap = state === 'available' || state === 'selected' || state === 'new' || state === 'given';
  const press = usePress(id, {
    onTap: canTap && onTap !== undefined ? () => onTap(id) : undefined,
    onHold: onHold === undefined ? undefined : () => onHold(id),
  });
  const peek = usePeek(state === 'taken' ? undefined : id);
  const said = useLabel(props);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onHold?.(id);
  };
  return (
    <button
      type="button"
      className={style.card}
      data-state={state}
      data-card={id}
      aria-label={said}
      aria-pressed={state === 'given' ? undefined : state === 'selected'}
      aria-disabled={!canTap || undefined}
      onKeyDown={pressKey}
      {...press}
      {...peek}
    >
      <svg viewBox="-52 -61 104 122" aria-hidden="true">
        <image
          className={style.picture}
          href={pictureAt(id, state === 'given' ? 600 : 320)}
          x={-50}
          y={-57.74}
          width={100}
          height={115.47}
          preserveAspectRatio="xMidYMid slice"
        />
        <path className={style.shade} d={picture} />
        <path className={style.frame} d={frame} />
        <path className={style.focus} d={focus} />
        {state === 'taken' && takenBy !== undefined && (
          <g key={id} className={style[takenBy]}>
            <g className={style.emblem}>
              <MarkParts of={shadowsMarks[`emblem-${takenBy}`]} />
            </g>
          </g>
        )}
        {state === 'selected' && number !== undefined && (
          <g transform="translate(0 -48)">
            <circle className={style.disc} r={15} />
            <text className={style.number} y={7.4}>
              {number}
            </text>
          </g>
        )}
      </svg>
    </button>
  );
});

function useLabel({ state, label, number, takenBy }: IntelCardProps): string {
  const { formatMessage } = useIntl();
  if (state === 'selected' && number !== undefined) return formatMessage({ id: 'card.chosen' }, { label, number });
  if (state === 'taken' && takenBy !== undefined) return formatMessage({ id: 'card.taken' }, { label, team: takenBy });
  if (state === 'new' || state === 'locked' || state === 'unsent')
    return formatMessage({ id: `card.${state}` }, { label });
  return label;
}
