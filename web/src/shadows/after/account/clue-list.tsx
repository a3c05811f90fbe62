import { houseMarks } from '@lamplight/art/public';
import type { RoundReport, Team, View } from '@lamplight/shadows/public';
import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openZoom } from '../../../match/zoom/store.ts';
import { usePress } from '../../../match/zoom/use-press.ts';
import { Hidden } from '../../../parts/hidden.tsx';
import { Mark } from '../../../parts/mark.tsx';
import { wholeSeconds } from '../../../replay/time.ts';
import { placeInWords } from '../../board/names.ts';
import { cluesOf, fateOf, foundBy, type GivenClue, tookOf } from './account.ts';
import style from './clue-list.module.css';
import { CluePicture } from './clue-picture.tsx';
import { ClueWhy } from './clue-why.tsx';
import { FoundMark } from './found-mark.tsx';
import type { WhyState } from './use-why.ts';

interface Props {
  readonly account: RoundReport;
  readonly team: Team;
  readonly cells: View['cells'];
  readonly lit: GivenClue | undefined;
  readonly onLight: (clue: GivenClue | undefined) => void;
  /** Ideas that may link the pictures of the lit clue. */
  readonly why: WhyState | undefined;
  /** A column of rows, or a strip under a wide board. */
  readonly layout: 'rows' | 'strip';
}

/**
 * Each clue with its cards, what was meant and where the team went. Nobody is blamed: a miss is a picture with a dashed
 * edge.
 */
export function ClueList({ account, team, cells, lit, onLight, why, layout }: Props) {
  const clues = cluesOf(account, team);
  if (clues.length === 0) {
    return (
      <p className={style.none}>
        <FormattedMessage id="after.clues.none" />
      </p>
    );
  }
  const whyOf = (clue: GivenClue | undefined) => {
    const n = clue === undefined ? -1 : clues.indexOf(clue);
    if (why === undefined || n < 0) return undefined;
    return <ClueWhy why={why} ways={why.type === 'there' ? why.of(account.round, team, n) : []} />;
  };
  return (
    <>
      <ol className={style.list} data-layout={layout}>
        {clues.map((clue, n) => (
          <li key={clue.givenAt} className={style.item}>
            <ClueButton
              clue={clue}
              number={n + 1}
              found={foundBy(account, team, clue)}
              cells={cells}
              isLit={clue === lit}
              onTap={() => onLight(clue === lit ? undefined : clue)}
            />
            {layout === 'rows' && clue === lit && whyOf(clue)}
          </li>
        ))}
      </ol>
      {layout === 'strip' && whyOf(lit)}
    </>
  );
}

interface ClueProps {
  readonly clue: GivenClue;
  readonly number: number;
  readonly found: ReturnType<typeof foundBy>;
  readonly cells: View['cells'];
  readonly isLit: boolean;
  readonly onTap: () => void;
}

function ClueButton({ clue, number, found, cells, isLit, onTap }: ClueProps) {
  const intl = useIntl();
  const fate = fateOf(clue);
  const took = tookOf(clue);
  const pictureAt = (cell: string | null) => (cell === null ? null : (cells[cell]?.picture ?? null));
  const [meant, went] = [pictureAt(clue.intended), pictureAt(clue.to)];
  const zoom = () => {
    const pictures = [...new Set([...clue.cards, ...[meant, went].filter(picture => picture !== null)])];
    openZoom({ pictures, at: 0, beside: pictures.length > 1 ? pictures.length - 1 : undefined });
  };
  const press = usePress('clue', { onTap, onHold: zoom });
  const pressKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    zoom();
  };
  const place = (cell: string | null) => (cell === null ? '' : placeInWords(intl, cell));
  return (
    <button type="button" className={style.clue} aria-pressed={isLit} onKeyDown={pressKey} {...press}>
      <Hidden>
        <FormattedMessage
          id="after.clue"
          values={{ number, cards: clue.cards.length, fate, meant: place(clue.intended), went: place(clue.to) }}
        />{' '}
        {found !== undefined && <FormattedMessage id="after.clue.found" values={{ found }} />}
      </Hidden>
      <span className={style.number} aria-hidden="true">
        {number}
      </span>
      <span className={style.cards}>
        {clue.cards.map(card => (
          <CluePicture key={card} picture={card} width={44} />
        ))}
      </span>
      <Mark of={houseMarks.next} size={14} className={style.arrow} />
      <span className={style.meant}>
        <CluePicture picture={meant} width={44} />
      </span>
      <span className={style.went}>
        {fate === 'understood' && <Mark of={houseMarks.check} size={20} className={style.ok} />}
        {fate === 'astray' && <CluePicture picture={went} width={44} look="astray" />}
        {fate === 'unmarked' && <CluePicture picture={went} width={44} />}
        {fate === 'unmoved' && (
          <span className={style.unmoved}>
            <FormattedMessage id="after.clue.unmoved" />
          </span>
        )}
      </span>
      <span className={style.found}>{found !== undefined && <FoundMark of={found} size={24} />}</span>
      <span className={style.took}>
        {took !== undefined && <FormattedMessage id="after.seconds" values={{ seconds: wholeSeconds(took) }} />}
      </span>
    </button>
  );
}
