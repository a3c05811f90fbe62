import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { chooseZoom } from '../../match/zoom/store.ts';
import { LargePicture } from './large-picture.tsx';
import style from './strip.module.css';

interface Props {
  readonly pictures: readonly string[];
  /** The indexes of those that are shown large. */
  readonly shown: readonly number[];
}

/** All pictures, small, with the large ones marked. */
export function Strip({ pictures, shown }: Props) {
  const { formatMessage } = useIntl();
  const strip = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1);
  useEffect(() => {
    const chosen = newest === undefined ? undefined : strip.current?.children[newest];
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, [newest]);
  return (
    <div ref={strip} className={style.strip}>
      {pictures.map((picture, place) => (
        <button
          key={picture}
          type="button"
          className={style.small}
          aria-label={formatMessage({ id: 'zoom.place' }, { at: place + 1, of: pictures.length })}
          aria-pressed={shown.includes(place)}
          onClick={() => chooseZoom(place)}
        >
          <LargePicture picture={picture} isChosen={shown.includes(place)} width={320} />
        </button>
      ))}
    </div>
  );
}
