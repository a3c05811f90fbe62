import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/button-link.tsx';
import { Eyebrow } from '../../parts/eyebrow.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Page } from '../../parts/page.tsx';
import { useTitle } from '../../parts/use-title.ts';
import { Zoom } from '../zoom/zoom.tsx';
import { RulesSection } from './section.tsx';
import { sections } from './sections.ts';
import style from './shadows-rules.module.css';
import { useSection } from './use-section.ts';

/** All rules of Shadows, each with a board to try it on. */
export function ShadowsRules() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'rules.title' }));
  const at = useSection();
  return (
    <Page>
      <div className={style.book}>
        <header className={style.head}>
          <h1>
            <FormattedMessage id="rules.title" />
          </h1>
          <p>
            <FormattedMessage id="rules.lead" />
          </p>
        </header>
        <nav className={style.contents} aria-label={intl.formatMessage({ id: 'rules.contents' })}>
          <Eyebrow>
            <FormattedMessage id="shadows.title" />
          </Eyebrow>
          <ol>
            {sections.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === at ? 'location' : undefined}>
                  <FormattedMessage id={`rules.${id}`} />
                </a>
              </li>
            ))}
          </ol>
          <div className={style.ways}>
            <ButtonLink kind="primary" isWide href="/learn/shadows">
              <Mark of={houseMarks.play} size={18} />
              <FormattedMessage id="shell.learn" />
            </ButtonLink>
            <Button kind="quiet" isWide size="small" onClick={() => print()}>
              <FormattedMessage id="rules.print" />
            </Button>
          </div>
        </nav>
        <article className={style.text}>
          {sections.map(section => (
            <RulesSection key={section.id} {...section} />
          ))}
        </article>
      </div>
      <Zoom />
    </Page>
  );
}
