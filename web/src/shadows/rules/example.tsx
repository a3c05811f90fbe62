import { houseMarks } from '@lamplight/art/public';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { Try } from '../../rules/try.tsx';
import { Hand } from '../cards/hand.tsx';
import { IntelCard } from '../cards/intel-card.tsx';
import { openZoom } from '../zoom/zoom.tsx';
import style from './example.module.css';
import { ExampleBoard } from './example-board.tsx';
import { examples } from './examples.ts';
import { wordsOf } from './said.ts';
import type { ShadowsSectionId } from './sections.ts';
import { useExample } from './use-example.ts';

const choiceWords = {
  'cards-one': 'rules.choice.one',
  'cards-two': 'rules.choice.two',
  'roles-officer': 'rules.choice.officer',
  'roles-detective': 'rules.choice.detective',
  'roles-rival': 'rules.choice.rival',
  'table-standard': 'rules.choice.standard',
  'table-alternative': 'rules.choice.alternative',
} as const;

const isChoice = (name: string): name is keyof typeof choiceWords => name in choiceWords;

/** A board to try a section's rules on. */
export function Example({ section }: { readonly section: ShadowsSectionId }) {
  const intl = useIntl();
  const example = examples[section];
  const [name, setName] = useState<string>(example.scenes[0]);
  const { view, seats, said, tapped, tap, swap, again, isChanged } = useExample(example, name);
  const own = view.me === null ? undefined : view.teams[view.me.team];
  const zoom = (card: string) => openZoom({ pictures: [card], at: 0 });
  return (
    <Try
      hint={intl.formatMessage({ id: `rules.${section}.try` })}
      choice={
        example.scenes.length > 1 && (
          <Segmented
            label={intl.formatMessage({ id: 'rules.choice' })}
            isLabelHidden
            choices={example.scenes
              .filter(isChoice)
              .map(value => ({ value: value as string, label: intl.formatMessage({ id: choiceWords[value] }) }))}
            value={name}
            onChange={setName}
          />
        )
      }
      said={said === undefined ? undefined : { text: wordsOf(intl, said), isWrong: said.type === 'why not' }}
      otherwise={intl.formatMessage({ id: 'rules.tap' })}
      onAgain={isChanged ? again : undefined}
    >
      <div className={style.play}>
        {own !== undefined && own.holding.length > 0 && (
          <div className={style.given}>
            {own.holding.map((card, n) => (
              <IntelCard
                key={card}
                id={card}
                state="given"
                label={intl.formatMessage({ id: 'shadows.card.given' }, { number: n + 1, of: own.holding.length })}
                onTap={zoom}
                onHold={zoom}
              />
            ))}
          </div>
        )}
        <div className={style.board}>
          <ExampleBoard
            view={view}
            seats={seats}
            district={example.tap === 'district' ? tapped : undefined}
            onTap={tap}
          />
        </div>
      </div>
      {example.hasHand === true && (
        <>
          <Hand
            cards={view.available}
            layout="5+5"
            label={intl.formatMessage({ id: 'shadows.cards' })}
            labelOf={(_, place) => intl.formatMessage({ id: 'shadows.card' }, { number: place })}
            onTap={zoom}
            onHold={zoom}
          />
          <Button disabled={isChanged} onClick={swap}>
            <Mark of={houseMarks.swap} size={18} />
            <FormattedMessage id={view.teams.orange === undefined ? 'shadows.swap.alone' : 'shadows.swap.ask'} />
          </Button>
        </>
      )}
    </Try>
  );
}
