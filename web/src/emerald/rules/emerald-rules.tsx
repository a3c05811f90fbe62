import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../parts/button-link.tsx';
import { Book } from '../../rules/book.tsx';
import { BookSection } from '../../rules/book-section.tsx';
import { useSection } from '../../rules/use-section.ts';
import '../style/index.css';
import { CardZoom } from '../cards/zoom/card-zoom.tsx';
import { CardRulings } from './card-rulings.tsx';
import { Example } from './example.tsx';
import { isExample } from './examples.ts';
import { Identities, Legend } from './legend.tsx';
import { type EmeraldSectionId, sectionIds, sections } from './sections.ts';

const bold = (words: React.ReactNode) => <strong>{words}</strong>;
const toCards = (
  <ButtonLink isWide href="/cards/emerald">
    <FormattedMessage id="emerald.rules.cards.link" />
  </ButtonLink>
);

function liveIn(id: EmeraldSectionId): (() => React.ReactNode) | undefined {
  if (isExample(id)) return () => <Example id={id} />;
  if (id === 'idea') return () => <Identities />;
  return id === 'board' ? () => <Legend /> : undefined;
}

/** All rules of Emerald, with positions to try them on, and every text card. */
export function EmeraldRules() {
  const at = useSection(sectionIds);
  const contents = sections.map(({ id }) => ({ id, title: <FormattedMessage id={`emerald.rules.${id}`} /> }));
  return (
    <>
      <Book
        of={<FormattedMessage id="emerald.rules.of" />}
        lead={<FormattedMessage id="emerald.rules.lead" />}
        contents={contents}
        at={at}
        learn="/learn/emerald"
        more={toCards}
      >
        {sections.map(({ id, paragraphs }) => (
          <BookSection
            key={id}
            id={id}
            title={<FormattedMessage id={`emerald.rules.${id}`} />}
            paragraphs={paragraphs.map((rules, n) => ({
              rules,
              words: (
                <FormattedMessage id={`emerald.rules.${id}.${n + 1}` as 'emerald.rules.idea.1'} values={{ b: bold }} />
              ),
            }))}
            wide={id === 'cards' ? <CardRulings /> : undefined}
            more={id === 'table' && toCards}
            live={liveIn(id)}
          />
        ))}
      </Book>
      <CardZoom />
    </>
  );
}
