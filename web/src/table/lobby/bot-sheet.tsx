import { houseMarks } from '@lamplight/art/public';
import { type BotKind, botTempers } from '@lamplight/contract/bots';
import type { BotView } from '@lamplight/contract/wire';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Sheet } from '../../parts/over/sheet.tsx';
import { changeSettings } from '../../settings/settings.ts';
import { useAtTable } from '../at-table.ts';
import { LevelChoice, TemperChoice } from '../bots/kind-choice.tsx';
import style from './bot-sheet.module.css';

interface BotSheetProps {
  readonly bot: BotView;
  readonly name: string;
  readonly onClose: () => void;
}

/** The host chooses level and temper of a bot [TB-BOT-1]. The next bots get the kind chosen last. */
export function BotSheet({ bot, name, onClose }: BotSheetProps) {
  const { acts } = useAtTable();
  const { seat } = bot;
  // Shown before the table has answered, and taken back if it refuses.
  const [{ level, temper }, show] = useState<BotKind>(bot);
  const choose = async (kind: Partial<BotKind>) => {
    show(shown => ({ ...shown, ...kind }));
    changeSettings({
      ...(kind.level === undefined ? {} : { botLevel: kind.level }),
      ...(kind.temper === undefined ? {} : { botTemper: kind.temper }),
    });
    const refused = await acts.run('bot', { type: 'seat bot', seat, is: true, bot: kind });
    if (refused !== undefined) show(bot);
  };
  const remove = () => {
    onClose();
    void acts.run('bot', { type: 'seat bot', seat, is: false });
  };
  return (
    <Sheet title={<FormattedMessage id="table.bot.title" values={{ name }} />} isOpen onClose={onClose}>
      <div className={style.kinds}>
        <LevelChoice value={level} onChange={chosen => void choose({ level: chosen })} />
        <TemperChoice tempers={botTempers} value={temper} onChange={chosen => void choose({ temper: chosen })} />
        <div className={style.ends}>
          <Button onClick={remove}>
            <Mark of={houseMarks.remove} size={20} />
            <FormattedMessage id="table.seat.removeBot" values={{ name }} />
          </Button>
          <Button kind="primary" onClick={onClose}>
            <FormattedMessage id="table.bot.done" />
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
