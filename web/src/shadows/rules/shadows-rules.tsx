import { houseMarks } from '@lamplight/art/public';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../parts/button-link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Book } from '../../rules/book.tsx';
import { BookSection } from '../../rules/book-section.tsx';
import { useSection } from '../../rules/use-section.ts';
import { Zoom } from '../zoom/zoom.tsx';
import { Example } from './example.tsx';
import { sectionIds, sections } from './sections.ts';
import style from './shadows-rules.module.css';

const bold = (words: React.ReactNode) => <strong>{words}</strong>;

/** All rules of Shadows, each with a board to try it on. */
export function ShadowsRules() {
  const at = useSection(sectionIds);
  const contents = sections.map(({ id }) => ({ id, title: <FormattedMessage id={`rules.${id}`} /> }));
  return (
    <>
      <Book
        of={<FormattedMessage id="shadows.title" />}
        lead={<FormattedMessage id="rules.lead" />}
        contents={contents}
        at={at}
        learn="/learn/shadows"
      >
        {sections.map(({ id, paragraphs }) => (
          <BookSection
            key={id}
            id={id}
            title={<FormattedMessage id={`rules.${id}`} />}
            paragraphs={paragraphs.map((rules, n) => ({
              rules,
              words: <FormattedMessage id={`rules.${id}.${n + 1}` as 'rules.idea.1'} values={{ b: bold }} />,
            }))}
            more={id === 'table' && <TimerLink />}
            live={() => <Example section={id} />}
          />
        ))}
      </Book>
      <Zoom />
    </>
  );
}

function TimerLink() {
  return (
    <ButtonLink href="/timer" className={style.timer}>
      <Mark of={houseMarks.clock} size={18} />
      <FormattedMessage id="shell.timer" />
    </ButtonLink>
  );
}
