/** Groups tellings by their cause: one move, and all that came of it until the next. */
import type { StepTellings } from '@lamplight/client';
import type { Day, Told } from '@lamplight/emerald/public';

export interface Tracks {
  readonly loyalist: number;
  readonly restorationist: number;
}

/** A move, or something that happens by itself, with everything that followed. */
export interface LogDeed {
  /** The step in which it began. */
  readonly step: number;
  readonly at: number;
  /** 0 while agents are placed. */
  readonly round: number;
  /** Whose turn it was. */
  readonly turn: Day | null;
  /** The markers before it. */
  readonly tracks: Tracks;
  readonly told: readonly Told[];
  readonly isUndone: boolean;
}

interface Draft extends LogDeed {
  told: Told[];
  isUndone: boolean;
}

const atStart: Tracks = { loyalist: 0, restorationist: 0 };

/** Tellings that the log does not show. */
const silent: readonly Told['type'][] = ['dealt', 'clocked', 'preset', 'waited'];
/** Tellings that begin a group of their own. */
const opening: readonly Told['type'][] = ['acted', 'handed', 'began-round'];

/** `markers` are those before the first telling. */
export function deedsOf(tellings: readonly StepTellings[], markers: Tracks = atStart): readonly LogDeed[] {
  const deeds: Draft[] = [];
  let round = 0;
  let turn: Day | null = null;
  let tracks = markers;
  let isOpen = false;
  const open = ({ step, at }: StepTellings): Draft => {
    const deed: Draft = { step, at, round, turn, tracks, told: [], isUndone: false };
    deeds.push(deed);
    isOpen = true;
    return deed;
  };
  for (const telling of tellings) {
    for (const told of telling.told as readonly Told[]) {
      if (silent.includes(told.type)) continue;
      if (told.type === 'began-play') round = 1;
      else if (told.type === 'turned') turn = told.to;
      else if (told.type === 'undone') {
        const last = deeds.findLast(deed => !deed.isUndone && deed.told[0]?.type === 'acted');
        if (last === undefined) continue;
        last.isUndone = true;
        ({ tracks } = last);
        isOpen = false;
      } else {
        if (told.type === 'began-round') round += 1;
        if (told.type === 'acted') turn = told.by;
        const last = deeds.at(-1);
        const deed = opening.includes(told.type) || !isOpen || last === undefined ? open(telling) : last;
        deed.told.push(told);
        if (told.type === 'marked') tracks = { loyalist: told.loyalist, restorationist: told.restorationist };
      }
    }
  }
  return deeds;
}
