import type { TableView } from '@lamplight/contract/wire';
import type { Scene } from './scene.ts';

/** Who sits at the table of a lesson. */
export function tableOf({ seats, start }: Scene, myName: string): TableView {
  const members = seats.map((name, seat) => ({
    id: seat + 1,
    name: name === 'me' ? myName : name,
    seat,
    ready: true,
    wantsRematch: false,
    present: true,
  }));
  const me = start.me === null ? null : start.me.seat + 1;
  return {
    game: 'shadows',
    seats: seats.length,
    options: start.options,
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
