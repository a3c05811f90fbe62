import { type CellId, cells, type RoundReport, type View } from '@lamplight/shadows/public';
import { type IntlShape, useIntl } from 'react-intl';
import { openZoom } from '../../../match/zoom/store.ts';
import { Board } from '../../board/board.tsx';
import { nameOfCell } from '../../board/names.ts';
import { type GivenClue, isCommon, journeysOf, looksOf, shownTeams, type TeamFilter, tokensOf } from './account.ts';
import { WithLoneMarks } from './lone-marks.tsx';

interface Props {
  readonly account: RoundReport;
  readonly cells: View['cells'];
  readonly shown: TeamFilter;
  /** The clue whose cells are lit. */
  readonly lit: GivenClue | undefined;
}

/** A finished round on the board: the map opened, the journey numbered. A tap shows a picture large. */
export function MapBoard({ account, cells: ground, shown, lit }: Props) {
  const intl = useIntl();
  const isAlone = account.maps.orange === undefined;
  const journeys = journeysOf(account, shown);
  const board = (
    <Board
      cells={ground}
      label={intl.formatMessage({ id: 'after.map' }, { team: isAlone ? 'alone' : shown })}
      looks={looksOf(account, shown, lit, cells)}
      places={[]}
      tokens={tokensOf(account, shown)}
      journeys={journeys}
      onTap={cell => zoomOn(ground, cell)}
      onHold={cell => zoomOn(ground, cell)}
      nameOf={cell => nameOn(intl, account, shown, cell)}
    />
  );
  return shown === 'both' && !isAlone ? <WithLoneMarks maps={account.maps}>{board}</WithLoneMarks> : board;
}

function zoomOn(ground: View['cells'], cell: CellId): void {
  const picture = ground[cell]?.picture;
  if (picture != null) openZoom({ pictures: [picture], at: 0 });
}

function nameOn(intl: IntlShape, account: RoundReport, shown: TeamFilter, cell: CellId): string {
  const teams = shownTeams(account, shown);
  const tokens = tokensOf(account, shown).filter(token => token.cell === cell);
  const visited = journeysOf(account, shown).filter(({ path }) => path.slice(1).includes(cell));
  const place = nameOfCell(intl, cell, {
    tokens: tokens.map(({ team }) => team),
    visited: visited.map(({ team }) => team),
  });
  const things = teams.flatMap(team => {
    const thing = account.maps[team]?.[cell];
    if (thing === undefined || (team === 'orange' && teams.length > 1 && isCommon(account.maps, cell))) return [];
    const what = intl.formatMessage({ id: 'after.thing.kind' }, { kind: thing });
    const isWhose = teams.length > 1 && !isCommon(account.maps, cell);
    return [isWhose ? intl.formatMessage({ id: 'after.thing' }, { team, what }) : what];
  });
  return [place, ...things].join(', ');
}
