import type { Team, View } from '@lamplight/shadows/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../parts/panel.tsx';
import { Emblem } from '../play/frame/emblem.tsx';
import { teamsOf } from './account/account.ts';
import { barsOf, type HitRate, type MatchNumbers, numbersOf } from './numbers.ts';
import style from './numbers-panel.module.css';

const kinds = ['oneCard', 'twoCards', 'toChoose', 'toAgree', 'longestThink', 'evidence', 'police'] as const;
type NumberKind = (typeof kinds)[number];

/** The numbers of a match as mirrored bars, each with its figure. A table, so that it reads as one. */
export function NumbersPanel({ view }: { readonly view: View }) {
  const intl = useIntl();
  const teams = teamsOf(view.teams);
  const numbers = teams.map(team => numbersOf(view.rounds, team));
  return (
    <Panel title={<FormattedMessage id="after.numbers" />}>
      <table className={style.table} data-alone={teams.length === 1 || undefined}>
        <thead>
          <tr>
            {order(
              teams,
              team => (
                <th key={team} scope="col" className={style.team}>
                  <Emblem team={team} label={intl.formatMessage({ id: 'after.team' }, { team })} />
                </th>
              ),
              <td key="what" />,
            )}
          </tr>
        </thead>
        <tbody>
          {kinds.map(kind => (
            <Row key={kind} kind={kind} teams={teams} numbers={numbers} />
          ))}
        </tbody>
      </table>
      <p className={style.hint}>
        <FormattedMessage id="after.numbers.hint" />
      </p>
    </Panel>
  );
}

/** Black's, what it is of, Orange's. */
function order<Part>(teams: readonly Team[], part: (team: Team) => Part, middle: Part): readonly Part[] {
  const [first, ...more] = teams.map(part);
  return first === undefined ? [middle] : [first, middle, ...more];
}

interface RowProps {
  readonly kind: NumberKind;
  readonly teams: readonly Team[];
  readonly numbers: readonly MatchNumbers[];
}

function Row({ kind, teams, numbers }: RowProps) {
  const sizes = numbers.map(each => sizeOf(each[kind]));
  // A rate is drawn as a share of the whole, all else as a share of the larger figure.
  const isRate = kind === 'oneCard' || kind === 'twoCards';
  const bars = isRate ? sizes.map(size => size ?? 0) : barsOf(sizes[0], sizes[1]);
  return (
    <tr>
      {order(
        teams,
        team => (
          <td key={team} className={style[team]}>
            <Figure kind={kind} value={numbers[teams.indexOf(team)]?.[kind]} />
          </td>
        ),
        <th key="what" scope="row" className={style.what}>
          <FormattedMessage id={`after.numbers.${kind}`} />
          <span className={style.bars} aria-hidden="true">
            {teams.map((team, n) => (
              // biome-ignore lint/a11y/noSvgWithoutTitle: the figures beside it say it
              <svg key={team} className={style[`bar-${team}`]} viewBox="0 0 100 10" preserveAspectRatio="none">
                <rect className={style.ground} width={100} height={10} />
                <rect
                  className={style.bar}
                  x={team === 'black' && teams.length > 1 ? 100 - 100 * (bars[n] ?? 0) : 0}
                  width={100 * (bars[n] ?? 0)}
                  height={10}
                />
              </svg>
            ))}
          </span>
        </th>,
      )}
    </tr>
  );
}

function sizeOf(value: number | HitRate | undefined): number | undefined {
  if (typeof value !== 'object') return value;
  return value.of === 0 ? undefined : value.hits / value.of;
}

function Figure({ kind, value }: { readonly kind: NumberKind; readonly value: number | HitRate | undefined }) {
  const intl = useIntl();
  const size = sizeOf(value);
  if (value === undefined || size === undefined) return <FormattedMessage id="after.numbers.none" />;
  if (typeof value === 'object') {
    return (
      <>
        {intl.formatNumber(size, { style: 'percent' })}
        <small>
          <FormattedMessage id="after.numbers.of" values={value} />
        </small>
      </>
    );
  }
  const isTime = kind === 'toChoose' || kind === 'toAgree' || kind === 'longestThink';
  return intl.formatNumber(isTime ? value / 1_000 : value, { maximumFractionDigits: isTime && value < 10_000 ? 1 : 0 });
}
