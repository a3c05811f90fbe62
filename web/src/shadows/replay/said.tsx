import { houseMarks } from '@lamplight/art/public';
import { type Team, teams } from '@lamplight/shadows/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { openZoom } from '../../match/zoom/store.ts';
import { Chip } from '../../parts/chip.tsx';
import { Eyebrow } from '../../parts/eyebrow.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Panel } from '../../parts/panel.tsx';
import type { ReplayGameProps } from '../../replay/game.ts';
import { wholeSeconds } from '../../replay/time.ts';
import { CluePicture } from '../after/account/clue-picture.tsx';
import { FoundMark } from '../after/account/found-mark.tsx';
import { Emblem } from '../play/frame/emblem.tsx';
import style from './said.module.css';
import { type ReplayPosition, seenIn } from './seen.ts';

/** The last clue of each team, and the ten cards on the table. */
export function Said({ frames, at }: Pick<ReplayGameProps, 'frames' | 'at'>) {
  const frame = frames[at];
  const intl = useIntl();
  if (frame === undefined) return null;
  const seen = seenIn(frame);
  return (
    <div className={style.said}>
      {teams.map(team => seen.view.teams[team] !== undefined && <LastClue key={team} seen={seen} team={team} />)}
      <Panel isTight>
        <Eyebrow>
          <FormattedMessage id="showing.available" />
        </Eyebrow>
        <ul className={style.hand}>
          {seen.view.available.map((card, n) => (
            <li key={card}>
              <button
                type="button"
                className={style.card}
                aria-label={intl.formatMessage({ id: 'zoom.place' }, { at: n + 1, of: seen.view.available.length })}
                onClick={() => openZoom({ pictures: seen.view.available, at: n })}
              >
                <CluePicture picture={card} width={52} />
              </button>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function LastClue({ seen, team }: { readonly seen: ReplayPosition; readonly team: Team }) {
  const clues = seen.view.teams[team]?.clues ?? [];
  const clue = clues.at(-1);
  const pictureOf = (cell: string | null | undefined) =>
    cell == null ? null : (seen.view.cells[cell]?.picture ?? null);
  const meant = seen.intentions[team]?.[clues.length - 1];
  const isUnderstood = clue?.to != null && meant === clue.to;
  const pictures =
    clue === undefined ? [] : [...clue.cards, pictureOf(meant), pictureOf(clue.to)].filter(each => each !== null);
  const zoom = () => openZoom({ pictures: [...new Set(pictures)], at: 0 });
  return (
    <Panel isTight className={style.clue}>
      <div className={style.head}>
        <Emblem team={team} size={22} />
        <Eyebrow>
          {clue === undefined ? (
            <FormattedMessage id="showing.clue.none" />
          ) : (
            <FormattedMessage id="showing.clue" values={{ number: clues.length }} />
          )}
        </Eyebrow>
        {isUnderstood && (
          <Chip mark={houseMarks.check}>
            <FormattedMessage id="showing.clue.understood" />
          </Chip>
        )}
      </div>
      {clue !== undefined && (
        <button type="button" className={style.cards} onClick={zoom}>
          {clue.cards.map(card => (
            <CluePicture key={card} picture={card} width={78} />
          ))}
          <Mark of={houseMarks.next} size={16} className={style.arrow} />
          <span className={style.where}>
            {meant != null && !isUnderstood && (
              <span className={style.small}>
                <CluePicture picture={pictureOf(meant)} width={44} />
                <FormattedMessage id="showing.clue.meant" />
              </span>
            )}
            {clue.movedAt === null ? (
              <span className={style.small}>
                <FormattedMessage id="showing.clue.thinking" />
              </span>
            ) : (
              <span className={style.small}>
                <CluePicture
                  picture={pictureOf(clue.to)}
                  width={52}
                  look={meant != null && !isUnderstood ? 'astray' : undefined}
                />
                <FormattedMessage
                  id="showing.clue.went"
                  values={{ seconds: wholeSeconds(clue.movedAt - clue.givenAt) }}
                />
              </span>
            )}
            {clue.found !== null && <FoundMark of={clue.found} size={24} />}
          </span>
        </button>
      )}
    </Panel>
  );
}
