import { origins, provenanceOf } from '@lamplight/emerald/origins';
import { type CardId, cardNamed } from '@lamplight/emerald/public';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../parts/link.tsx';
import { languageFor, languages } from '../../words/languages.ts';
import { Card } from '../cards/card.tsx';
import { IdentityCard } from '../cards/identity-card.tsx';
import { CardWords } from '../cards/zoom/card-words.tsx';
import { useNames } from '../names/use-names.ts';
import { rulesOf, rulingId, rulingOf } from '../rulings/rulings.ts';
import style from './card-entry.module.css';
import type { AllNames } from './use-all-names.ts';

interface CardEntryProps {
  readonly id: CardId;
  readonly allNames: AllNames;
  /** The address names this card, so its folds are open. */
  readonly isNamed: boolean;
}

export function CardEntry({ id, allNames, isNamed }: CardEntryProps) {
  const intl = useIntl();
  const names = useNames();
  const { kind, no, copies, vp_faction } = cardNamed(id);
  const own = names.card(id);
  const spoken = languageFor([intl.locale]);
  const others = languages.flatMap(language => {
    const name = allNames[language]?.(id);
    return language === spoken || name === undefined || name === own ? [] : [{ language, name }];
  });
  const shown = others.filter(({ name }, n) => others.findIndex(other => other.name === name) === n);
  const ruling = rulingOf(id);
  return (
    <article id={id} className={style.entry} aria-labelledby={`${id}-name`} data-named={isNamed || undefined}>
      <div>
        {kind === 'identity' ? <IdentityCard faction={vp_faction} size="hand" /> : <Card id={id} size="hand" />}
      </div>
      <div className={style.words}>
        <h2 id={`${id}-name`}>{own}</h2>
        <p className={style.facts}>
          <FormattedMessage id="emerald.cards.kind" values={{ kind }} />
          {' · '}
          <FormattedMessage id="emerald.list.number" values={{ number: no }} />
          {' · '}
          <FormattedMessage id="emerald.list.copies" values={{ copies }} />
        </p>
        {shown.length > 0 && (
          <ul className={style.others} aria-label={intl.formatMessage({ id: 'emerald.list.also' })}>
            {shown.map(({ language, name }) => (
              <li key={language} lang={language}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={style.more}>
        <CardWords id={id} />
        <Fold isOpen={isNamed} title={<FormattedMessage id="emerald.list.rules" />}>
          {ruling !== undefined && (
            <p>
              <FormattedMessage id={rulingId(ruling)} />
            </p>
          )}
          <ul className={style.rules}>
            {rulesOf(id).map(({ section, rules }) => (
              <li key={rules.join()}>
                <Link href={`/rules/emerald#${section}`}>{rules.join(' · ')}</Link>
              </li>
            ))}
          </ul>
        </Fold>
        <Fold isOpen={isNamed} title={<FormattedMessage id="emerald.list.provenance" />}>
          <dl className={style.origins}>
            {origins.map(origin => {
              const values = provenanceOf(id)[origin] ?? [];
              if (values.length === 0) return null;
              const words = values.map(value => intl.formatMessage({ id: 'emerald.list.value' }, { value }));
              return (
                <div key={origin}>
                  <dt data-origin={origin}>
                    <FormattedMessage id="emerald.list.origin" values={{ origin }} />
                  </dt>
                  <dd>{words.join(', ')}</dd>
                </div>
              );
            })}
          </dl>
        </Fold>
      </div>
    </article>
  );
}

interface FoldProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Folded content is not rendered: there are many cards. */
function Fold({ title, isOpen, children }: FoldProps) {
  const [isShown, setShown] = useState(isOpen);
  return (
    <details open={isOpen} onToggle={event => setShown(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isShown && children}
    </details>
  );
}
