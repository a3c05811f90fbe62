import { useIntl } from 'react-intl';
import { useTitle } from '../../parts/use-title.ts';
import { LineBanner } from '../../table/line-banner.tsx';
import { ActionBar } from '../turn/action-bar.tsx';
import { Composer } from '../turn/composer.tsx';
import { Hand } from '../turn/hand.tsx';
import { usePlaying } from './playing.ts';

/** A match from its first agent to the end of the game. */
export function Screen() {
  const { session } = usePlaying();
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'emerald.play.title' }));
  return (
    <main>
      <LineBanner session={session} />
      <Composer />
      <ActionBar />
      <Hand />
    </main>
  );
}
