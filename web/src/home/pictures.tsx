import { pictureOf, shadowsMarks } from '@lamplight/art/public';
import { Mark } from '../parts/mark.tsx';
import style from './pictures.module.css';

/** From our own deck. The lamp hangs over the first. On a phone the last two are hidden. */
const shown = [
  ['i01', 'middle'],
  ['i33', 'right'],
  ['i21', 'left'],
  ['i84', 'upperRight'],
  ['i03', 'upperLeft'],
  ['i22', 'lowerLeft'],
  ['i11', 'lowerRight'],
] as const;

/** What the game looks like. Hidden from screen readers: the words beside it say it all. */
export function Pictures() {
  return (
    <div className={style.pictures} aria-hidden="true">
      {shown.map(([id, place]) => (
        <div key={id} className={`${style.hex} ${style[place]}`}>
          <img
            alt=""
            src={addressOf(id, 180)}
            srcSet={`${addressOf(id, 180)} 180w, ${addressOf(id, 480)} 480w`}
            sizes="(width >= 1000px) 166px, 104px"
            width={480}
            height={554}
          />
        </div>
      ))}
      <Mark of={shadowsMarks['figure-black']} size={60} className={style.black} />
      <Mark of={shadowsMarks['figure-orange']} size={60} className={style.orange} />
    </div>
  );
}

const addressOf = (id: string, width: number): string => `/pictures/${pictureOf(id, width) ?? ''}`;
