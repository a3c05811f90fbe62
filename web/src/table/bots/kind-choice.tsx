import { houseMarks } from '@lamplight/art/public';
import { type BotLevel, botLevels } from '@lamplight/contract/bots';
import { useIntl } from 'react-intl';
import { Segmented } from '../../parts/segmented.tsx';
import type { WantedTemper } from '../../settings/settings.ts';

interface LevelChoiceProps {
  readonly value: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

/** How strong a bot is, with a line about the one that is chosen. */
export function LevelChoice({ value, onChange }: LevelChoiceProps) {
  const intl = useIntl();
  return (
    <Segmented
      isStacked
      label={intl.formatMessage({ id: 'table.bot.level' })}
      help={intl.formatMessage({ id: `table.bot.${value}Help` })}
      value={value}
      onChange={onChange}
      choices={botLevels.map(level => ({
        value: level,
        label: intl.formatMessage({ id: `table.bot.${level}` }),
        mark: houseMarks[level],
      }))}
    />
  );
}

interface TemperChoiceProps<Temper extends WantedTemper> {
  readonly tempers: readonly Temper[];
  readonly value: Temper;
  readonly onChange: (temper: Temper) => void;
}

/** What a bot is fond of. */
export function TemperChoice<Temper extends WantedTemper>({ tempers, value, onChange }: TemperChoiceProps<Temper>) {
  const intl = useIntl();
  return (
    <Segmented<Temper>
      isStacked
      label={intl.formatMessage({ id: 'table.bot.temper' })}
      help={`${intl.formatMessage({ id: `table.bot.${value}Help` })} ${intl.formatMessage({ id: 'table.bot.help' })}`}
      value={value}
      onChange={onChange}
      choices={tempers.map(temper => ({
        value: temper,
        label: intl.formatMessage({ id: `table.bot.${temper}` }),
        mark: temper === 'mixed' ? houseMarks.rotate : houseMarks[temper as Exclude<WantedTemper, 'mixed'>],
      }))}
    />
  );
}
