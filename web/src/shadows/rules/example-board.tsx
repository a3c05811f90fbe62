import type { Seat } from '@lamplight/contract';
import { type CellId, teams, type View } from '@lamplight/shadows/public';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Board } from '../board/board.tsx';
import type { CellLooks, NameTag } from '../board/cells/looks.ts';
import { nameOfCell } from '../board/names.ts';
import { Standing } from '../board/pieces/standing.tsx';
import { figuresOf, looksOf, tokensOf, visitsOf } from '../play/map/lights.ts';
import { awayFrom, reachOf } from '../play/map/reach.ts';
import { openZoom } from '../zoom/zoom.tsx';
import { districtAt } from './answer.ts';

interface ExampleBoardProps {
  readonly view: View;
  readonly seats: readonly string[];
  /** Its district is lit. */
  readonly district: CellId | undefined;
  readonly onTap: (cell: CellId) => void;
}

/** The board of the game, with what one viewer sees. */
export function ExampleBoard({ view, seats, district, onTap }: ExampleBoardProps) {
  const intl = useIntl();
  const looks = useMemo((): CellLooks => {
    const tagOf = (seat: Seat): NameTag => {
      const name = seats[seat] ?? '';
      const label = intl.formatMessage({ id: 'shadows.cast' }, { name });
      return { label, colour: `var(--person-${seat + 1})`, isMe: name === 'me' };
    };
    const lit = district === undefined ? [] : districtAt(view, district);
    const plain = looksOf(view, { tagOf });
    if (lit.length === 0) return plain;
    return Object.fromEntries(
      Object.entries(plain).map(([cell, look]) => [cell, { ...look, light: lit.includes(cell) ? 'lit' : 'dim' }]),
    );
  }, [view, seats, district, intl]);
  const reach = reachOf(view);
  const nameOf = (cell: CellId) =>
    nameOfCell(intl, cell, {
      isObstacle: view.cells[cell]?.obstacle === true,
      figures: teams.filter(team => view.teams[team]?.at === cell),
      tokens: teams.filter(team => view.teams[team]?.evidence.includes(cell)),
      isReachable: reach.length === 0 ? undefined : reach.includes(cell),
      away: reach.length === 0 ? undefined : awayFrom(view, view.me?.team, cell),
      thing: looks[cell]?.thing,
      lookedAtBy: looks[cell]?.names?.map(({ label }) => label),
    });
  const zoom = (cell: CellId) => {
    const picture = view.cells[cell]?.picture;
    if (picture != null) openZoom({ pictures: [picture], at: 0 });
  };
  return (
    <Board
      cells={view.cells}
      label={intl.formatMessage({ id: 'shadows.board' })}
      looks={looks}
      places={figuresOf(view).map(({ at }) => at)}
      tokens={tokensOf(view)}
      onTap={onTap}
      onVote={onTap}
      onHold={zoom}
      nameOf={nameOf}
    >
      <Standing figures={figuresOf(view)} visits={visitsOf(view)} />
    </Board>
  );
}
