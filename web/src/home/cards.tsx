import { houseMarks, pictureOf } from '@lamplight/art/public';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../parts/button-link.tsx';
import { Chip } from '../parts/chip.tsx';
import { Mark } from '../parts/mark.tsx';
import { type GameName, games } from '../route.ts';
import style from './cards.module.css';

interface Face {
  readonly picture: string;
  /** Of the game's own cards; without it a hexagon. */
  readonly shape?: 'card';
  readonly facts: readonly FormatjsIntl.Message['ids'][];
}

const faces: Readonly<Record<GameName, Face>> = {
  shadows: { picture: 'i33', facts: ['home.shadows.people', 'home.shadows.minutes', 'home.shadows.race'] },
  emerald: {
    picture: 'city-london',
    shape: 'card',
    facts: ['home.emerald.people', 'home.emerald.minutes', 'home.emerald.turns'],
  },
};

export function Cards() {
  return (
    <div className={style.cards}>
      {games.map(game => (
        <GameCard key={game} game={game} />
      ))}
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

function GameCard({ game }: { readonly game: GameName }) {
  const { facts, ...face } = faces[game];
  return (
    <Card
      {...face}
      title={<FormattedMessage id={`home.${game}`} />}
      text={<FormattedMessage id={`home.${game}.what`} />}
    >
      <p className={style.facts}>
        {facts.map(id => (
          <Chip key={id}>
            <FormattedMessage id={id} />
          </Chip>
        ))}
      </p>
      <Ways game={game} />
    </Card>
  );
}

function Ways({ game }: { readonly game: GameName }) {
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

interface CardProps extends Omit<Face, 'facts'> {
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
