import { presets } from '@lamplight/emerald/public';
import { useIntl } from 'react-intl';
import { Segmented } from '../../parts/segmented.tsx';
import { usePlaying } from '../view/playing.ts';

/** How I mean to answer an attack. Nobody else sees it [EM-PRESET-1]. Part of the own panel. */
export function Presets() {
  const { view, send, pending } = usePlaying();
  const intl = useIntl();
  if (view.me === null || view.phase === 'over') return null;
  // Shown as chosen at once, before the server has answered.
  const last = pending.findLast(move => move.type === 'preset');
  return (
    <Segmented
      label={intl.formatMessage({ id: 'emerald.questions.preset' })}
      help={intl.formatMessage({ id: 'emerald.questions.preset.help' })}
      choices={presets.map(value => ({
        value,
        label: intl.formatMessage({ id: `emerald.questions.preset.${value}` }),
      }))}
      value={last?.answer ?? view.preset ?? 'ask'}
      onChange={answer => void send({ type: 'preset', answer })}
    />
  );
}
