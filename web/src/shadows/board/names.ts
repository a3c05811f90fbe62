/** The name of a cell for screen readers: its place, its state, who points. Never what its picture shows. */
import { type CellId, type MapThing, type Team, teams } from '@lamplight/shadows/public';
import type { IntlShape } from 'react-intl';
import { placeOf } from './place.ts';

export type CellFacts = {
  readonly isObstacle?: boolean | undefined;
  /** Whose figures stand there. */
  readonly figures?: readonly Team[] | undefined;
  /** Whose evidence tokens lie there. */
  readonly tokens?: readonly Team[] | undefined;
  readonly visited?: readonly Team[] | undefined;
  readonly isReachable?: boolean | undefined;
  /** How many steps it is away from the own team. */
  readonly away?: number | undefined;
  /** On the own map. */
  readonly thing?: MapThing | undefined;
  readonly isCommon?: boolean | undefined;
  readonly isTarget?: boolean | undefined;
  readonly lookedAtBy?: readonly string[] | undefined;
  readonly votedBy?: readonly string[] | undefined;
};

type Intl = Pick<IntlShape, 'formatMessage' | 'formatList'>;

/** Cached: a board asks for all 37 names at every step, and a phone is busy then. */
const made = new WeakMap<Intl, Map<string, string>>();

export function nameOfCell(intl: Intl, cell: CellId, facts: CellFacts = {}): string {
  const names = made.get(intl) ?? new Map<string, string>();
  made.set(intl, names);
  const key = keyOf(cell, facts);
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = sayCell(intl, cell, facts);
  names.set(key, name);
  return name;
}

/** All facts in one string. Simpler than JSON, and it takes a third of the time. */
function keyOf(cell: CellId, facts: CellFacts): string {
  const { isObstacle, figures, tokens, visited, isReachable, away, thing, isCommon, isTarget } = facts;
  const { lookedAtBy, votedBy } = facts;
  const plain = `${isObstacle}|${isReachable}|${away}|${thing}|${isCommon}|${isTarget}`;
  const lists = [figures, tokens, visited, lookedAtBy, votedBy].map(list => (list?.length ? list.join('\n') : ''));
  return `${cell}|${plain}|${lists.join('|')}`;
}

/** Where a cell is, as the middle of a sentence says it. */
export function placeInWords({ formatMessage }: Intl, cell: CellId): string {
  const { ring, bearing } = placeOf(cell);
  if (bearing === undefined) return formatMessage({ id: 'board.within.centre' });
  return formatMessage({ id: 'board.within' }, { ring, bearing: formatMessage({ id: 'board.bearing' }, { bearing }) });
}

function sayCell({ formatMessage, formatList }: Intl, cell: CellId, facts: CellFacts): string {
  const { ring, bearing } = placeOf(cell);
  const said: string[] = [
    bearing === undefined
      ? formatMessage({ id: 'board.place.centre' })
      : formatMessage({ id: 'board.place' }, { ring, bearing: formatMessage({ id: 'board.bearing' }, { bearing }) }),
  ];
  if (facts.isObstacle === true) return [...said, formatMessage({ id: 'board.canal' })].join(', ');
  const { thing, isCommon = false, away, lookedAtBy = [], votedBy = [] } = facts;
  for (const team of teams) {
    if (facts.figures?.includes(team)) said.push(formatMessage({ id: 'board.figure' }, { team }));
    if (facts.tokens?.includes(team)) said.push(formatMessage({ id: 'board.token' }, { team }));
    if (facts.visited?.includes(team)) said.push(formatMessage({ id: 'board.visited' }, { team }));
  }
  if (thing !== undefined) said.push(thingIn({ formatMessage }, thing, isCommon));
  if (facts.isTarget === true) said.push(formatMessage({ id: 'board.target' }));
  if (facts.isReachable !== undefined) {
    said.push(formatMessage({ id: facts.isReachable ? 'board.reach.in' : 'board.reach.out' }));
  }
  if (away !== undefined && away > 0) said.push(formatMessage({ id: 'board.away' }, { away }));
  if (lookedAtBy.length > 0)
    said.push(formatMessage({ id: 'board.looks' }, { count: lookedAtBy.length, names: formatList([...lookedAtBy]) }));
  if (votedBy.length > 0)
    said.push(formatMessage({ id: 'board.votes' }, { count: votedBy.length, names: formatList([...votedBy]) }));
  return said.join(', ');
}

const commonKinds = { evidence: 'commonEvidence', police: 'commonPolice', client: 'commonClient' } as const;

function thingIn({ formatMessage }: Pick<Intl, 'formatMessage'>, thing: MapThing, isCommon: boolean): string {
  const kind = thing === 'common-evidence' ? 'evidence' : thing;
  return formatMessage({ id: 'board.thing' }, { kind: isCommon || thing !== kind ? commonKinds[kind] : kind });
}
