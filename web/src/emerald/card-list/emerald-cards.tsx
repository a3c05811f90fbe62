import { origins, provenanceOf } from '@lamplight/emerald/origins';
import { allCards, type CardId } from '@lamplight/emerald/public';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTitle } from '../../parts/announce/use-title.ts';
import { ButtonLink } from '../../parts/button-link.tsx';
import { Page } from '../../shell/page.tsx';
import { languages } from '../../words/languages.ts';
import { useNames } from '../names/use-names.ts';
import '../style/index.css';
import { CardEntry } from './card-entry.tsx';
import style from './emerald-cards.module.css';
import { Filters } from './filters.tsx';
import { anything, counted, found, icons, plain } from './search.ts';
import { useAllNames } from './use-all-names.ts';

const sums = counted(origins, (id, origin) => provenanceOf(id)[origin]?.length ?? 0);
const ours = sums.designed + sums.balanced;

/**
 * Scrolls to a card by hand. When the browser tried, nothing was drawn yet. And far entries take their true height only
 * when they are scrolled past.
 */
function leadTo(id: string): () => void {
  let [frame, tries] = [0, 0];
  const lead = () => {
    document.getElementById(id)?.scrollIntoView();
    tries += 1;
    frame = tries < 8 ? requestAnimationFrame(lead) : 0;
  };
  if (id !== '') lead();
  return () => cancelAnimationFrame(frame);
}

/** All cards of Emerald, to look through and to look up. */
export function EmeraldCards() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'emerald.list.title' });
  useTitle(title);
  const names = useNames();
  const allNames = useAllNames();
  const [wish, setWish] = useState(anything);
  const wished = useDeferredValue(wish);
  const [named] = useState(() => decodeURIComponent(location.hash.slice(1)));
  useEffect(() => leadTo(named), [named]);
  const said = useMemo(() => {
    const iconNames = icons.map(icon =>
      intl.formatMessage({ id: 'emerald.list.icon' }, { icon: icon.replace('-', '_') }),
    );
    const of = ({ id, no, kind }: (typeof allCards)[number]) =>
      plain(
        [
          no,
          names.card(id),
          ...languages.map(language => allNames[language]?.(id) ?? ''),
          names.text(id) ?? '',
          intl.formatMessage({ id: 'emerald.cards.kind' }, { kind }),
          ...icons.flatMap((icon, n) =>
            found({ ...anything, icons: [icon] }, () => '').includes(id) ? iconNames[n] : [],
          ),
        ].join(' '),
      );
    return new Map<CardId, string>(allCards.map(card => [card.id, of(card)]));
  }, [allNames, names, intl]);
  const shown = found(wished, id => said.get(id) ?? '');
  return (
    <Page>
      <div className={style.page}>
        <header className={style.head}>
          <h1>{title}</h1>
          <p>
            <FormattedMessage
              id="emerald.list.lead"
              values={{
                cards: allCards.length,
                values: sums.seed + sums.inferred + ours,
                seed: sums.seed,
                inferred: sums.inferred,
                designed: ours,
              }}
            />
          </p>
          <dl className={style.legend}>
            {origins.map(origin => (
              <div key={origin}>
                <dt>
                  <FormattedMessage id="emerald.list.origin" values={{ origin }} />
                </dt>
                <dd>
                  <FormattedMessage id="emerald.list.origin.means" values={{ origin }} />
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink href="/rules/emerald" className={style.toRules}>
            <FormattedMessage id="emerald.list.toRules" />
          </ButtonLink>
        </header>
        <Filters wish={wish} count={shown.length} onChange={setWish} />
        <div className={style.cards}>
          {shown.map(id => (
            <CardEntry key={id} id={id} allNames={allNames} isNamed={id === named} />
          ))}
        </div>
      </div>
    </Page>
  );
}
