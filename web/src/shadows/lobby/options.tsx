import { agreements, levels, levelTimes, mapChoices } from '@lamplight/shadows/public';
import { useAtTable } from '../../table/at-table.ts';
import { Choice } from '../../table/lobby/choice.tsx';
import { isAlone, toOneTeam, toTwoTeams } from './crews.ts';
import { agreementWords, levelWords, mapWords } from './option-words.ts';
import { useOptions } from './use-options.ts';

/** What the host chooses for the next match, each with what it means. */
export function Options() {
  const { table, acts } = useAtTable();
  const { options, isMine, say, set } = useOptions();
  const alone = isAlone(table);
  const part = (teams: 'one' | 'two') => {
    const commands = teams === 'one' ? toOneTeam(table) : toTwoTeams(table);
    if (commands !== undefined && teams !== (alone ? 'one' : 'two')) void acts.run('seats', ...commands);
  };
  return (
    <>
      <Choice
        label={say('lobby.teams.label')}
        help={say(alone ? 'lobby.teams.helpOne' : 'lobby.teams.helpTwo')}
        choices={[
          { value: 'two' as const, label: say('lobby.teams.two') },
          { value: 'one' as const, label: say('lobby.teams.one') },
        ]}
        value={alone ? 'one' : 'two'}
        onChange={part}
        isMine={isMine}
      />
      {alone && (
        <Choice
          label={say('lobby.level.label')}
          help={say('lobby.level.help', { minutes: levelTimes[options.level] / 60_000 })}
          choices={levels.map(value => ({ value, label: say(levelWords[value]) }))}
          value={options.level}
          onChange={level => set({ level })}
          isMine={isMine}
        />
      )}
      <Choice
        label={say('lobby.maps.label')}
        help={say(options.maps === 'first' ? 'lobby.maps.helpFirst' : 'lobby.maps.helpAll')}
        choices={mapChoices.map(value => ({ value, label: say(mapWords[value]) }))}
        value={options.maps}
        onChange={maps => set({ maps })}
        isMine={isMine}
      />
      <Choice
        label={say('lobby.agreement.label')}
        help={say(agreementWords[options.agreement].help)}
        choices={agreements.map(value => ({ value, label: say(agreementWords[value].name) }))}
        value={options.agreement}
        onChange={agreement => set({ agreement })}
        isMine={isMine}
      />
    </>
  );
}
