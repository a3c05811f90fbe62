import { houseMarks } from '@lamplight/art/public';
import { Fragment, useEffect, useRef } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Button } from '../../../parts/button.tsx';
import { Hidden } from '../../../parts/hidden.tsx';
import { Mark } from '../../../parts/mark.tsx';
import { ideaId } from '../../ideas/idea-id.ts';
import { CluePicture } from './clue-picture.tsx';
import style from './clue-why.module.css';
import type { ExplainedCard, ExplainedPath, WhyState } from './use-why.ts';

/** Ideas that may link the cards of a clue with the pictures meant and taken. Guesses, in few words. */
export function ClueWhy({ why, ways }: { readonly why: WhyState; readonly ways: readonly ExplainedCard[] }) {
  const told = useRef<HTMLDivElement>(null);
  // On a wide screen the clues lie at the lower edge and this text below it, so it must be scrolled to.
  useEffect(() => {
    if (why.type === 'there') told.current?.scrollIntoView({ block: 'nearest' });
  }, [why.type]);
  if (why.type === 'loading')
    return (
      <p className={style.why} role="status">
        <FormattedMessage id="after.why.loading" />
      </p>
    );
  if (why.type === 'failed')
    return (
      <div className={style.why} role="status">
        <FormattedMessage id="after.why.failed" />{' '}
        <Button size="small" onClick={why.again}>
          <Mark of={houseMarks.rotate} size={16} />
          <FormattedMessage id="after.why.again" />
        </Button>
      </div>
    );
  const [meant, went] = (['meant', 'went'] as const).map(of => ways.filter(card => card[of].length > 0));
  return (
    <div ref={told} className={style.why} role="status">
      {meant !== undefined && meant.length > 0 && <Ways of="meant" cards={meant} />}
      {went !== undefined && went.length > 0 && <Ways of="went" cards={went} />}
      {meant?.length === 0 && went?.length === 0 && <FormattedMessage id="after.why.none" tagName="p" />}
    </div>
  );
}

function Ways({ of, cards }: { readonly of: 'meant' | 'went'; readonly cards: readonly ExplainedCard[] }) {
  return (
    <section>
      <p className={style.title}>
        <FormattedMessage id={`after.why.${of}`} />
      </p>
      {cards.map(({ card, [of]: ways }) => (
        <div key={card} className={style.card}>
          <CluePicture picture={card} width={28} />
          <ul className={style.ways}>
            {ways.map(way => (
              <li key={way.join()} className={style.way}>
                <Thought way={way} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Thought({ way }: { readonly way: ExplainedPath }) {
  const intl = useIntl();
  const [only] = way;
  if (way.length === 1 && only !== undefined)
    return <FormattedMessage id="after.why.same" values={{ idea: ideaIn(intl, only) }} />;
  return way.map((concept, n) => (
    <Fragment key={concept}>
      {n > 0 && (
        <>
          <Mark of={houseMarks.next} size={10} className={style.arrow} />
          <Hidden>, </Hidden>
        </>
      )}
      <span>{ideaIn(intl, concept)}</span>
    </Fragment>
  ));
}

/** A newer server may send concepts that have no word here yet. Its own English word is better than none. */
function ideaIn(intl: IntlShape, concept: string): string {
  const id = ideaId(concept);
  return intl.messages[id] === undefined ? concept : intl.formatMessage({ id });
}
