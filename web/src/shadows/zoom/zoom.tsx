import { houseMarks } from '@lamplight/art/public';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { closeZoom, compareZoom, turnZoom } from '../../match/zoom/store.ts';
import { useZoomFrame } from '../../match/zoom/use-zoom-frame.ts';
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
  /** A button of the page for the picture that is shown, to choose it for example. */
  readonly action?: ((picture: string) => ReactNode) | undefined;
}

const keys: ReadonlyMap<string, () => void> = new Map([
  ['arrowleft', () => turnZoom(-1)],
  ['arrowright', () => turnZoom(1)],
  ['c', compareZoom],
  ['z', closeZoom],
]);

/** Shows any picture large. Render it once in a page; `openZoom` opens it. */
export function Zoom({ action }: Props) {
  const { formatMessage } = useIntl();
  const { zoomed, frame, press, swipe } = useZoomFrame(event => keys.get(event.key.toLowerCase()));
  const texts = useTexts({ isWanted: zoomed !== undefined });
  const nameOf = (place: number) =>
    texts.get(zoomed?.pictures[place] ?? '') ??
    formatMessage({ id: 'zoom.place' }, { at: place + 1, of: zoomed?.pictures.length ?? 0 });

  const { pictures = [], at = 0, beside } = zoomed ?? {};
  const shown = beside === undefined ? [at] : [at, beside];
  return (
    <>
      <PeekPicture />
      <dialog {...frame} onKeyDown={press} className={style.zoom} aria-label={formatMessage({ id: 'zoom.label' })}>
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
            <div className={style.stage} data-count={shown.length} {...swipe}>
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
