import { type Day, type Faction, factions } from '@lamplight/emerald/public';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GameSymbol, type SymbolName } from '../cards/symbol.tsx';
import style from './panel.module.css';
import { lostToOther, type Reckoning } from './reckoning.ts';

interface WhyPanelProps {
  readonly reckoning: Reckoning;
  readonly nameOf: (day: Day) => string;
}

/** Each rule that moved points, with the names it hit [EM-END-2 to EM-END-6]. */
export function WhyPanel({ reckoning, nameOf }: WhyPanelProps) {
  const intl = useIntl();
  const { accounts, ahead, lowest, tie } = reckoning;
  const factionOf = (day: Day): Faction => accounts.find(each => each.day === day)?.faction ?? 'loyalist';
  const boxes = accounts.flatMap(({ day, boxes: own }) => own.map((box, n) => ({ ...box, day, key: `${day} ${n}` })));
  const list = (texts: readonly string[]) => intl.formatList(texts);
  return (
    <section className={style.panel} aria-labelledby="end-why">
      <h2 id="end-why">
        <FormattedMessage id="emerald.end.why" />
      </h2>
      <ul className={style.reasons}>
        <Reason look="kept">
          <FormattedMessage id="emerald.end.why.kept" />
        </Reason>
        <Reason look="lost">
          <FormattedMessage id="emerald.end.why.lost" />
        </Reason>
        {factions.map(faction => {
          const lost = lostToOther(reckoning, faction);
          if (lost.length === 0) return null;
          const who = list(lost.map(({ day, points }) => `${nameOf(day)} −${points}`));
          return (
            <Reason key={faction} symbol={faction === 'loyalist' ? 'restorationist' : 'loyalist'}>
              <FormattedMessage id="emerald.end.why.other" values={{ faction, who }} />
            </Reason>
          );
        })}
        {boxes.length > 0 && (
          <Reason symbol="kill-box">
            <FormattedMessage id="emerald.end.why.boxes" />
            {boxes.map(({ key, day, victim, points, kept }) => (
              <span key={key} className={style.box}>
                <FormattedMessage
                  id="emerald.end.why.box"
                  values={{
                    name: nameOf(day),
                    points,
                    victim: nameOf(victim),
                    faction: factionOf(victim),
                    kept: String(kept),
                  }}
                />
              </span>
            ))}
          </Reason>
        )}
        <Reason symbol={ahead?.faction === 'restorationist' ? 'track-restorationist' : 'track-loyalist'}>
          <FormattedMessage
            id="emerald.end.why.tracks"
            values={{ ahead: ahead?.faction ?? 'level', points: ahead?.by ?? 0 }}
          />
        </Reason>
        <Reason symbol="sanity-lost">
          <FormattedMessage
            id="emerald.end.why.lowest"
            values={{ names: list(lowest.days.map(nameOf)), points: lowest.points, faction: lowest.faction }}
          />
        </Reason>
        {tie !== undefined && (
          <Reason symbol="restorationist">
            <FormattedMessage id="emerald.end.why.tie" values={{ tie }} />
          </Reason>
        )}
      </ul>
    </section>
  );
}

interface ReasonProps {
  readonly symbol?: SymbolName;
  readonly look?: 'kept' | 'lost';
  readonly children: ReactNode;
}

function Reason({ symbol, look, children }: ReasonProps) {
  return (
    <li className={style.reason}>
      <span className={style.mark} data-look={look} aria-hidden="true">
        {symbol !== undefined && <GameSymbol of={symbol} size={24} />}
      </span>
      <span>{children}</span>
    </li>
  );
}
