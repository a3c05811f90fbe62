import { houseMarks } from '@lamplight/art/public';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../parts/button-link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Example } from './example.tsx';
import style from './section.module.css';
import type { Section } from './sections.ts';
import { useNear } from './use-near.ts';

const bold = (words: React.ReactNode) => <strong>{words}</strong>;

/** What the rules say, and beside or under it a board that shows it. */
export function RulesSection({ id, paragraphs }: Section) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  return (
    <section ref={place} id={id} className={style.section} aria-labelledby={`${id}-title`}>
      <div className={style.prose}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          <FormattedMessage id={`rules.${id}`} />
        </h2>
        {paragraphs.map((rules, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
          <div key={n}>
            <p>
              <FormattedMessage id={`rules.${id}.${n + 1}` as 'rules.idea.1'} values={{ b: bold }} />
            </p>
            <small className={style.ids}>{rules.join(' · ')}</small>
          </div>
        ))}
        {id === 'table' && (
          <ButtonLink href="/timer" className={style.timer}>
            <Mark of={houseMarks.clock} size={18} />
            <FormattedMessage id="shell.timer" />
          </ButtonLink>
        )}
      </div>
      <div className={style.live}>{isNear && <Example section={id} />}</div>
    </section>
  );
}
