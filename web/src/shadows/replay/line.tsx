import type { Seat } from '@lamplight/contract';
import { type CellId, type Team, type Told, teams, type View } from '@lamplight/shadows/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '../../parts/hidden.tsx';
import type { LogLineProps } from '../../replay/game.ts';
import { CluePicture } from '../after/account/clue-picture.tsx';
import { FoundMark } from '../after/account/found-mark.tsx';
import { placeInWords } from '../board/names.ts';
import { Emblem } from '../play/frame/emblem.tsx';
import style from './line.module.css';
import { seenIn } from './seen.ts';

/** One entry of the log: a telling as a sentence, with the pictures it mentions. */
export function ShadowsReplayLine({ told: given, frame, nameOf }: LogLineProps) {
  const told = given as unknown as Told;
  const { view } = seenIn(frame);
  const team = teamOf(told, view);
  return (
    <span className={style.line}>
      {team !== undefined && <Emblem team={team} size={20} />}
      <span className={style.words}>
        <Sentence told={told} view={view} nameOf={nameOf} />
      </span>
    </span>
  );
}

interface SentenceProps {
  readonly told: Told;
  readonly view: View;
  readonly nameOf: (seat: Seat) => string;
}

function Sentence({ told, view, nameOf }: SentenceProps) {
  const officer = (team: Team) => nameOf(view.teams[team]?.officer ?? 0);
  switch (told.type) {
    case 'readied':
      return <FormattedMessage id="showing.log.readied" values={{ name: nameOf(told.by) }} />;
    case 'changed-roles':
      return <FormattedMessage id="showing.log.roles" values={{ name: nameOf(told.officer) }} />;
    case 'laid':
      return <FormattedMessage id="showing.log.laid" values={{ round: told.round }} />;
    case 'counted-down':
      return <FormattedMessage id="showing.log.countdown" />;
    case 'began':
      return <FormattedMessage id="showing.log.began" />;
    case 'gave':
      return (
        <>
          <FormattedMessage id="showing.log.gave" values={{ name: officer(told.team) }} />{' '}
          <Hidden>
            <FormattedMessage id="showing.log.cards" values={{ count: told.cards.length }} />
          </Hidden>
          {told.cards.map(card => (
            <CluePicture key={card} picture={card} width={28} />
          ))}
        </>
      );
    case 'reshuffled':
      return <FormattedMessage id="showing.log.reshuffled" />;
    case 'wanted-swap':
      return (
        <FormattedMessage
          id={told.want ? 'showing.log.swap' : 'showing.log.swap.back'}
          values={{ name: officer(told.team) }}
        />
      );
    case 'swapped':
      return <FormattedMessage id="showing.log.swapped" />;
    case 'intended':
    case 'looked':
    case 'pointed': {
      const name = told.type === 'intended' ? officer(told.team) : nameOf(told.by);
      if (told.cell === null) return <FormattedMessage id={`showing.log.${told.type}.back`} values={{ name }} />;
      return (
        <>
          <FormattedMessage id={`showing.log.${told.type}`} values={{ name }} /> <Place cell={told.cell} view={view} />
        </>
      );
    }
    case 'moved':
      return (
        <>
          <FormattedMessage id={`showing.log.${told.found ?? 'moved'}`} values={{ team: told.team }} />{' '}
          <Place cell={told.to} view={view} />
          {told.found !== null && <FoundMark of={told.found} size={22} />}
        </>
      );
    case 'attended':
      return (
        <FormattedMessage
          id={told.present ? 'showing.log.here' : 'showing.log.away'}
          values={{ name: nameOf(told.seat) }}
        />
      );
    case 'ended-round':
      return <FormattedMessage id={`showing.log.round.${told.because}`} values={{ who: told.winner ?? 'nobody' }} />;
    case 'ended-match':
      return <FormattedMessage id="showing.log.match" values={{ who: told.winner ?? 'nobody' }} />;
  }
}

function Place({ cell, view }: { readonly cell: CellId; readonly view: View }) {
  const intl = useIntl();
  return (
    <>
      <Hidden>{placeInWords(intl, cell)}</Hidden>
      <CluePicture picture={view.cells[cell]?.picture} width={28} />
    </>
  );
}

/** The team that did it. */
function teamOf(told: Told, view: View): Team | undefined {
  const seat = 'by' in told ? told.by : 'seat' in told ? told.seat : undefined;
  if (seat !== undefined) {
    return teams.find(team => {
      const side = view.teams[team];
      return side !== undefined && (side.officer === seat || side.detectives.includes(seat));
    });
  }
  if ('team' in told) return told.team;
  return told.type === 'ended-round' || told.type === 'ended-match' ? (told.winner ?? undefined) : undefined;
}
