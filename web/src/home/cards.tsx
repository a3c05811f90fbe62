import { houseMarks, pictureOf } from '@lamplight/art/public';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../parts/button-link.tsx';
import { Chip } from '../parts/chip.tsx';
import { Mark } from '../parts/mark.tsx';
import type { Game } from '../route.ts';
import style from './cards.module.css';

export function Cards() {
  return (
    <div className={style.cards}>
      <Card
        picture="i33"
        title={<FormattedMessage id="home.shadows" />}
        text={<FormattedMessage id="home.shadows.what" />}
      >
        <p className={style.facts}>
          <Chip>
            <FormattedMessage id="home.shadows.people" />
          </Chip>
          <Chip>
            <FormattedMessage id="home.shadows.minutes" />
          </Chip>
          <Chip>
            <FormattedMessage id="home.shadows.race" />
          </Chip>
        </p>
        <Ways game="shadows" />
      </Card>
      <Card
        picture="city-london"
        shape="card"
        title={<FormattedMessage id="home.emerald" />}
        text={<FormattedMessage id="home.emerald.what" />}
      >
        <p className={style.facts}>
          <Chip>
            <FormattedMessage id="home.emerald.people" />
          </Chip>
          <Chip>
            <FormattedMessage id="home.emerald.minutes" />
          </Chip>
          <Chip>
            <FormattedMessage id="home.emerald.turns" />
          </Chip>
        </p>
        <Ways game="emerald" />
      </Card>
      <Card picture="i24" title={<FormattedMessage id="home.timer" />} text={<FormattedMessage id="home.timer.what" />}>
        <div className={style.ways}>
          <ButtonLink href="/timer" size="small">
            <Mark of={houseMarks.clock} size={18} />
            <FormattedMessage id="home.timer.open" />
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}

function Ways({ game }: { readonly game: Game }) {
  return (
    <div className={style.ways}>
      <ButtonLink href={`/learn/${game}`} size="small">
        <Mark of={houseMarks.play} size={18} />
        <FormattedMessage id="home.learn" />
      </ButtonLink>
      <ButtonLink href={`/rules/${game}`} size="small">
        <Mark of={houseMarks.rules} size={18} />
        <FormattedMessage id="home.rules" />
      </ButtonLink>
    </div>
  );
}

interface CardProps {
  readonly picture: string;
  /** Of the game's own cards; without it a hexagon. */
  readonly shape?: 'card';
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function Card({ picture, shape, title, text, children }: CardProps) {
  return (
    <article className={style.card}>
      <img
        alt=""
        data-shape={shape}
        src={`/pictures/${pictureOf(picture, 180)}`}
        width={180}
        height={shape === 'card' ? 252 : 208}
        loading="lazy"
      />
      <div className={style.words}>
        <h2>{title}</h2>
        <p className={style.text}>{text}</p>
        {children}
      </div>
    </article>
  );
}
