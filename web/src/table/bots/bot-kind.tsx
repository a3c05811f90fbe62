import { houseMarks } from '@lamplight/art/public';
import { type BotLevel, type BotTemper, botLevels, botTempers } from '@lamplight/contract/bots';
import { useIntl } from 'react-intl';
import { Mark } from '../../parts/mark.tsx';
import style from './bot-kind.module.css';

interface BotKindLineProps {
  readonly level: BotLevel;
  readonly temper: BotTemper;
}

/** Level and temper, each with its mark. A kind that only a newer server knows is left out. */
export function BotKindLine({ level, temper }: BotKindLineProps) {
  const intl = useIntl();
  const known = [botLevels.find(each => each === level), botTempers.find(each => each === temper)];
  return (
    <span className={style.kind}>
      {known.map(
        each =>
          each !== undefined && (
            <span key={each}>
              <Mark of={houseMarks[each]} size={14} />
              {intl.formatMessage({ id: `table.bot.${each}` })}
            </span>
          ),
      )}
    </span>
  );
}
