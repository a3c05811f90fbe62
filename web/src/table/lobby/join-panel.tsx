import { houseMarks } from '@lamplight/art/public';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAtTable } from '../at-table.ts';
import { seatWanted } from '../joining.ts';
import { isRunning, openSeatsOf } from '../people/people.ts';
import style from './join-panel.module.css';

/** For somebody who comes by the link: what is going on, a name, and then a seat below [UX-01] [UX-02]. */
export function JoinPanel() {
  const { table, acts, joining, wasMine } = useAtTable();
  const intl = useIntl();
  const { name, setName, problem, form, join, wantsBots } = joining;
  const open = openSeatsOf(table);
  const isFull = open.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    join(wantsBots || !isFull ? seatWanted(open) : undefined);
  };
  const isPlaying = isRunning(table);
  const sits = isPlaying ? 'table.join.takeOver' : 'table.join.firstSeat';
  const goes = wantsBots ? 'table.join.bots' : isFull ? watching(table.spectators) : sits;
  return (
    <Panel title={<FormattedMessage id="table.join.title" />}>
      <form ref={form} className={style.join} onSubmit={submit}>
        {wasMine && (
          <p className={style.lost}>
            <Mark of={houseMarks.warn} size={20} />
            <FormattedMessage id="table.join.lost" />
          </p>
        )}
        <p>
          <FormattedMessage
            id={situation({ isFull, isPlaying, spectators: table.spectators })}
            values={{ free: open.length }}
          />
        </p>
        <NameField
          label={intl.formatMessage({ id: 'table.join.name' })}
          name={name}
          setName={setName}
          error={problem && intl.formatMessage({ id: problem })}
          help={!isFull && !wantsBots && !isPlaying ? intl.formatMessage({ id: 'table.join.help' }) : undefined}
        />
        <div className={style.ways}>
          <Button kind="primary" type="submit" isBusy={acts.isUnsent('join')}>
            <FormattedMessage id={goes} />
          </Button>
          {!isFull && !wantsBots && (
            <Button onClick={() => join()}>
              <FormattedMessage id={watching(table.spectators)} />
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

const watching = (spectators: boolean) => (spectators ? 'table.join.watch' : 'table.join.wait');

function situation({ isFull, isPlaying, spectators }: { isFull: boolean; isPlaying: boolean; spectators: boolean }) {
  if (!isFull) return isPlaying ? 'table.join.playing' : 'table.join.free';
  if (isPlaying) return spectators ? 'table.join.playingFull' : 'table.join.playingClosed';
  return spectators ? 'table.join.full' : 'table.join.fullClosed';
}

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly error: string | undefined;
  readonly help: string | undefined;
}

function NameField({ label, name, setName, error, help }: NameFieldProps) {
  return (
    <Field
      label={label}
      value={name}
      maxLength={24}
      autoComplete="nickname"
      autoCapitalize="words"
      enterKeyHint="go"
      error={error}
      help={help}
      onChange={event => setName(event.target.value)}
    />
  );
}
