import { houseMarks } from '@lamplight/art/public';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Sheet } from '../../parts/over/sheet.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { type GameName, games } from '../../route.ts';
import { changeSettings, useSettings, wantedTempers } from '../../settings/settings.ts';
import { LevelChoice, TemperChoice } from '../bots/kind-choice.tsx';
import style from './alone-sheet.module.css';
import type { AloneWish } from './open-table.ts';

interface AloneSheetProps {
  /** The game chosen at first. */
  readonly first: GameName;
  readonly onClose: () => void;
  readonly onStart: (wish: AloneWish) => void;
}

/** For somebody who plays with bots and wants to choose: role or number of players, and the kind of bots. */
export function AloneSheet({ first, onClose, onStart }: AloneSheetProps) {
  const intl = useIntl();
  const { botLevel, botTemper } = useSettings();
  const [game, setGame] = useState(first);
  const [role, setRole] = useState<'officer' | 'detective'>('officer');
  const [against, setAgainst] = useState<'team' | 'clock'>('team');
  const [seats, setSeats] = useState(3);
  const say = (id: FormatjsIntl.Message['ids']) => intl.formatMessage({ id });
  return (
    <Sheet title={<FormattedMessage id="home.alone.title" />} isOpen onClose={onClose}>
      <div className={style.choices}>
        <Segmented
          label={say('home.alone.game')}
          isLabelHidden
          value={game}
          onChange={setGame}
          choices={games.map(value => ({ value, label: say(`home.${value}`) }))}
        />
        {game === 'shadows' ? (
          <>
            <Segmented
              label={say('home.alone.role')}
              help={say(`home.alone.${role}Help`)}
              value={role}
              onChange={setRole}
              choices={[
                { value: 'officer', label: say('home.alone.officer') },
                { value: 'detective', label: say('home.alone.detective') },
              ]}
            />
            <Segmented
              label={say('home.alone.against')}
              help={say(`home.alone.${against}Help`)}
              value={against}
              onChange={setAgainst}
              choices={[
                { value: 'team', label: say('home.alone.team') },
                { value: 'clock', label: say('home.alone.clock') },
              ]}
            />
          </>
        ) : (
          <Segmented
            label={say('home.alone.players')}
            help={say('home.alone.playersHelp')}
            value={seats}
            onChange={setSeats}
            choices={[2, 3, 4, 5].map(value => ({ value, label: intl.formatNumber(value) }))}
          />
        )}
        <LevelChoice value={botLevel} onChange={level => changeSettings({ botLevel: level })} />
        <TemperChoice
          tempers={wantedTempers}
          value={botTemper}
          onChange={temper => changeSettings({ botTemper: temper })}
        />
        <Button
          kind="primary"
          size="big"
          isWide
          onClick={() => onStart(game === 'shadows' ? { game, role, against } : { game, seats })}
        >
          <Mark of={houseMarks.bot} size={22} />
          <FormattedMessage id="home.alone.start" />
        </Button>
      </div>
    </Sheet>
  );
}
