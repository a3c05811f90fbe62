import type { AttackView, Day, Move } from '@lamplight/emerald/public';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../../parts/announce/live.tsx';
import { PlayerName } from '../log/player-name.tsx';
import { useNames } from '../names/use-names.ts';
import { usePlaying } from '../view/playing.ts';
import { causeOf, type OpenQuestion } from './asked.ts';
import { AttackQuestion } from './attack-question.tsx';
import style from './question.module.css';
import { Reinforce } from './reinforce.tsx';
import { RevealQuestion } from './reveal-question.tsx';
import { Ring } from './ring.tsx';
import { useHeldAnswer } from './use-held-answer.ts';
import { useAskedAt } from './use-question.ts';
import { sentFrom } from './wait.ts';
import { ZombiesAgain } from './zombies-again.tsx';

export interface AnsweringProps {
  readonly asking: OpenQuestion;
  /** Chosen, and held back until the pause is over. */
  readonly answer: Move | undefined;
  readonly give: (move: Move) => void;
}

/** What the game asks a player out of turn: a sheet for the player who is asked, one line for all who wait. */
export function Question() {
  const { view, layout } = usePlaying();
  const askedAt = useAskedAt();
  const { asking, me } = view;
  const { answer, give } = useHeldAnswer(sentFrom(view, askedAt));
  const sheet = useRef<HTMLElement>(null);
  const isMine = asking !== null && asking.player === me;
  useEffect(() => {
    if (!isMine) return;
    // Focus is not taken from somebody who is typing: the live region announces the question too. It is taken from what
    // the question covers.
    const at = document.activeElement;
    if (at === null || at === document.body || at.closest('[inert]') !== null) sheet.current?.focus();
  }, [isMine]);
  const text = useQuestionText();
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
  if (asking === null) return null;
  if (!isMine) return <Waiting asking={asking} askedAt={askedAt} />;
  const props = { asking, answer, give };
  return (
    <section
      ref={sheet}
      className={style.question}
      data-layout={layout}
      data-for={asking.for}
      tabIndex={-1}
      aria-labelledby="emerald-question"
    >
      <div className={style.head}>
        <h2 id="emerald-question">
          <Title asking={asking} isMine />
        </h2>
        <Ring askedAt={askedAt} />
      </div>
      {asking.for === 'attack' && <AttackQuestion {...props} />}
      {asking.for === 'reveal' && <RevealQuestion {...props} />}
      {asking.for === 'reinforce' && <Reinforce {...props} />}
      {asking.for === 'zombies' && <ZombiesAgain {...props} />}
      {(asking.for === 'attack' || asking.for === 'reveal') && (
        <p className={style.same}>
          <FormattedMessage id={answer === undefined ? 'emerald.questions.same' : 'emerald.questions.held'} />
        </p>
      )}
    </section>
  );
}

/** The same words and the same time for all who wait, whatever anybody holds. */
function Waiting({ asking, askedAt }: { readonly asking: OpenQuestion; readonly askedAt: number }) {
  const { layout, view, personOf } = usePlaying();
  return (
    <section className={style.waiting} data-layout={layout} data-watching={view.me === null || undefined}>
      <div>
        <p className={style.what}>
          <Title asking={asking} />
        </p>
        <p className={style.who}>
          <FormattedMessage
            id="emerald.questions.waiting"
            values={{ who: <PlayerName day={asking.player} name={personOf(asking.player).name} /> }}
          />
        </p>
      </div>
      <Ring askedAt={askedAt} />
    </section>
  );
}

/** The heading: who attacks what and where, or what a player must do. */
function Title({ asking, isMine = false }: { readonly asking: OpenQuestion; readonly isMine?: boolean }) {
  const { view, personOf } = usePlaying();
  const names = useNames();
  const nameOf = (day: Day) => <PlayerName day={day} name={personOf(day).name} size={16} />;
  const { id, values } = titleOf(asking, isMine, causeOf(view, asking.player));
  const city = asking.attack?.city;
  return (
    <FormattedMessage
      id={id}
      values={{
        ...values,
        who: nameOf(whoIn(asking)),
        other: nameOf(asking.player),
        in: city === undefined ? '' : names.city(city, 'in'),
      }}
    />
  );
}

const whoIn = ({ attack, player, for: reason }: OpenQuestion): Day =>
  attack === undefined || reason === 'zombies' ? player : attack.by;

type TitleId = Extract<FormatjsIntl.Message['ids'], `emerald.questions.${string}`>;
interface Titled {
  readonly id: TitleId;
  readonly values: { readonly kind: AttackView['kind'] | ''; readonly cause: string; readonly agents: number };
}

function titleOf({ for: reason, attack, agents = 0 }: OpenQuestion, isMine: boolean, cause: string): Titled {
  const end = isMine ? 'me' : 'other';
  return { id: `emerald.questions.${reason}.${end}`, values: { kind: attack?.kind ?? '', cause, agents } };
}

/** The question for screen readers. */
function useQuestionText(): string | undefined {
  const { view, personOf } = usePlaying();
  const intl = useIntl();
  const names = useNames();
  const { asking, me } = view;
  if (asking === null) return undefined;
  const { id, values } = titleOf(asking, asking.player === me, causeOf(view, asking.player));
  const city = asking.attack?.city;
  const all = {
    ...values,
    who: personOf(whoIn(asking)).name,
    other: personOf(asking.player).name,
    in: city === undefined ? '' : names.city(city, 'in'),
  };
  return intl.formatMessage({ id }, all);
}
