import { houseMarks } from '@lamplight/art/public';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useIntl } from 'react-intl';
import { closeZoom, compareZoom, onZoomed, turnZoom, zoomedNow } from '../../match/zoom/store.ts';
import { useHeldFinger } from '../../match/zoom/use-held-finger.ts';
import { Button } from '../../parts/button.tsx';
import { Chip } from '../../parts/chip.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { LargePicture } from './large-picture.tsx';
import { PeekPicture } from './peek-picture.tsx';
import { Strip } from './strip.tsx';
import { useTexts } from './use-texts.ts';
import style from './zoom.module.css';
import { ZoomKeys } from './zoom-keys.tsx';

export { closeZoom, openZoom } from '../../match/zoom/store.ts';

interface Props {
  /** A button of the page's own for the picture that is shown: to choose it, say. */
  readonly action?: ((picture: string) => ReactNode) | undefined;
}

const keys: ReadonlyMap<string, () => void> = new Map([
  ['arrowleft', () => turnZoom(-1)],
  ['arrowright', () => turnZoom(1)],
  ['c', compareZoom],
  ['z', closeZoom],
]);

/** Any picture, large. Once a page; `openZoom` opens it. */
export function Zoom({ action }: Props) {
  const { formatMessage } = useIntl();
  const zoomed = useSyncExternalStore(onZoomed, zoomedNow);
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useRef({ x: 0, y: 0 });
  const texts = useTexts({ isWanted: zoomed !== undefined });
  useHeldFinger(zoomed);
  const isOpen = zoomed !== undefined;

  useLayoutEffect(() => {
    const frame = dialog.current;
    if (frame === null) return;
    if (isOpen && !frame.open) {
      frame.showModal();
      frame.focus();
    } else if (!isOpen && frame.open) frame.close();
  }, [isOpen]);

  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys.get(event.key.toLowerCase());
    if (act === undefined) return;
    event.preventDefault();
    // The page has keys of its own, with these letters too.
    event.stopPropagation();
    act();
  };
  const swiped = (event: PointerEvent) => {
    const [x, y] = [event.clientX - swipe.current.x, event.clientY - swipe.current.y];
    if (zoomed?.heldBy === undefined && Math.abs(x) > 40 && Math.abs(x) > Math.abs(y)) turnZoom(x < 0 ? 1 : -1);
  };
  const nameOf = (place: number) =>
    texts.get(zoomed?.pictures[place] ?? '') ??
    formatMessage({ id: 'zoom.place' }, { at: place + 1, of: zoomed?.pictures.length ?? 0 });

  const { pictures = [], at = 0, beside } = zoomed ?? {};
  const shown = beside === undefined ? [at] : [at, beside];
  return (
    <>
      <PeekPicture />
      <dialog
        ref={dialog}
        className={style.zoom}
        aria-label={formatMessage({ id: 'zoom.label' })}
        tabIndex={-1}
        onClose={closeZoom}
        onKeyDown={press}
      >
        {zoomed !== undefined && (
          <>
            <header className={style.head}>
              {zoomed.heldBy !== undefined && <Chip>{formatMessage({ id: 'zoom.hint.held' })}</Chip>}
              <IconButton
                className={style.close}
                mark={houseMarks.close}
                label={formatMessage({ id: 'zoom.close' })}
                onClick={closeZoom}
              />
            </header>
            {beside === undefined && <ZoomKeys hasMany={pictures.length > 1} />}
            <div
              className={style.stage}
              data-count={shown.length}
              onPointerDown={event => {
                swipe.current = { x: event.clientX, y: event.clientY };
              }}
              onPointerUp={swiped}
            >
              {shown.map(place => (
                <LargePicture key={place} picture={pictures[place] ?? ''} text={nameOf(place)} width={600} />
              ))}
            </div>
            {pictures.length > 1 && <Strip pictures={pictures} shown={shown} />}
            <div className={style.acts}>
              {pictures.length > 1 && (
                <Button kind={beside === undefined ? 'ghost' : 'done'} onClick={compareZoom}>
                  <Mark of={houseMarks.zoom} />
                  {formatMessage({ id: beside === undefined ? 'zoom.compare' : 'zoom.single' })}
                </Button>
              )}
              {action?.(pictures[at] ?? '')}
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
