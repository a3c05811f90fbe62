import type { Json } from '@lamplight/contract';
import type { TableView } from '@lamplight/contract/wire';

interface LessonTable {
  readonly game: string;
  readonly options: Json;
  /** As in a scene: the viewer is `me`. */
  readonly seats: readonly string[];
  readonly me: number | undefined;
  readonly nameOf: (name: string) => string;
}

/** Who sits at the table of a lesson. */
export function tableOf({ game, options, seats, me: seat, nameOf }: LessonTable): TableView {
  const members = seats.map((name, place) => ({
    id: place + 1,
    name: nameOf(name),
    seat: place,
    ready: true,
    wantsRematch: false,
    present: true,
  }));
  const me = seat === undefined ? null : seat + 1;
  return {
    game,
    seats: seats.length,
    options,
    spectators: false,
    absence: { kind: 'wait' },
    host: me,
    me,
    members,
    bots: [],
    match: { id: 'lesson', commitment: '', bots: [], over: null },
    finished: [],
    muted: [],
    talk: [],
    note: '',
  };
}
