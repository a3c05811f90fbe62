import { houseMarks } from '@lamplight/art/public';
import { type Going, handSize, isFreeText, type Move, type View } from '@lamplight/emerald/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '../../parts/announce/toasts.ts';
import { Button } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Switch } from '../../parts/switch.tsx';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { GameSymbol } from '../cards/symbol.tsx';
import { zoomCard } from '../cards/zoom/zoom-card.ts';
import { SentenceLine } from '../log/line.tsx';
import { useEntries } from '../log/use-entries.ts';
import { usePlaying } from '../view/playing.ts';
import style from './composer.module.css';
import { actsOf } from './draft/acts.ts';
import { isEmpty } from './draft/draft.ts';
import { ledgerOf } from './draft/ledger.ts';
import { LedgerRow } from './ledger-row.tsx';
import { offersOf } from './offers.ts';
import { Said } from './sentence/said.tsx';
import { costOf, sentenceOf } from './sentence/sentence.ts';
import { at, card, player, type TurnSentence } from './sentence/turn-sentence.ts';
import { verbOf } from './sentence/verb.ts';
import { whyOf } from './sentence/why.ts';
import { symbolOf } from './symbol-of.ts';
import { useEndOfTurn } from './use-end-of-turn.ts';
import { type TurnControl, useTurn } from './use-turn.ts';
import { useTurnKeys } from './use-turn-keys.ts';

/** The move that is being composed, in whole sentences, and the one button that makes it. */
export function Composer() {
  const { view, layout } = usePlaying();
  const turn = useTurn();
  useTurnKeys(turn);
  useEndOfTurn(turn);
  const intl = useIntl();
  if (view.me === null || view.phase === 'over' || view.asking?.player === view.me) return null;
  return (
    <section
      className={style.composer}
      data-layout={layout}
      aria-label={intl.formatMessage({ id: 'emerald.turn.composer' })}
    >
      {!turn.isMine ? (
        <Waiting view={view} />
      ) : isEmpty(turn.draft) && view.phase === 'playing' ? (
        <Between turn={turn} />
      ) : (
        <Composing turn={turn} />
      )}
    </section>
  );
}

/** Announced when it changes, without interrupting what is being read. */
function Sentences({ lines }: { readonly lines: readonly TurnSentence[] }) {
  return (
    <p className={style.say} aria-live="polite" data-say="">
      {lines.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences in a row
        <span key={n} data-head={line.isHead}>
          {n > 0 && ' '}
          <Said line={line} />
        </span>
      ))}
    </p>
  );
}

/** As many as a phone has room for. */
const latest = 3;

function Waiting({ view }: { readonly view: View }) {
  const { layout } = usePlaying();
  const asked = view.asking;
  const line: TurnSentence =
    asked === null
      ? { id: 'emerald.turn.wait.turn', values: { player: player(view.turn.player) } }
      : { id: 'emerald.turn.wait.answer', values: { player: player(asked.player) } };
  return (
    <>
      <Sentences lines={[line]} />
      {layout !== 'three' && <Latest />}
    </>
  );
}

/** What has just happened, for layouts without a visible log. */
function Latest() {
  const { session, personOf } = usePlaying();
  const { entries } = useEntries(session);
  const shown = entries.filter(({ isQuiet, isUndone }) => !isQuiet && !isUndone).slice(-latest);
  return (
    <ul className={style.latest}>
      {shown.map(({ step, head }) => (
        <li key={step}>
          <SentenceLine sentence={head} nameOf={day => personOf(day).name} onCard={id => zoomCard(id)} />
        </li>
      ))}
    </ul>
  );
}

function Composing({ turn }: { readonly turn: TurnControl }) {
  const { view, layout } = usePlaying();
  const { act, draft, said } = turn;
  const ledger = ledgerOf(view, draft);
  const cost = 'move' in said ? costOf(view, said.move) : undefined;
  return (
    <>
      <Done moves={turn.done} />
      {act !== null && (
        <header className={style.head}>
          <GameSymbol of={symbolOf[act]} size={20} />
          <h2>
            <FormattedMessage id={`emerald.turn.name.${act}`} />
          </h2>
          {cost !== undefined && view.phase === 'playing' && (
            <span className={style.cost}>
              <FormattedMessage id="emerald.turn.cost" values={{ count: cost }} />
              <GameSymbol of={cost === 0 ? 'free' : 'action'} size={15} />
            </span>
          )}
        </header>
      )}
      <div className={style.body}>
        {ledger !== undefined && view.me !== null && <LedgerRow ledger={ledger} me={view.me} />}
        <Sentences lines={sentenceOf(view, draft).filter(line => layout !== 'phone' || !line.isInLedger)} />
      </div>
      <Count turn={turn} />
      <div className={style.acts}>
        {!isEmpty(draft) && (
          <Button kind="ghost" onClick={() => turn.tap({ type: 'back' })}>
            <Mark of={houseMarks.back} size={18} />
            <FormattedMessage id="emerald.turn.do.back" />
          </Button>
        )}
        <Confirm turn={turn} />
      </div>
    </>
  );
}

/** The verb on the button. While something is missing, it says what, and does nothing. */
function Confirm({ turn }: { readonly turn: TurnControl }) {
  const { view, isUnsent } = usePlaying();
  const { said, act, isSent } = turn;
  const kills = act === 'assassinate';
  if ('missing' in said)
    return (
      <Button className={style.grow} aria-disabled>
        {act === null ? (
          <FormattedMessage id="emerald.turn.do.confirm" />
        ) : (
          <FormattedMessage id={`emerald.turn.name.${act}`} />
        )}
      </Button>
    );
  const { id, count } = verbOf(view, said.move);
  return (
    <Button
      kind="primary"
      className={`${style.grow} ${kills ? style.kill : style.go}`}
      isBusy={isSent}
      aria-keyshortcuts="Enter"
      onClick={turn.confirm}
      data-confirm=""
    >
      <Mark of={houseMarks.check} size={20} />
      <FormattedMessage id={isSent && isUnsent ? 'emerald.turn.do.unsent' : id} values={{ count }} />
    </Button>
  );
}

/** Nothing is chosen: shows what could be, or the end of the turn as a step of its own. */
function Between({ turn }: { readonly turn: TurnControl }) {
  const { view } = usePlaying();
  const { undo, endTurn, acts } = actsOf(view);
  const { going } = view.turn;
  const goesOn = acts.some(
    ({ act, why }) => why === undefined && act === (going === 'claim' ? 'claim' : 'assassinate'),
  );
  const isOver = endTurn === undefined;
  return (
    <>
      <Done moves={turn.done} />
      <div className={style.body}>
        <Sentences lines={goesOn && going !== null ? goingLines(view, going, isOver) : linesBetween(view, isOver)} />
      </div>
      {isOver && <AskSwitch />}
      <div className={style.acts}>
        {(undo === undefined || isOver) && <UndoButton turn={turn} why={undo} />}
        {isOver && (
          <Button
            kind="primary"
            className={`${style.grow} ${style.go}`}
            isBusy={turn.isSent}
            aria-keyshortcuts="E"
            onClick={() => turn.send({ type: 'end-turn' })}
            data-end-turn=""
          >
            <Mark of={houseMarks.next} size={20} />
            <FormattedMessage id="emerald.turn.do.end-turn" />
          </Button>
        )}
      </div>
    </>
  );
}

/** The action may go on. If the game would end, that is said first. */
const goingLines = (view: View, going: Going, isOver: boolean): readonly TurnSentence[] => [
  ...(isOver ? linesBetween(view, isOver) : []),
  { id: `emerald.turn.going.${going}` },
];

function linesBetween(view: View, isOver: boolean): readonly TurnSentence[] {
  if (!isOver) return [{ id: 'emerald.turn.need.act' }, ...offersOf(view)];
  if (view.ending !== null) return [{ id: 'emerald.turn.end.over' }];
  const mine = view.me === null ? undefined : view.players[view.me];
  const hand = typeof mine?.hand === 'object' ? mine.hand : [];
  const draws = Math.max(0, Math.min(handSize - hand.length, (mine?.draw ?? 0) + (mine?.discard.length ?? 0)));
  const hasFree =
    hand.some(isFreeText) && actsOf(view).acts.some(({ act, why }) => act === 'text' && why === undefined);
  return [
    { id: 'emerald.turn.end.done', values: { count: draws } },
    ...(hasFree ? [{ id: 'emerald.turn.end.free' } as const] : []),
  ];
}

function UndoButton({ turn, why }: { readonly turn: TurnControl; readonly why: ReturnType<typeof actsOf>['undo'] }) {
  const intl = useIntl();
  const tap = () => {
    if (why === undefined) turn.send({ type: 'undo' });
    else showToast({ text: intl.formatMessage({ id: whyOf(why) }) });
  };
  return (
    <Button
      kind="ghost"
      isBusy={turn.isSent && why === undefined}
      aria-disabled={why !== undefined || undefined}
      aria-keyshortcuts="U"
      onClick={tap}
      data-undo=""
    >
      <Mark of={houseMarks.undo} size={18} />
      <FormattedMessage id="emerald.turn.do.undo" />
    </Button>
  );
}

/** A switch for the end of the turn as a step of its own. */
function AskSwitch() {
  const { asksEnd } = useSettings();
  return (
    <Switch
      label={<FormattedMessage id="emerald.turn.end.ask" />}
      isOn={asksEnd}
      onChange={on => changeSettings({ asksEnd: on })}
    />
  );
}

/** The claims or kills of this action that are done, above the next one. */
function Done({ moves }: { readonly moves: readonly Move[] }) {
  if (moves.length === 0) return null;
  return (
    <ul className={style.done}>
      {moves.map((move, n) =>
        move.type === 'claim' || move.type === 'assassinate' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are only added to
          <li key={n}>
            <Mark of={houseMarks.check} size={14} />
            <span>
              <Said
                line={{
                  id: move.type === 'claim' ? 'emerald.turn.done.claim' : 'emerald.turn.done.kill',
                  values: { in: at(move.city), card: card(move.card) },
                }}
              />
            </span>
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** A number, where a text needs one. */
function Count({ turn }: { readonly turn: TurnControl }) {
  const intl = useIntl();
  const { said } = turn;
  const count = 'move' in said && said.move.type === 'text' ? said.move.cubes : undefined;
  if (typeof count !== 'number') return null;
  return (
    <div className={style.count}>
      <span>
        <FormattedMessage id="emerald.turn.count" />
      </span>
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: 'emerald.turn.count.less' })}
        onClick={() => turn.tap({ type: 'count', count: count - 1 })}
      >
        −
      </Button>
      <b data-count="">{count}</b>
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: 'emerald.turn.count.more' })}
        onClick={() => turn.tap({ type: 'count', count: count + 1 })}
      >
        +
      </Button>
    </div>
  );
}
