import { type Board, emeraldBoard, pictureOf } from '@lamplight/art/public';
import { type CityId, cityIds, type View } from '@lamplight/emerald/public';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Hidden } from '../../parts/hidden.tsx';
import type { Lights, Taps } from '../view/lights.ts';
import { CityPlate } from './city-plate.tsx';
import style from './map.module.css';
import { type Direction, nearestCity } from './nearest.ts';
import type { Shape } from './plate.ts';
import { type PersonOf, useCityWords } from './use-city-words.ts';

interface EmeraldMapProps {
  readonly view: View;
  readonly shape: Shape;
  readonly lights: Lights;
  readonly taps: Taps;
  readonly personOf: PersonOf;
  /** Everything about a city, large and in words. */
  readonly onOpen: (city: CityId) => void;
  /** What lies on the map besides the cities. */
  readonly children?: ReactNode;
}

/** Height of the tag below a plate, in pixels of the board. */
const tagHeight = 16;

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Europe and its nine cities. It knows no rules: it shows lights and reports taps. It has one Tab stop; arrow keys move
 * on from there.
 */
export function EmeraldMap({ view, shape, lights, taps, personOf, onOpen, children }: EmeraldMapProps) {
  const intl = useIntl();
  const help = useId();
  const words = useCityWords(view, personOf);
  const map = useRef<HTMLElement>(null);
  const [stop, setStop] = useState<CityId>('vienna');
  const board: Board = emeraldBoard[shape];
  const press = (city: CityId) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = arrows[event.key];
    if (event.code === 'KeyZ') onOpen(city);
    else if (direction !== undefined) {
      const next = nearestCity(board, city, direction);
      if (next !== undefined) map.current?.querySelector<HTMLElement>(`[data-city="${next}"]`)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section ref={map} className={style.area} aria-labelledby={help} data-shape={shape}>
      <Hidden>
        <span id={help}>{intl.formatMessage({ id: 'emerald.board.map' })}</span>
      </Hidden>
      <div
        className={style.map}
        style={
          {
            '--board-width': board.width,
            '--board-height': board.height,
            '--map': `url(/pictures/${pictureOf(shape === 'phone' ? 'map-phone' : 'map', board.width * 2) ?? ''})`,
          } as CSSProperties
        }
      >
        <div className={style.board}>
          {shape === 'desktop' && <Roads board={board} />}
          {cityIds.map(id => {
            const [x, y] = board.cities[id].plate;
            const stacks = lights.stacks.filter(({ city }) => city === id);
            return (
              <div
                key={id}
                className={style.place}
                style={{ '--x': x, '--y': y, '--w': board.plate.width, '--h': board.plate.height } as CSSProperties}
              >
                <CityPlate
                  id={id}
                  view={view}
                  shape={shape}
                  label={words.label(id, lights.cities[id], stacks)}
                  light={lights.cities[id]}
                  stacks={stacks}
                  taps={taps}
                  personOf={personOf}
                  isStop={stop === id}
                  onFocus={() => setStop(id)}
                  onOpen={() => onOpen(id)}
                  onKeyDown={press(id)}
                  anchor={x < board.width / 4 ? 'start' : x > board.width / 2 ? 'end' : 'middle'}
                  isLow={y + board.plate.height + tagHeight > board.height}
                />
              </div>
            );
          })}
          {children}
        </div>
      </div>
    </section>
  );
}

/** A short line joins each plate to the city's true place. */
function Roads({ board }: { readonly board: Board }) {
  const { width, height } = board.plate;
  const within = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));
  return (
    <svg className={style.roads} viewBox={`0 0 ${board.width} ${board.height}`} aria-hidden="true">
      {cityIds.map(id => {
        const { at, plate } = board.cities[id];
        const [x, y] = [within(at[0], plate[0], plate[0] + width), within(at[1], plate[1], plate[1] + height)];
        return (
          <g key={id}>
            <path d={`M${at[0]} ${at[1]}L${x} ${y}`} />
            <circle cx={at[0]} cy={at[1]} r={5.5} />
          </g>
        );
      })}
    </svg>
  );
}
