import { changeOfHeart } from '@lamplight/emerald/public';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GameSymbol, type SymbolName } from '../cards/symbol.tsx';
import { zoomCard } from '../cards/zoom/zoom-card.ts';
import { PlayerName } from '../log/player-name.tsx';
import { useNames } from '../names/use-names.ts';
import { usePlaying } from '../view/playing.ts';
import type { SeenFact } from './seen.ts';
import style from './seen-list.module.css';

const strong = (text: ReactNode) => <b>{text}</b>;

/** The known facts. What I alone know is marked with an eye. */
export function SeenList({ seen }: { readonly seen: readonly SeenFact[] }) {
  const intl = useIntl();
  if (seen.length === 0)
    return (
      <p className={style.none}>
        <FormattedMessage id="emerald.notes.seen.none" />
      </p>
    );
  return (
    <ul className={style.seen} aria-label={intl.formatMessage({ id: 'emerald.notes.seen' })}>
      {seen.map((each, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two points of one kind are two things
        <li key={n} data-mine={each.type === 'looked' || undefined}>
          <GameSymbol of={symbolOf(each)} size={18} className={style[toneOf(each)]} />
          <span>
            <Words of={each} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Words({ of }: { readonly of: SeenFact }) {
  const { personOf } = usePlaying();
  const names = useNames();
  switch (of.type) {
    case 'points': {
      const card = (
        <button type="button" className={style.card} onClick={() => zoomCard(of.card)}>
          {names.card(of.card)}
        </button>
      );
      return <FormattedMessage id="emerald.notes.points" values={{ card, points: of.points }} />;
    }
    case 'box': {
      const other = <PlayerName day={of.other} name={personOf(of.other).name} />;
      return <FormattedMessage id="emerald.notes.box" values={{ other, points: of.points }} />;
    }
    case 'track':
      return <FormattedMessage id="emerald.notes.track" values={{ faction: of.faction, by: of.by }} />;
    case 'heart':
      return <FormattedMessage id="emerald.notes.heart" values={{ card: names.card(changeOfHeart) }} />;
    case 'watched': {
      const who = <PlayerName day={of.who} name={personOf(of.who).name} />;
      return <FormattedMessage id="emerald.notes.watched" values={{ who }} />;
    }
    default:
      return <FormattedMessage id={`emerald.notes.${of.type}`} values={{ faction: of.faction, b: strong }} />;
  }
}

function symbolOf(seen: SeenFact): SymbolName {
  switch (seen.type) {
    case 'points':
      return `points-${seen.faction}`;
    case 'box':
      return 'kill-box';
    case 'track':
      return `track-${seen.faction}`;
    case 'heart':
      return 'one-use';
    case 'revealed':
      return seen.faction;
    default:
      return 'eye';
  }
}

const toneOf = (seen: SeenFact): 'loyalist' | 'restorationist' | 'plain' =>
  'faction' in seen && seen.type !== 'looked' && seen.faction !== 'neutral' ? seen.faction : 'plain';
