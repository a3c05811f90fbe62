import { MissedBar } from '../log/missed-bar.tsx';
import { Banner } from './banner.tsx';
import { RevealMoment } from './reveal-moment.tsx';
import { SanityMoment } from './sanity-moment.tsx';
import { useMoments } from './use-moments.ts';

/** Shown large for a moment, over everything. Taps pass through to what lies below. */
export function Moments() {
  const { shown, end } = useMoments();
  const moment = shown?.moment;
  const key = `${shown?.step} ${moment?.type}`;
  return (
    <div data-game="emerald">
      <MissedBar />
      {moment?.type === 'sanity' && <SanityMoment key={key} moment={moment} onEnd={end} />}
      {moment?.type === 'reveal' && <RevealMoment key={key} moment={moment} onEnd={end} />}
      {(moment?.type === 'turn' || moment?.type === 'ending' || moment?.type === 'last-chance') && (
        <Banner key={key} moment={moment} />
      )}
    </div>
  );
}
