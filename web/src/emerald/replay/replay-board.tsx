import { emeraldBoard } from '@lamplight/art/public';
import { type CityId, type Day, seatNo } from '@lamplight/emerald/public';
import { type CSSProperties, useCallback, useState } from 'react';
import type { ReplayGameProps } from '../../replay/game.ts';
import { CitySheet } from '../board/city-sheet.tsx';
import { Limbo, LimboStrip } from '../board/limbo.tsx';
import { EmeraldMap } from '../board/map.tsx';
import { Tracks } from '../board/tracks.tsx';
import { CardZoom } from '../cards/zoom/card-zoom.tsx';
import { useLayout } from '../view/layout.ts';
import { noLights } from '../view/lights.ts';
import style from './replay-board.module.css';
import { seenIn } from './seen.ts';

const nothing = {};

/** The board of the match, read-only: a tap on a city shows it large and in words. */
export function ReplayBoard({ frames, at, seenBy, nameOf }: ReplayGameProps) {
  const isPhone = useLayout() === 'phone';
  const [open, setOpen] = useState<CityId>();
  const personOf = useCallback(
    (day: Day) => ({ name: nameOf(seatNo(day)), isMe: seenBy === seatNo(day) }),
    [nameOf, seenBy],
  );
  const frame = frames[at];
  if (frame === undefined) return null;
  const view = seenIn(frame);
  const board = emeraldBoard[isPhone ? 'phone' : 'desktop'];
  const limbo = { view, personOf, light: undefined, onTap: undefined };
  return (
    <div className={style.board} data-game="emerald">
      <Tracks tracks={view.tracks} isShort={isPhone} />
      <div className={style.map} style={{ '--wide': board.width, '--high': board.height } as CSSProperties}>
        <EmeraldMap
          view={view}
          shape={isPhone ? 'phone' : 'desktop'}
          lights={noLights}
          taps={nothing}
          personOf={personOf}
          onOpen={setOpen}
        >
          {!isPhone && (
            <div className={style.limbo} style={limboPlace}>
              <Limbo {...limbo} />
            </div>
          )}
        </EmeraldMap>
      </div>
      {isPhone && <LimboStrip {...limbo} />}
      {open !== undefined && (
        <CitySheet
          id={open}
          {...{ view, lights: noLights, taps: nothing, personOf }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <CardZoom />
    </div>
  );
}

const { at: place, width, height } = emeraldBoard.desktop.limbo;
const limboPlace = { '--x': place[0], '--y': place[1], '--w': width, '--h': height } as CSSProperties;
