import { houseMarks, pictureOf } from '@lamplight/art/public';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../parts/button-link.tsx';
import { Chip } from '../parts/chip.tsx';
import { Mark } from '../parts/mark.tsx';
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
        <div className={style.ways}>
          <ButtonLink href="/learn/shadows" size="small">
            <Mark of={houseMarks.play} size={18} />
            <FormattedMessage id="home.learn" />
          </ButtonLink>
          <ButtonLink href="/rules/shadows" size="small">
            <Mark of={houseMarks.rules} size={18} />
            <FormattedMessage id="home.rules" />
          </ButtonLink>
        </div>
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

interface CardProps {
  readonly picture: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function Card({ picture, title, text, children }: CardProps) {
  return (
    <article className={style.card}>
      <img alt="" src={`/pictures/${pictureOf(picture, 180)}`} width={180} height={208} loading="lazy" />
      <div className={style.words}>
        <h2>{title}</h2>
        <p className={style.text}>{text}</p>
        {children}
      </div>
    </article>
  );
}
