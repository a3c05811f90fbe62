import type { CellId, View } from '@lamplight/shadows/public';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Camera, firstBox, freeCorner } from '../geometry/camera.ts';
import { rows } from '../geometry/geometry.ts';
import style from './board.module.css';
import { Overview } from './camera/overview.tsx';
import { useDirector } from './camera/use-director.ts';
import { useTouch } from './camera/use-touch.ts';
import type { CellLooks, TeamPath, TokenPlace } from './cells/looks.ts';
import { Pictures } from './cells/pictures.tsx';
import { FocusRing } from './focus-ring.tsx';
import { actOf } from './keys.ts';
import { Above } from './pieces/above.tsx';
import { Row } from './row.tsx';

export interface BoardProps {
  readonly cells: View['cells'];
  /** What the board is, for screen readers. */
  readonly label: string;
  readonly looks?: CellLooks | undefined;
  /** Where figures stand, for the overview. Keyboard focus begins at the first. */
  readonly places: readonly CellId[];
  readonly tokens?: readonly TokenPlace[] | undefined;
  /** Drawn over the board with every stop numbered. A path begins with the cell where it starts. */
  readonly journeys?: readonly TeamPath[] | undefined;
  /** The whole board, or as close as these cells allow. A change is animated. */
  readonly camera?: Camera | undefined;
  /** Pinch, wheel and drag move the camera, a double tap puts it back. */
  readonly isPanable?: boolean | undefined;
  readonly showsOverview?: boolean | undefined;
  readonly onTap?: ((cell: CellId) => void) | undefined;
  /** A long press, or Z. A hold with a finger lasts until it is lifted: see `openZoom`. */
  readonly onHold?: ((cell: CellId) => void) | undefined;
  /** Shift and Enter. */
  readonly onVote?: ((cell: CellId) => void) | undefined;
  /** What a cell is called: see `names.ts`. */
  readonly nameOf: (cell: CellId) => string;
  /** What stands on it: `Standing`, or a part that shows one. */
  readonly children?: ReactNode;
}

const inOrder = rows.flat();

/** The board. It knows no rules: it shows what it is told and reports what people do to it. */
export const Board = memo(function Board(props: BoardProps) {
  const { cells, label, looks, places, tokens, journeys, camera = 'whole', isPanable = false, nameOf } = props;
  const pictures = useMemo(() => inOrder.map(cell => cells[cell]?.picture).filter(id => id != null), [cells]);
  const { director, scene, svg, overview, isMoved, pictureWidth } = useDirector(camera, pictures);
  useTouch(svg, director, { onTap: props.onTap, onHold: props.onHold, isPanable });
  const [isFocused, setFocused] = useState(false);
  const [stop, setStop] = useState<CellId>(places[0] ?? '0,0');

  const cellOf = (target: EventTarget): CellId | undefined =>
    target instanceof Element ? target.closest<SVGGElement>('[data-cell]')?.dataset.cell : undefined;

  const press = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    const act = cell === undefined ? undefined : actOf(cell, event);
    if (cell === undefined || act === undefined) return;
    event.preventDefault();
    if (act.type === 'tap') props.onTap?.(cell);
    if (act.type === 'vote') props.onVote?.(cell);
    if (act.type === 'hold') props.onHold?.(cell);
    if (act.type !== 'go') return;
    svg.current?.querySelector<SVGGElement>(`[data-cell="${act.to}"]`)?.focus({ preventScroll: true });
    director.reveal(act.to);
  };

  /** Pointers are handled already. Only the click of a screen reader comes without pointer events. */
  const click = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (event.detail === 0 && cell !== undefined) props.onTap?.(cell);
  };

  const look = useCallback(() => (director.isMoved ? director.reset() : director.showWhole()), [director]);
  const names = useMemo(() => rows.map(row => row.map(nameOf)), [nameOf]);
  return (
    <div className={style.frame}>
      <div ref={scene} className={style.scene} data-scene="">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no table */}
        <svg
          ref={svg}
          className={style.board}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked over and played
          role="grid"
          aria-label={label}
          viewBox={firstBox}
          data-pan={isPanable ? (isMoved || camera !== 'whole' ? 'free' : 'rest') : 'none'}
          onKeyDown={press}
          onClick={click}
          onFocus={event => {
            setStop(cellOf(event.target) ?? stop);
            setFocused(event.target.matches(':focus-visible'));
          }}
          onBlur={() => setFocused(false)}
        >
          <Pictures order={inOrder} cells={cells} width={pictureWidth} />
          {rows.map((row, n) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of the board are their places
              key={n}
              number={n + 1}
              row={row}
              cells={cells}
              looks={row.map(cell => looks?.[cell])}
              names={names[n] ?? []}
              stop={row.includes(stop) ? stop : undefined}
            />
          ))}
        </svg>
        {/* Drawings of their own: otherwise motion over the board would repaint all its pictures. */}
        <svg className={style.above} viewBox={firstBox} aria-hidden="true">
          <Above looks={looks} tokens={tokens} journeys={journeys} />
        </svg>
        {props.children}
        <div className={style.pieces} aria-hidden="true">
          {isFocused && <FocusRing at={stop} />}
        </div>
      </div>
      {props.showsOverview === true && (
        <Overview
          cells={cells}
          lit={inOrder.filter(cell => looks?.[cell]?.light === 'lit')}
          places={places}
          frame={overview}
          corner={freeCorner(camera)}
          isMoved={isMoved}
          onTap={look}
        />
      )}
    </div>
  );
});
