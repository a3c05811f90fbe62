import type { CellId } from '@lamplight/shadows/public';
import { type IntlShape, useIntl } from 'react-intl';
import { openZoom } from '../../match/zoom/store.ts';
import type { ReplayGameProps } from '../../replay/game.ts';
import { clockText } from '../../replay/time.ts';
import { WithLoneMarks } from '../after/account/lone-marks.tsx';
import { Board } from '../board/board.tsx';
import { nameOfCell } from '../board/names.ts';
import { Standing } from '../board/pieces/standing.tsx';
import { Zoom } from '../zoom/zoom.tsx';
import style from './replay-board.module.css';
import { type ReplayScene, sceneOf } from './scene.ts';
import { type ReplayPosition, seenIn } from './seen.ts';

/** The board at a moment, as the chosen viewer saw it then. A tap shows a picture large. */
export function ReplayBoard({ frames, at, stretch, nameOf }: ReplayGameProps) {
  const intl = useIntl();
  const frame = frames[at];
  if (frame === undefined) return null;
  const seen = seenIn(frame);
  const scene = sceneOf(seen, nameOf);
  const zoom = (cell: CellId) => {
    const picture = seen.view.cells[cell]?.picture;
    if (picture != null) openZoom({ pictures: [picture], at: 0 });
  };
  const board = (
    <Board
      cells={seen.view.cells}
      label={intl.formatMessage({ id: 'showing.board' }, { time: clockText(frame.at - stretch.starts) })}
      looks={scene.looks}
      places={scene.figures.map(({ at: cell }) => cell)}
      tokens={scene.tokens}
      journeys={scene.journeys}
      onTap={zoom}
      onHold={zoom}
      nameOf={cell => nameIn(intl, seen, scene, cell, nameOf)}
    >
      <Standing figures={scene.figures} />
    </Board>
  );
  return (
    <div className={style.board}>
      {scene.shown === 'both' ? <WithLoneMarks maps={seen.maps}>{board}</WithLoneMarks> : board}
      <Zoom />
    </div>
  );
}

function nameIn(
  intl: IntlShape,
  seen: ReplayPosition,
  scene: ReplayScene,
  cell: CellId,
  nameOf: ReplayGameProps['nameOf'],
): string {
  const look = scene.looks[cell];
  const at = <Entry extends readonly [number, CellId]>(all: Iterable<Entry>) =>
    [...all].flatMap(([seat, place]) => (place === cell ? [nameOf(seat)] : []));
  return nameOfCell(intl, cell, {
    isObstacle: seen.view.cells[cell]?.obstacle,
    figures: scene.figures.filter(figure => figure.at === cell).map(({ team }) => team),
    tokens: scene.tokens.filter(token => token.cell === cell).map(({ team }) => team),
    thing: look?.thing,
    isCommon: look?.isCommon,
    isTarget: look?.isTarget,
    isReachable: seen.targets.length === 0 ? undefined : seen.targets.includes(cell),
    lookedAtBy: at(seen.looking),
    votedBy: at(seen.pointing),
  });
}
