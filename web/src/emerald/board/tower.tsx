import type { CityId, Day } from '@lamplight/emerald/public';
import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Agent, Sign } from '../cards/piece.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import type { PieceKind, Stack, StackLight } from '../view/lights.ts';
import style from './tower.module.css';
import { stackingOf, type Tower as TowerOf } from './towers.ts';

interface TowerProps {
  readonly city: CityId;
  readonly tower: TowerOf;
  readonly name: string;
  /** How many cubes high it may be. */
  readonly room: number;
  readonly lights: readonly StackLight[];
  readonly onStack: ((stack: Stack) => void) | undefined;
}

/** A player's pieces in a city: agents below, cubes on top, the number above. */
export function Tower({ city, tower, name, room, lights, onStack }: TowerProps) {
  const { day, agents, cubes, comingAgents, comingCubes, total, isLeader } = tower;
  const { agentStep, cubeStep, isAgentsCounted, isCubesCounted } = stackingOf(agents, cubes, room);
  const lightOf = (kind: PieceKind) => lights.find(light => light.kind === kind && light.day === day);
  return (
    <span className={style.tower} data-lead={isLeader || undefined}>
      <b aria-hidden="true">{total}</b>
      {cubes > 0 && (
        <Pieces
          stack={{ city, kind: 'cubes', day }}
          name={name}
          count={cubes}
          coming={comingCubes}
          isCounted={isCubesCounted}
          step={cubeStep}
          light={lightOf('cubes')}
          onStack={onStack}
        >
          <Sign day={day} />
        </Pieces>
      )}
      {agents > 0 && (
        <Pieces
          stack={{ city, kind: 'agents', day }}
          name={name}
          count={agents}
          coming={comingAgents}
          isCounted={isAgentsCounted}
          step={agentStep}
          light={lightOf('agents')}
          onStack={onStack}
        >
          <Agent day={day} />
        </Pieces>
      )}
    </span>
  );
}

interface ZombieTowerProps {
  readonly city: CityId;
  readonly zombies: number;
  readonly coming: number;
  readonly name: string;
  readonly lights: readonly StackLight[];
  readonly onStack: ((stack: Stack) => void) | undefined;
}

/** They belong to nobody, and stand last. */
export function ZombieTower({ city, zombies, coming, name, lights, onStack }: ZombieTowerProps) {
  return (
    <span className={style.tower} data-zombies="">
      <b aria-hidden="true">{zombies}</b>
      <Pieces
        stack={{ city, kind: 'zombies', day: null }}
        name={name}
        count={1}
        coming={coming > 0 ? 1 : 0}
        isCounted={false}
        step={1}
        light={lights.find(({ kind }) => kind === 'zombies')}
        onStack={onStack}
      >
        <GameSymbol of="zombie" />
      </Pieces>
    </span>
  );
}

interface PiecesProps {
  readonly stack: { readonly city: CityId; readonly kind: PieceKind; readonly day: Day | null };
  readonly name: string;
  readonly count: number;
  /** This many of them are not there yet. They are on top. */
  readonly coming: number;
  readonly isCounted: boolean;
  readonly step: number;
  readonly light: StackLight | undefined;
  readonly onStack: ((stack: Stack) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Pieces of one kind and owner. They can be tapped where the turn lights them. Keyboard and screen readers reach them
 * in the city's sheet.
 */
function Pieces({ stack, name, count, coming, isCounted, step, light, onStack, children }: PiecesProps) {
  const intl = useIntl();
  const shown = isCounted ? 1 : count;
  const pieces = Array.from({ length: shown }, (_, n) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the pile
      key={n}
      className={style.piece}
      data-coming={n < coming || undefined}
      data-chosen={n < (light?.chosen ?? 0) || undefined}
      data-dies={(light?.dies === true && n < Math.max(1, light.chosen ?? 0)) || undefined}
    >
      {children}
    </span>
  ));
  const inside = (
    <>
      {pieces}
      {isCounted && <i className={style.count}>×{count}</i>}
    </>
  );
  const look = {
    className: style.pieces,
    'data-kind': stack.kind,
    'data-light': light?.light,
    style: { '--step': step } as CSSProperties,
  };
  if (light === undefined || onStack === undefined) return <span {...look}>{inside}</span>;
  return (
    <button
      type="button"
      tabIndex={-1}
      {...look}
      data-also="sheet"
      data-stack={`${stack.city} ${stack.kind} ${stack.day}`}
      aria-label={intl.formatMessage({ id: 'emerald.board.stack' }, { name, kind: stack.kind, count })}
      onClick={() => onStack(stack)}
    >
      {inside}
    </button>
  );
}
