import { type CityId, cardNamed, killValueOf, type View } from '@lamplight/emerald/public';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { usePeek } from '../../match/zoom/use-peek.ts';
import { usePress } from '../../match/zoom/use-press.ts';
import { Hidden } from '../../parts/hidden.tsx';
import { Card } from '../cards/card.tsx';
import { pictureUrl } from '../cards/picture.ts';
import { GameSymbol } from '../cards/symbol.tsx';

import { usePointedCity } from '../log/pointed.ts';
import { useNames } from '../names/use-names.ts';
import type { CityLight, StackLight, Taps } from '../view/lights.ts';
import style from './city-plate.module.css';
import { plateSizes, type Shape } from './plate.ts';
import { tapOn } from './tap.ts';
import { Tower, ZombieTower } from './tower.tsx';
import { towersIn } from './towers.ts';
import type { PersonOf } from './use-city-words.ts';

interface CityPlateProps {
  readonly id: CityId;
  readonly view: View;
  readonly shape: Shape;
  readonly label: string;
  readonly light: CityLight | undefined;
  readonly stacks: readonly StackLight[];
  readonly taps: Taps;
  readonly personOf: PersonOf;
  /** The one plate that Tab stops at. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The edge of the map it lies at: its tag must not leave the map. */
  readonly anchor: 'start' | 'middle' | 'end';
  readonly isLow: boolean;
}

/** Names from this length on use the narrow face: Saint-Pétersbourg is never cut. */
const longName = 14;

/** A city on the map: its card, its royalty, and the pieces there. */
export function CityPlate(props: CityPlateProps) {
  const {
    id,
    view,
    shape,
    label,
    light = {},
    stacks,
    taps,
    personOf,
    isStop,
    onFocus,
    onOpen,
    onKeyDown,
    anchor,
    isLow,
  } = props;
  const intl = useIntl();
  const names = useNames();
  const city = view.cities[id];
  const towers = towersIn(city, light.coming);
  const zombies = city.zombies + (light.comingZombies ?? 0);
  const sizes = plateSizes(shape, towers.length + (zombies > 0 ? 1 : 0), city.royalty !== null);
  const tap = () => {
    const meant = tapOn(light, stacks, taps, shape === 'phone');
    if (meant.type === 'city') taps.onCity?.(id);
    else if (meant.type === 'stack') taps.onStack?.(meant.stack);
    else if (meant.type === 'royalty') taps.onRoyalty?.(id);
    else onOpen();
  };
  // With a mouse each pile is a target of its own. With a finger the whole plate is, or the city's sheet.
  const onStack = shape === 'desktop' ? taps.onStack : undefined;
  const { ref, ...press } = usePress(id, { onTap: tap, onHold: onOpen });
  const { ref: pileRef, ...pressPile } = usePress(id, { onTap: tap, onHold: onOpen });
  const peek = usePeek(city.top ?? undefined);
  const [x, y] = [`calc(${sizes.card} * var(--u))`, `calc(${sizes.piece} * var(--u))`];
  return (
    <div
      className={style.plate}
      data-light={light.light}
      data-pointed={usePointedCity() === id || undefined}
      data-shape={shape}
      style={{ '--card': x, '--piece': y } as CSSProperties}
    >
      <button
        type="button"
        ref={ref}
        className={style.tap}
        aria-label={label}
        data-city={id}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        {...press}
      />
      <div className={style.head} aria-hidden="true">
        {light.order !== undefined && <span className={style.order}>{light.order}</span>}
        <b data-long={names.city(id).length > longName || undefined}>{names.city(id)}</b>
        <span className={style.value}>
          <GameSymbol of="kill-value" />
          <i>{killValueOf(id)}</i>
        </span>
      </div>
      <div className={style.body}>
        {/* It lies over the plate so that a mouse can rest on it. A tap on it is a tap on the plate. */}
        <button
          type="button"
          ref={pileRef}
          tabIndex={-1}
          aria-hidden="true"
          className={style.pile}
          data-height={Math.min(3, city.pile)}
          {...pressPile}
          {...peek}
        >
          {city.top === null ? <span className={style.empty} /> : <Card id={city.top} size="map" />}
          <span className={style.count}>{city.pile}</span>
        </button>
        {city.royalty !== null && (
          <Royalty
            picture={pictureUrl(city.royalty, 'map')}
            bombs={cardNamed(city.royalty).bombs_to_kill ?? 0}
            name={names.card(city.royalty)}
            city={id}
            light={light.royalty}
            onTap={taps.onRoyalty === undefined || shape === 'phone' ? undefined : () => taps.onRoyalty?.(id)}
          />
        )}
        <span className={style.towers}>
          {towers.map(tower => (
            <Tower
              key={tower.day}
              city={id}
              tower={tower}
              name={personOf(tower.day).name}
              room={sizes.room}
              lights={stacks}
              onStack={onStack}
            />
          ))}
          {zombies > 0 && (
            <ZombieTower
              city={id}
              zombies={zombies}
              coming={light.comingZombies ?? 0}
              name={intl.formatMessage({ id: 'emerald.board.zombies' }, { zombies })}
              lights={stacks}
              onStack={onStack}
            />
          )}
        </span>
      </div>
      {light.tag !== undefined && (
        <span
          className={style.tag}
          data-tone={light.tag.tone}
          data-light={light.light}
          data-anchor={anchor}
          data-low={isLow || undefined}
          aria-hidden="true"
        >
          {light.tag.text}
        </span>
      )}
    </div>
  );
}

interface RoyaltyProps {
  readonly city: CityId;
  readonly picture: string;
  readonly bombs: number;
  readonly name: string;
  readonly light: CityLight['royalty'];
  readonly onTap: (() => void) | undefined;
}

function Royalty({ city, picture, bombs, name, light, onTap }: RoyaltyProps) {
  const look = {
    className: style.royalty,
    'data-light': light,
    style: { '--picture': picture } as CSSProperties,
  };
  const cost = (
    <span className={style.cost} aria-hidden="true">
      <GameSymbol of="bomb" />
      {bombs}
    </span>
  );
  if (light === undefined || onTap === undefined)
    return (
      <span {...look} aria-hidden="true">
        {cost}
      </span>
    );
  return (
    <button type="button" tabIndex={-1} {...look} data-royalty={city} data-also="sheet" onClick={onTap}>
      <Hidden>{name}</Hidden>
      {cost}
    </button>
  );
}
