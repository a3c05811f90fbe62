import { useIntl } from 'react-intl';
import { useAtTable } from '../../table/at-table.ts';
import { Choice } from '../../table/lobby/choice.tsx';
import { isHost, isRunning } from '../../table/people/people.ts';
import {
  bankTimes,
  type ClockKind,
  choose,
  clockKinds,
  dayTimes,
  increments,
  kindOf,
  nearest,
  optionsOf,
  turnTimes,
} from './clock.ts';
import { clockValues, kindWords } from './clock-words.ts';

const helps = {
  none: 'emerald.lobby.clock.noneHelp',
  bank: 'emerald.lobby.clock.bankHelp',
  turn: 'emerald.lobby.clock.turnHelp',
  days: 'emerald.lobby.clock.daysHelp',
} as const satisfies Record<ClockKind, string>;

/** How much time there is, and what happens when it is over; each with what it means. */
export function Options() {
  const { table, acts } = useAtTable();
  const intl = useIntl();
  const say = (id: FormatjsIntl.Message['ids'], values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const options = optionsOf(table);
  const { clock, runsOut } = options;
  const kind = kindOf(clock);
  const isMine = isHost(table) && !isRunning(table);
  const run = (command: Parameters<typeof acts.run>[1]) => void acts.run('options', command);
  const setClock = (change: { readonly time?: number; readonly increment?: number }) => {
    if (clock !== null) run({ type: 'set', options: { ...options, clock: { ...clock, ...change } } });
  };
  const values = clockValues(clock);
  const times = (offered: readonly number[], id: FormatjsIntl.Message['ids']) =>
    offered.map(time => ({ value: time, label: say(id, clockValues({ kind: 'turn', time, increment: time })) }));
  const times1 = kind === 'bank' ? bankTimes : kind === 'turn' ? turnTimes : dayTimes;
  return (
    <>
      <Choice<ClockKind>
        label={say('emerald.lobby.clock')}
        help={say(helps[kind], values)}
        choices={clockKinds.map(value => ({ value, label: say(kindWords[value]) }))}
        value={kind}
        onChange={next => run(choose(options, next))}
        isMine={isMine}
      />
      {clock !== null && (
        <Choice
          label={say(kind === 'bank' ? 'emerald.lobby.time.each' : 'emerald.lobby.time.turn')}
          help={say(kind === 'bank' ? 'emerald.lobby.time.eachHelp' : 'emerald.lobby.time.turnHelp')}
          choices={times(times1, kind === 'days' ? 'emerald.lobby.days' : 'emerald.lobby.minutes')}
          value={nearest(times1, clock.time)}
          onChange={time => setClock({ time })}
          isMine={isMine}
        />
      )}
      {clock !== null && kind === 'bank' && (
        <Choice
          label={say('emerald.lobby.more')}
          help={say('emerald.lobby.moreHelp')}
          choices={times(increments, 'emerald.lobby.seconds')}
          value={nearest(increments, clock.increment)}
          onChange={increment => setClock({ increment })}
          isMine={isMine}
        />
      )}
      {clock !== null && (
        <Choice
          label={say('emerald.lobby.runsOut')}
          help={say(runsOut === 'step' ? 'emerald.lobby.runsOut.stepHelp' : 'emerald.lobby.runsOut.botHelp')}
          choices={[
            { value: 'step' as const, label: say('emerald.lobby.runsOut.step') },
            { value: 'bot' as const, label: say('emerald.lobby.runsOut.bot') },
          ]}
          value={runsOut}
          onChange={next => run({ type: 'set', options: { ...options, runsOut: next } })}
          isMine={isMine}
        />
      )}
    </>
  );
}
