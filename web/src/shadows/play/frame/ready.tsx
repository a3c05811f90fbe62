import { FormattedMessage } from 'react-intl';
import { usePlaying } from '../view/playing.ts';
import style from './ready.module.css';
import { ReadyPanel } from './ready-panel.tsx';

/** Before the first round: who plays what, and who is awaited. */
export function Ready() {
  const { view } = usePlaying();
  return (
    <div className={style.ready}>
      <h2>
        <FormattedMessage id="shadows.ready.title" />
      </h2>
      <p>
        <FormattedMessage id="shadows.ready.text" values={{ role: view.me?.role ?? 'audience' }} />
      </p>
      <ReadyPanel />
    </div>
  );
}
