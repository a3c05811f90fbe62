import { memo } from 'react';
import { rows } from '../../geometry/geometry.ts';
import type { CellLooks, TeamPath, TokenPlace } from '../cells/looks.ts';
import { MapMark, Rings } from '../cells/marks.tsx';
import { JourneyLine } from './journey-line.tsx';
import { Tags } from './tags.tsx';
import { Token } from './token.tsx';

interface Props {
  readonly looks: CellLooks | undefined;
  readonly tokens: readonly TokenPlace[] | undefined;
  readonly journeys: readonly TeamPath[] | undefined;
}

const inOrder = rows.flat();

/** What lies on cells and hangs over their edges, drawn kind by kind, so that no cell covers its neighbour's mark. */
export const Above = memo(function Above({ looks, tokens, journeys }: Props) {
  return (
    <>
      {inOrder.map(cell => {
        const { ring, isTarget = false } = looks?.[cell] ?? {};
        const isBare = ring === undefined && !isTarget;
        return !isBare && <Rings key={cell} cell={cell} look={{ ring, isTarget }} />;
      })}
      {inOrder.map(cell => {
        const { thing, isCommon = false } = looks?.[cell] ?? {};
        return thing && <MapMark key={cell} cell={cell} thing={thing} isCommon={isCommon} />;
      })}
      {tokens?.map(({ team, cell }) => (
        <Token key={`${team} ${cell}`} team={team} cell={cell} />
      ))}
      {inOrder.map(cell => {
        const names = looks?.[cell]?.names;
        return names !== undefined && names.length > 0 && <Tags key={cell} cell={cell} names={names} />;
      })}
      {journeys?.map(({ team, path }) => (
        <JourneyLine key={team} team={team} path={path} isShared={journeys.length > 1} />
      ))}
    </>
  );
});
