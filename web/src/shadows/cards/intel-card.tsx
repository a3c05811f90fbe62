import type { CardId, Team } from '@lamplight/shadows/public';
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { usePeek } from '../../match/zoom/use-peek.ts';
import { usePress } from '../../match/zoom/use-press.ts';
import { MarkParts } from '../../parts/mark.tsx';
import { easeSpring, lasting } from '../board/camera/motion.ts';
import { pictureAt } from '../board/cells/picture-width.ts';
import {
  cardFrame,
  cardPath,
  cardSize,
  emblemMark,
  emblemUnit,
  fallFrom,
  fallTime,
  takenDash,
  takenShade,
} from '../drawings/taken-card.ts';
import { hexPath } from '../geometry/geometry.ts';
import style from './intel-card.module.css';

export const cardStates = ['available', 'selected', 'taken', 'new', 'locked', 'given', 'unsent'] as const;
export type CardState = (typeof cardStates)[number];

export interface IntelCardProps {
  readonly id: CardId;
  readonly state: CardState;
  /** Which of the chosen ones it is: 1 or 2. */
  readonly number?: number | undefined;
  /** The team that may be first; with `taken`, the team that was. */
  readonly rival?: Team | undefined;
  /** Whether the worker has shown already how its emblem fell. */
  readonly hasFallen?: boolean | undefined;
  /** The name of the card for screen readers. Its state is added. */
  readonly label: string;
  readonly onTap?: ((id: CardId) => void) | undefined;
  /** A long press, or Z: see `openZoom`. */
  readonly onHold?: ((id: CardId) => void) | undefined;
}

const focus = hexPath(1.12);

/** A box centred on the origin. */
const boxOf = (width: number, height: number): string =>
  [-width / 2, -height / 2, width, height].map(each => Math.round(each * 1e3) / 1e3).join(' ');
const cardBox = boxOf(cardSize.width, cardSize.height);
const emblemBox = boxOf(cardSize.width / emblemUnit, cardSize.height / emblemUnit);

/**
 * The worker draws a taken card too, before this does. So its look is defined where both read it, and not in the
 * stylesheet.
 */
const takenStyles = {
  shade: { fillOpacity: takenShade },
  frame: { strokeDasharray: takenDash.join(' ') },
} as const;

/** An intel card: a hex like the cells it hints at. It fills the width of its container. */
export const IntelCard = memo(function IntelCard(props: IntelCardProps) {
  const { id, state, number, rival, hasFallen = false, onTap, onHold } = props;
  const canTap = state === 'available' || state === 'selected' || state === 'new' || state === 'given';
  const press = usePress(id, {
    onTap: canTap && onTap !== undefined ? () => onTap(id) : undefined,
    onHold: onHold === undefined ? undefined : () => onHold(id),
  });
  const peek = usePeek(state === 'taken' ? undefined : id);
  const said = useLabel(props);
  const taken = state === 'taken' ? takenStyles : undefined;
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
      <svg viewBox={cardBox} aria-hidden="true">
        <image
          className={style.picture}
          href={pictureAt(id, state === 'given' ? 600 : 320)}
          x={-50}
          y={-57.74}
          width={100}
          height={115.47}
          preserveAspectRatio="xMidYMid slice"
        />
        <path className={style.shade} d={cardPath} style={taken?.shade} />
        <path className={style.frame} d={cardFrame.path} strokeWidth={cardFrame.width} style={taken?.frame} />
        <path className={style.focus} d={focus} />
        {state === 'selected' && number !== undefined && (
          <g transform="translate(0 -48)">
            <circle className={style.disc} r={15} />
            <text className={style.number} y={7.4}>
              {number}
            </text>
          </g>
        )}
      </svg>
      {rival !== undefined && <RivalEmblem rival={rival} card={id} state={state} hasFallen={hasFallen} />}
    </button>
  );
});

interface RivalEmblemProps {
  readonly rival: Team;
  readonly card: CardId;
  readonly state: CardState;
  readonly hasFallen: boolean;
}

const high = { opacity: 0, transform: `scale(${fallFrom})` };

/**
 * Drawn on every card in advance, since there is little time when it is needed. It slams onto a card that the rival
 * took.
 */
function RivalEmblem({ rival, card, state, hasFallen }: RivalEmblemProps) {
  const emblem = useRef<SVGSVGElement>(null);
  const fell = useRef(hasFallen);
  fell.current = hasFallen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another card that was taken it falls again
  useLayoutEffect(() => {
    const duration = lasting(fallTime);
    if (state !== 'taken' || duration === 0 || fell.current) return;
    const motion = emblem.current?.animate([high, {}], { duration, easing: easeSpring });
    return () => motion?.cancel();
  }, [card, state]);
  return (
    <svg
      ref={emblem}
      className={`${style.emblem} ${style[rival]}`}
      viewBox={emblemBox}
      data-state={state}
      aria-hidden="true"
    >
      <MarkParts of={emblemMark(rival)} />
    </svg>
  );
}

function useLabel({ state, label, number, rival }: IntelCardProps): string {
  const { formatMessage } = useIntl();
  if (state === 'selected' && number !== undefined) return formatMessage({ id: 'card.chosen' }, { label, number });
  if (state === 'taken' && rival !== undefined) return formatMessage({ id: 'card.taken' }, { label, team: rival });
  if (state === 'new' || state === 'locked' || state === 'unsent')
    return formatMessage({ id: `card.${state}` }, { label });
  return label;
}
