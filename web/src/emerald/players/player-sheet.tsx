import { type CardId, changeOfHeart, type Day, days, type PlayerView } from '@lamplight/emerald/public';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Sheet } from '../../parts/over/sheet.tsx';
import { CardButton } from '../cards/card-button.tsx';
import { Sign } from '../cards/piece.tsx';
import { Called } from '../names/called.tsx';
import { useNames } from '../names/use-names.ts';
import { Presets } from '../questions/presets.tsx';
import { usePlaying } from '../view/playing.ts';
import { Counts, handSize } from './counts.tsx';
import { toggleCover, useCovered } from './cover.ts';
import { Identity, useIdentity } from './identity.tsx';
import style from './player-sheet.module.css';
import { Points } from './points.tsx';
import { Sanity } from './sanity.tsx';
import { stateOf } from './state-of.ts';
import { Time } from './time.tsx';

/** All that is public about a player, and what I alone know. */
export function PlayerSheet({ day, onClose }: { readonly day: Day; readonly onClose: () => void }) {
  const { view, personOf } = usePlaying();
  const player = view.players[day];
  const person = personOf(day);
  if (player === undefined) return null;
  const state = stateOf(person, view, day);
  const title = (
    <span className={style.title}>
      <Sign day={day} size={22} /> <Called name={person.name} />
    </span>
  );
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <div className={style.sheet}>
        <div className={style.top}>
          <div className={style.identity}>
            <Identity day={day} size="hand" />
          </div>
          <div className={style.facts}>
            <IdentityWords day={day} player={player} />
            <span className={style.line}>
              <Sanity sanity={player.sanity} />
              <Counts day={day} player={player} show={['hand', 'supply', 'deck']} />
            </span>
            <Holdings player={player} />
            <span className={style.line}>
              <Time day={day} />
              {state !== undefined && <FormattedMessage id="emerald.players.state" values={{ state }} />}
            </span>
            {player.stored > 0 && <FormattedMessage id="emerald.players.stored" values={{ agents: player.stored }} />}
            {day === view.me && <CoverButton />}
          </div>
        </div>
        {day === view.me && <Presets />}
        <Points player={player} />
        <Cards
          title={<FormattedMessage id="emerald.players.area" />}
          cards={player.area}
          boxes={player.boxes}
          size="hand"
        />
        <Cards
          title={<FormattedMessage id="emerald.players.concealed" values={{ count: player.concealed.length }} />}
          help={<FormattedMessage id="emerald.players.concealed.why" />}
          cards={player.concealed}
        />
        <Cards
          title={<FormattedMessage id="emerald.players.discards" values={{ count: player.discard.length }} />}
          cards={player.discard}
        />
      </div>
    </Sheet>
  );
}

/** The same in words: somebody who plays for the first time cannot read the signs. */
function Holdings({ player }: { readonly player: PlayerView }) {
  const intl = useIntl();
  const { sanity, agents, cubes, draw, discard } = player;
  const parts = [
    intl.formatMessage({ id: 'emerald.players.sanity' }, { sanity }),
    intl.formatMessage({ id: 'emerald.players.hand' }, { cards: handSize(player) }),
    intl.formatMessage({ id: 'emerald.players.supply' }, { agents, cubes }),
    intl.formatMessage({ id: 'emerald.players.deck' }, { draw }),
    intl.formatMessage({ id: 'emerald.players.discard' }, { discard: discard.length }),
  ];
  return <span className={style.holdings}>{parts.join(' · ')}</span>;
}

function IdentityWords({ day, player }: { readonly day: Day; readonly player: PlayerView }) {
  const { view, personOf } = usePlaying();
  const intl = useIntl();
  const names = useNames();
  const { words, isCovered } = useIdentity(day);
  const lookers = days.filter(other => view.players[other]?.looked.includes(day) === true && other !== day);
  return (
    <>
      <b className={style.words}>{words}</b>
      {player.changed && !player.revealed && !isCovered && (
        <FormattedMessage id="emerald.players.changed" values={{ card: names.card(changeOfHeart) }} />
      )}
      {lookers.length > 0 && (
        <FormattedMessage
          id="emerald.players.looked"
          values={{ names: intl.formatList(lookers.map(other => personOf(other).name)) }}
        />
      )}
    </>
  );
}

/** Covers the own identity, or shows it again. */
export function CoverButton() {
  const isCovered = useCovered();
  return (
    <Button size="small" aria-pressed={isCovered} onClick={toggleCover}>
      <FormattedMessage id="emerald.players.cover" values={{ covered: isCovered ? 'yes' : 'no' }} />
      <Kbd>H</Kbd>
    </Button>
  );
}

interface CardsProps {
  readonly title: ReactNode;
  readonly help?: ReactNode;
  readonly cards: readonly CardId[];
  readonly boxes?: PlayerView['boxes'];
  readonly size?: 'map' | 'hand';
}

function Cards({ title, help, cards, boxes = [], size = 'map' }: CardsProps) {
  return (
    <section className={style.part}>
      <h3>{title}</h3>
      {help !== undefined && cards.length > 0 && <p className={style.help}>{help}</p>}
      {cards.length === 0 ? (
        <p className={style.help}>
          <FormattedMessage id="emerald.players.area.none" />
        </p>
      ) : (
        <ul className={style.cards} data-size={size}>
          {cards.map((card, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are two cards
            <li key={n}>
              <CardButton id={card} size={size} among={cards} victim={boxes[n]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
