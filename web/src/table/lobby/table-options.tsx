import type { TableView } from '@lamplight/contract/wire';
import { useIntl } from 'react-intl';
import { Switch } from '../../parts/switch.tsx';
import { useAtTable } from '../at-table.ts';
import { isHost, isRunning, mayComeLate } from '../people/people.ts';
import { Choice, Chosen } from './choice.tsx';

const waits = [30_000, 60_000, 300_000] as const;
type Wait = `${(typeof waits)[number]}` | 'wait';

const choiceOf = ({ absence }: TableView): Wait => {
  if (absence.kind === 'wait') return 'wait';
  const nearest = waits.find(wait => absence.after <= wait) ?? 300_000;
  return `${nearest}`;
};

const absenceOf = (choice: Wait): TableView['absence'] =>
  choice === 'wait' ? { kind: 'wait' } : { kind: 'bot', after: Number(choice) };

/** Options that every game has. All but late seats may be changed during a match too [TB-SET-2]. */
export function TableOptions({ helpWait }: { readonly helpWait?: string | undefined }) {
  const { table, acts } = useAtTable();
  const intl = useIntl();
  const say = (id: FormatjsIntl.Message['ids']) => intl.formatMessage({ id });
  const isMine = isHost(table);
  return (
    <>
      <Choice<Wait>
        label={say('table.absence.label')}
        help={
          table.absence.kind === 'wait' ? (helpWait ?? say('table.absence.helpWait')) : say('table.absence.helpBot')
        }
        value={choiceOf(table)}
        isMine={isMine}
        choices={[
          { value: '30000', label: say('table.absence.30s') },
          { value: '60000', label: say('table.absence.1min') },
          { value: '300000', label: say('table.absence.5min') },
          { value: 'wait', label: say('table.absence.wait') },
        ]}
        onChange={choice => void acts.run('absence', { type: 'set', absence: absenceOf(choice) })}
      />
      {isMine ? (
        <Switch
          label={say('table.spectators.label')}
          help={say('table.spectators.help')}
          isOn={table.spectators}
          onChange={spectators => void acts.run('spectators', { type: 'set', spectators })}
        />
      ) : (
        <Chosen
          label={say('table.spectators.label')}
          value={say(table.spectators ? 'table.spectators.yes' : 'table.spectators.no')}
          help={say(table.spectators ? 'table.watch.open' : 'table.watch.closed')}
        />
      )}
      {isMine && !isRunning(table) ? (
        <Switch
          label={say('table.lateSeats.label')}
          help={say('table.lateSeats.help')}
          isOn={mayComeLate(table)}
          onChange={lateSeats => void acts.run('late seats', { type: 'set', lateSeats })}
        />
      ) : (
        <Chosen
          label={say('table.lateSeats.label')}
          value={say(mayComeLate(table) ? 'table.lateSeats.yes' : 'table.lateSeats.no')}
          help={say('table.lateSeats.help')}
        />
      )}
    </>
  );
}
