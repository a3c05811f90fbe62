import { emeraldBoard } from '@lamplight/art/public';
import type { CityId, View } from '@lamplight/emerald/public';
import type { CSSProperties } from 'react';
import { CityPlate } from '../board/city-plate.tsx';
import { type PersonOf, useCityWords } from '../board/use-city-words.ts';
import { zoomCard } from '../cards/zoom/zoom-card.ts';
import type { Lights, Taps } from '../view/lights.ts';
import style from './example.module.css';

interface ExampleBoardProps {
  readonly view: View;
  readonly cities: readonly CityId[];
  readonly lights: Lights;
  readonly taps: Taps;
  readonly personOf: PersonOf;
}

const { width, height } = emeraldBoard.phone.plate;
const size = { '--w': width, '--h': height } as CSSProperties;

/** Some cities of the board, side by side. A tap on a city that is not lit opens it. */
export function ExampleBoard({ view, cities, lights, taps, personOf }: ExampleBoardProps) {
  const words = useCityWords(view, personOf);
  return (
    <div className={style.plates} style={size}>
      {cities.map(id => {
        const { top } = view.cities[id];
        return (
          <div key={id} className={style.plate}>
            <CityPlate
              id={id}
              view={view}
              shape="phone"
              label={words.label(id, lights.cities[id])}
              light={lights.cities[id]}
              stacks={lights.stacks.filter(({ city }) => city === id)}
              taps={taps}
              personOf={personOf}
              isStop
              onFocus={() => undefined}
              onOpen={() => top !== null && zoomCard(top)}
              onKeyDown={() => undefined}
              anchor="middle"
              isLow={false}
            />
          </div>
        );
      })}
    </div>
  );
}
