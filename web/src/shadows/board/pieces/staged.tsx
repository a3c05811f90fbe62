import type { CellId, Team } from '@lamplight/shadows/public';
import { useEffect, useRef } from 'react';
import { openCanvas } from '../../stage/canvas.ts';
import style from '../board.module.css';
import { lasting } from '../camera/motion.ts';
import type { FigurePlace } from '../cells/looks.ts';
import type { Follow } from './figure.tsx';

interface Props {
  readonly figures: readonly FigurePlace[];
  readonly follow: Follow;
  /** Called with true when the worker draws the figures. */
  readonly onDrawn: (isDrawn: boolean) => void;
}

/** The figures, drawn by the worker: a rival's step costs the page nothing. */
export function Staged({ figures, follow, onDrawn }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const go = useRef<(team: Team, at: CellId) => void>(undefined);
  const latest = useRef(figures);
  latest.current = figures;

  useEffect(() => {
    if (place.current === null) return;
    const canvas = openCanvas('board', place.current, { onDrawn });
    const told = new Map<Team, CellId>();
    const tell = (team: Team, at: CellId) => {
      if (told.get(team) === at) return;
      told.set(team, at);
      canvas.send({ type: 'go', on: 'board', team, at, speed: lasting(1) });
    };
    go.current = tell;
    for (const { team, at } of latest.current) tell(team, at);
    const stops = latest.current.map(({ team }) => follow(team, at => tell(team, at)));
    return () => {
      for (const stop of stops) stop();
      canvas.close();
    };
  }, [follow, onDrawn]);
  useEffect(() => {
    for (const { team, at } of figures) go.current?.(team, at);
  }, [figures]);
  return <div ref={place} className={style.stage} aria-hidden="true" />;
}
