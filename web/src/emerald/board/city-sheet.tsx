import { type CityId, cardNamed, type Day, killValueOf, type View } from '@lamplight/emerald/public';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/over/sheet.tsx';
import { CardButton } from '../cards/card-button.tsx';
import { Agent, Sign } from '../cards/piece.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import { Called } from '../names/called.tsx';
import { useNames } from '../names/use-names.ts';
import type { Lights, Stack, StackLight, Taps } from '../view/lights.ts';
import style from './city-sheet.module.css';
import { type Tower, towersIn } from './towers.ts';
import { type PersonOf, useCityWords } from './use-city-words.ts';

interface CitySheetProps {
  readonly id: CityId;
  readonly view: View;
  readonly lights: Lights;
  readonly taps: Taps;
  readonly personOf: PersonOf;
  readonly onClose: () => void;
}

/** All of a city, large and in words. Whatever can be tapped on the map can be tapped here too. */
export function CitySheet({ id, view, lights, taps, personOf, onClose }: CitySheetProps) {
  const names = useNames();
  const words = useCityWords(view, personOf);
  const city = view.cities[id];
  const light = lights.cities[id];
  const stacks = lights.stacks.filter(stack => stack.city === id);
  const towers = withMe(towersIn(city, light?.coming), view.me);
  const cards = [city.top, city.royalty].filter(card => card !== null);
  const then = (act: (() => void) | undefined) => () => {
    onClose();
    act?.();
  };
  const { onStack: tapStack } = taps;
  // A choice of one closes the sheet. Of cubes, which are all alike, more may be wanted.
  const onStack =
    tapStack === undefined || !light?.isSeveral
      ? tapStack
      : (stack: Stack) => {
          onClose();
          tapStack(stack);
        };
  return (
    <Sheet title={names.city(id)} isOpen onClose={onClose}>
      <div className={style.sheet}>
        <div className={style.cards}>
          {city.top !== null && (
            <div className={style.top}>
              <CardButton id={city.top} size="full" among={cards} />
            </div>
          )}
          <div className={style.beside}>
            <p className={style.value}>
              <GameSymbol of="kill-value" size={24} />
              <FormattedMessage id="emerald.board.kill.value" values={{ value: killValueOf(id) }} />
            </p>
            <p className={style.value}>
              <GameSymbol of="pile" size={20} />
              <FormattedMessage id="emerald.board.pile" values={{ pile: city.pile }} />
            </p>
            {city.buried > 0 && (
              <p>
                <FormattedMessage id="emerald.board.buried" values={{ buried: city.buried }} />
              </p>
            )}
            {city.royalty !== null && (
              <>
                <div className={style.royalty}>
                  <CardButton id={city.royalty} size="hand" among={cards} />
                </div>
                <p>
                  <FormattedMessage
                    id="emerald.cards.royalty"
                    values={{ bombs: cardNamed(city.royalty).bombs_to_kill, points: cardNamed(city.royalty).vp }}
                  />
                </p>
              </>
            )}
          </div>
        </div>
        <ul className={style.rows}>
          {towers.map(tower => (
            <Row
              key={tower.day}
              tower={tower}
              name={personOf(tower.day).name}
              isMe={personOf(tower.day).isMe}
              city={id}
              lights={stacks}
              onStack={onStack}
            />
          ))}
          {city.zombies > 0 && (
            <li className={style.row}>
              <span className={style.who}>
                <GameSymbol of="zombie" size={18} />
                <FormattedMessage id="emerald.board.zombies" values={{ zombies: city.zombies }} />
              </span>
              <Pieces
                stack={{ city: id, kind: 'zombies', day: null }}
                count={city.zombies}
                name=""
                lights={stacks}
                onStack={onStack}
              />
            </li>
          )}
        </ul>
        <div className={style.words}>
          <p>
            <b>{words.lead(id)}</b>
          </p>
          {words.standing(id).map(line => (
            <p key={line}>{line}</p>
          ))}
          {light?.tag !== undefined && <p>{light.tag.text}</p>}
        </div>
        {taps.onRoyalty !== undefined && light?.royalty !== undefined && light.royalty !== 'dim' && city.royalty && (
          <Button isWide data-royalty={id} onClick={then(() => taps.onRoyalty?.(id))}>
            <GameSymbol of="royalty" />
            {names.card(city.royalty)}
          </Button>
        )}
        {taps.onCity !== undefined && (light?.light === 'legal' || light?.light === 'chosen') && (
          <Button kind={light.light === 'chosen' ? 'done' : 'primary'} isWide onClick={then(() => taps.onCity?.(id))}>
            <FormattedMessage id="emerald.board.sheet.choose" values={{ city: names.city(id) }} />
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** The viewer's own tower is always listed, also if it is empty. */
function withMe(towers: readonly Tower[], me: Day | null): readonly Tower[] {
  if (me === null || towers.some(({ day }) => day === me)) return towers;
  const none = { agents: 0, cubes: 0, comingAgents: 0, comingCubes: 0, total: 0, isLeader: false };
  return [...towers, { day: me, ...none }];
}

interface RowProps {
  readonly tower: Tower;
  readonly name: string;
  readonly isMe: boolean;
  readonly city: CityId;
  readonly lights: readonly StackLight[];
  readonly onStack: Taps['onStack'];
}

function Row({ tower: { day, agents, cubes, total, isLeader }, name, isMe, city, lights, onStack }: RowProps) {
  return (
    <li className={style.row} data-lead={isLeader || undefined}>
      <span className={style.who}>
        <Sign day={day} size={16} />
        {isMe ? <FormattedMessage id="emerald.players.me" /> : <Called name={name} />}
      </span>
      <span className={style.piles}>
        {agents > 0 && (
          <Pieces stack={{ city, kind: 'agents', day }} count={agents} name={name} lights={lights} onStack={onStack} />
        )}
        {cubes > 0 && (
          <Pieces stack={{ city, kind: 'cubes', day }} count={cubes} name={name} lights={lights} onStack={onStack} />
        )}
      </span>
      <b aria-hidden="true">{total}</b>
    </li>
  );
}

interface PiecesProps {
  readonly stack: Stack;
  readonly count: number;
  readonly name: string;
  readonly lights: readonly StackLight[];
  readonly onStack: Taps['onStack'];
}

/** Pieces of one kind, large enough for a finger where the turn lights them. */
function Pieces({ stack, count, name, lights, onStack }: PiecesProps) {
  const intl = useIntl();
  const { kind, day } = stack;
  const light = lights.find(each => each.kind === kind && each.day === day);
  const label = intl.formatMessage({ id: 'emerald.board.stack' }, { name, kind, count });
  const chosen = light?.chosen ?? 0;
  const pieces = Array.from({ length: Math.min(count, 6) }, (_, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one kind are all alike
    <span key={n} data-chosen={n < chosen || undefined} data-dies={(light?.dies && n < chosen) || undefined}>
      {day === null ? (
        <GameSymbol of="zombie" size={26} />
      ) : kind === 'agents' ? (
        <Agent day={day} size={30} />
      ) : (
        <Sign day={day} size={20} />
      )}
    </span>
  ));
  const inside = (
    <>
      {pieces}
      {count > 6 && <i>×{count}</i>}
    </>
  );
  if (light === undefined || light.light === 'dim' || onStack === undefined)
    return (
      <span className={style.pieces} role="img" aria-label={label}>
        {inside}
      </span>
    );
  const said = [
    label,
    chosen > 0 && intl.formatMessage({ id: 'emerald.board.stack.chosen' }, { count: chosen }),
    light.dies && intl.formatMessage({ id: 'emerald.board.stack.dies' }),
  ].filter(part => typeof part === 'string');
  return (
    <button
      type="button"
      className={style.pieces}
      data-light={light.light}
      data-stack={`${stack.city} ${kind} ${day}`}
      aria-label={said.join(', ')}
      onClick={() => onStack(stack)}
    >
      {inside}
    </button>
  );
}
