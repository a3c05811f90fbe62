import { houseMarks } from '@lamplight/art/public';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Hidden } from '../../parts/hidden.tsx';
import { Mark } from '../../parts/mark.tsx';
import { type GameName, games, go } from '../../route.ts';
import { openWords } from '../../words/catalogues.ts';
import { tableWords } from '../words.ts';
import { aloneTable, openTable, usualTables } from './open-table.ts';
import style from './start.module.css';

type Wish = { readonly game: GameName; readonly with: 'people' | 'bots' };

/** Loaded when it is wanted: most people take the one tap. */
const AloneSheet = lazy(async () => {
  const [{ AloneSheet }] = await Promise.all([import('./alone-sheet.tsx'), openWords(tableWords)]);
  return { default: AloneSheet };
});

interface StartProps {
  /** The game offered first. */
  readonly first?: GameName | undefined;
}

/** One tap to an own table of either game, one to a match with bots, and a way to choose the bots first. */
export function Start({ first = games[0] }: StartProps) {
  const intl = useIntl();
  const [asked, setAsked] = useState<Wish>();
  const [refused, setRefused] = useState<'unreachable' | 'tooMany'>();
  const [isChoosing, setChoosing] = useState(false);
  const open = async (wish: Wish, { order, seat }: Partial<ReturnType<typeof aloneTable>> = {}) => {
    setAsked(wish);
    setRefused(undefined);
    const opened = await openTable(order ?? usualTables[wish.game]);
    setAsked(undefined);
    if ('refused' in opened) setRefused(opened.refused);
    // The table page reads `bots`: it fills the seats with them and starts as soon as there is a name.
    else go(`/t/${opened.code}${wish.with === 'people' ? '' : seat === undefined ? '?bots' : `?bots&seat=${seat}`}`);
  };
  const button = (wish: Wish) => {
    const isBusy = asked?.game === wish.game && asked.with === wish.with;
    return { isBusy, disabled: asked !== undefined && !isBusy, onClick: () => void open(wish) };
  };
  return (
    <div className={style.start}>
      {[first, ...games.filter(game => game !== first)].map((game, n) => (
        <div key={game} className={style.game}>
          <Button
            kind={n === 0 ? 'primary' : undefined}
            size="big"
            className={style.open}
            {...button({ game, with: 'people' })}
          >
            <small>
              <FormattedMessage id="home.open" />
            </small>{' '}
            <span>{intl.formatMessage({ id: `home.${game}` })}</span>
          </Button>
          <Button size="big" className={style.bots} {...button({ game, with: 'bots' })}>
            <Mark of={houseMarks.bot} size={22} />
            <span>
              <FormattedMessage
                id="home.bots"
                values={{ more: text => <Hidden>{text}</Hidden>, game: intl.formatMessage({ id: `home.${game}` }) }}
              />
            </span>
          </Button>
        </div>
      ))}
      <Button kind="quiet" className={style.choose} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Mark of={houseMarks.settings} size={18} />
        <FormattedMessage id="home.alone" />
      </Button>
      {isChoosing && (
        <Suspense>
          <AloneSheet
            first={first}
            onClose={() => setChoosing(false)}
            onStart={wish => {
              setChoosing(false);
              void open({ game: wish.game, with: 'bots' }, aloneTable(wish));
            }}
          />
        </Suspense>
      )}
      <p className={style.refused} aria-live="polite">
        {refused && <FormattedMessage id={`home.${refused}`} />}
      </p>
    </div>
  );
}
