import { layouts } from '@lamplight/shadows/public';
import { Choice } from '../../table/lobby/choice.tsx';
import { layoutWords } from './option-words.ts';
import { useOptions } from './use-options.ts';

/** Options that most tables leave as they are. */
export function MoreOptions() {
  const { options, isMine, say, set } = useOptions();
  return (
    <>
      <Choice
        label={say('lobby.police.label')}
        help={say('lobby.police.help')}
        choices={[11, 12].map(value => ({ value, label: String(value) }))}
        value={options.police}
        onChange={police => set({ police: police === 12 ? 12 : 11 })}
        isMine={isMine}
      />
      <Choice
        label={say('lobby.layout.label')}
        help={say('lobby.layout.help')}
        choices={layouts.map(value => ({ value, label: say(layoutWords[value]) }))}
        value={options.layout}
        onChange={layout => set({ layout })}
        isMine={isMine}
      />
    </>
  );
}
