import { useEffect, useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { framesOf } from '../../replay/frames.ts';
import { loadReplay } from '../../replay/load.ts';
import { useNames } from '../names/use-names.ts';
import style from './panel.module.css';
import { type TrackPoint, tracksOf } from './tracks.ts';
import { TracksChart } from './tracks-chart.tsx';

/** Undefined while it loads; null if that failed. */
function useTracks(match: string): readonly TrackPoint[] | null | undefined {
  const [points, setPoints] = useState<readonly TrackPoint[] | null>();
  useEffect(() => {
    const asked = new AbortController();
    setPoints(undefined);
    void loadReplay(match, asked.signal, 'audience').then(loaded => {
      if (asked.signal.aborted) return;
      setPoints(loaded.type === 'there' ? tracksOf(framesOf(loaded.replay, 'audience')) : null);
    });
    return () => asked.abort();
  }, [match]);
  return points;
}

/** The markers over the match: a chart, and the same in figures. */
export function TracksPanel({ match }: { readonly match: string }) {
  const points = useTracks(match);
  return (
    <section className={style.panel} aria-labelledby="end-tracks" aria-busy={points === undefined}>
      <h2 id="end-tracks">
        <FormattedMessage id="emerald.end.tracks" />
      </h2>
      {points === null && (
        <p>
          <FormattedMessage id="emerald.end.tracks.failed" />
        </p>
      )}
      {points != null && (
        <>
          <TracksChart points={points} />
          <Figures points={points} />
        </>
      )}
    </section>
  );
}

function Figures({ points }: { readonly points: readonly TrackPoint[] }) {
  const names = useNames();
  return (
    <details className={style.figures}>
      <summary>
        <FormattedMessage id="emerald.end.tracks.table" />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="emerald.end.tracks.round" />
            </th>
            <th scope="col">{names.faction('loyalist')}</th>
            <th scope="col">{names.faction('restorationist')}</th>
            <th scope="col">
              <FormattedMessage id="emerald.end.tracks.worth" />
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ round, loyalist, restorationist }) => (
            <tr key={round}>
              <th scope="row">
                <FormattedNumber value={round} />
              </th>
              <td>
                <FormattedNumber value={loyalist} />
              </td>
              <td>
                <FormattedNumber value={restorationist} />
              </td>
              <td>
                <FormattedNumber value={Math.abs(loyalist - restorationist)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
