import { type CityId, type Day, days, seatNo, type View } from '@lamplight/emerald/public';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Try } from '../../rules/try.tsx';
import { Limbo } from '../board/limbo.tsx';
import { Tracks } from '../board/tracks.tsx';
import { Sign } from '../cards/piece.tsx';
import { useNames } from '../names/use-names.ts';
import { Sanity } from '../players/sanity.tsx';
import { type Lights, noLights } from '../view/lights.ts';
import { bombsIn, type Doing, dagger, handOf } from './answer.ts';
import style from './example.module.css';
import { ExampleBoard } from './example-board.tsx';
import { ExampleCount } from './example-count.tsx';
import { ExampleHand } from './example-hand.tsx';
import { type EmeraldExample, type ExampleId, examples } from './examples.ts';
import { remarkRules, wordsOf } from './said.ts';
import { useExample } from './use-example.ts';

/** A position to try a section's rules on. */
export function Example({ id }: { readonly id: ExampleId }) {
  const intl = useIntl();
  const names = useNames();
  const example: EmeraldExample = examples[id];
  const [scene, setScene] = useState<string>(example.scenes[0]);
  const { view, seats, doing, said, isUnderWay, isDone, tap, again } = useExample(id, example, scene);
  const personOf = useCallback(
    (day: Day) => {
      const name = seats[seatNo(day)] ?? '';
      return { name: intl.formatMessage({ id: 'emerald.rules.cast' }, { name }), isMe: name === 'me' };
    },
    [seats, intl],
  );
  const shows = (what: (typeof example.shows)[number]) => example.shows.includes(what);
  const isOpen = !isDone && !isUnderWay;
  const lights = isOpen ? lightsOf(id, example.cities, doing) : noLights;
  const chosen = scene.replace('count-', '');
  const answer = example.isChosen
    ? {
        text: intl.formatMessage({ id: 'emerald.rules.say.counted' }, { chosen }),
        rules: remarkRules.counted,
        isWrong: false,
      }
    : said && {
        text: wordsOf(intl, names, said.said),
        rules: remarkRules[said.said.type],
        isWrong: said.isWrong,
      };
  return (
    <Try
      hint={<FormattedMessage id={`emerald.rules.${id}.try`} />}
      said={answer}
      otherwise={intl.formatMessage({ id: 'emerald.rules.tap' })}
      onAgain={again}
    >
      <div className={style.example} data-game="emerald">
        {example.isChosen && (
          <fieldset className={style.choices} aria-label={intl.formatMessage({ id: 'rules.choice' })}>
            {example.scenes.map(name => (
              <Button
                key={name}
                kind={name === scene ? undefined : 'ghost'}
                aria-pressed={name === scene}
                onClick={() => setScene(name)}
              >
                <FormattedMessage id="emerald.rules.cover" values={{ chosen: name.replace('count-', '') }} />
              </Button>
            ))}
          </fieldset>
        )}
        {shows('tracks') && <Tracks tracks={view.tracks} isShort role="group" />}
        {shows('scores') && <Scores view={view} nameOf={day => personOf(day).name} />}
        {example.cities.length > 0 && (
          <ExampleBoard
            view={view}
            cities={example.cities}
            lights={lights}
            taps={isOpen ? { onCity: city => tap({ type: 'city', city }) } : {}}
            personOf={personOf}
          />
        )}
        <div className={style.beside}>
          {shows('limbo') && (
            <Limbo
              role="group"
              view={view}
              personOf={personOf}
              light={lights.limbo}
              onTap={() => tap({ type: 'limbo' })}
            />
          )}
          {shows('sanity') && <Sanity sanity={view.players.monday?.sanity ?? 0} />}
        </div>
        {shows('hand') && (
          <ExampleHand
            hand={handOf(view)}
            chosen={id === 'kill' ? [dagger, ...doing.cards] : doing.cards}
            onTap={isOpen && (id === 'tracks' || id === 'kill') ? card => tap({ type: 'card', card }) : undefined}
          />
        )}
        {id === 'tracks' && (
          <Button disabled={!isOpen || doing.cards.length === 0} onClick={() => tap({ type: 'play' })}>
            <FormattedMessage id="emerald.rules.play" values={{ cards: doing.cards.length }} />
          </Button>
        )}
        {id === 'kill' && (
          <Targets view={view} doing={doing} isOpen={isOpen} onTarget={on => tap({ type: 'target', target: on })} />
        )}
        {id === 'block' && (
          <div className={style.acts}>
            <Button disabled={!isOpen} onClick={() => tap({ type: 'answer', answer: 'block' })}>
              <FormattedMessage id="emerald.rules.block.block" />
            </Button>
            <Button disabled={!isOpen} onClick={() => tap({ type: 'answer', answer: 'allow' })}>
              <FormattedMessage id="emerald.rules.block.allow" />
            </Button>
          </div>
        )}
        {shows('count') && <ExampleCount view={view} />}
      </div>
    </Try>
  );
}

/** Every city that can be tapped is lit, right or wrong: finding the right one is the exercise. */
function lightsOf(id: ExampleId, cities: readonly CityId[], { from }: Doing): Lights {
  const lit = id === 'kill' || id === 'block' ? [] : id === 'reveal' ? (['st-petersburg'] as const) : cities;
  const light = (city: CityId) => ((from[city] ?? 0) > 0 ? 'chosen' : 'legal');
  return {
    ...noLights,
    cities: Object.fromEntries(lit.map(city => [city, { light: light(city) }])),
    ...(id === 'back' && { limbo: (from.limbo ?? 0) > 0 ? 'chosen' : 'legal' }),
  };
}

interface TargetsProps {
  readonly view: View;
  readonly doing: Doing;
  readonly isOpen: boolean;
  readonly onTarget: (target: 'agent' | 'royalty') => void;
}

function Targets({ view, doing, isOpen, onTarget }: TargetsProps) {
  const intl = useIntl();
  const names = useNames();
  const { have, agent, royalty } = bombsIn(view, doing);
  return (
    <fieldset className={style.targets}>
      <legend>
        <FormattedMessage id="emerald.rules.targets" />
      </legend>
      {isOpen && (
        <p>
          <FormattedMessage id="emerald.rules.bombs" values={{ have, need: agent, royal: royalty }} />
        </p>
      )}
      <div className={style.acts}>
        <Button disabled={!isOpen} onClick={() => onTarget('agent')}>
          {intl.formatMessage({ id: 'emerald.rules.target.agent' })}
        </Button>
        <Button disabled={!isOpen} onClick={() => onTarget('royalty')}>
          {names.card('royalty-the-weaver-in-darkness')}
        </Button>
      </div>
    </fieldset>
  );
}

function Scores({ view, nameOf }: { readonly view: View; readonly nameOf: (day: Day) => string }) {
  return (
    <ul className={style.scores}>
      {days.map(
        day =>
          view.players[day] !== undefined && (
            <li key={day}>
              <Sign day={day} size={16} />
              {nameOf(day)}
              <b>{view.players[day].score}</b>
            </li>
          ),
      )}
    </ul>
  );
}
