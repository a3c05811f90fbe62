import type { MemberView, TableView } from '@lamplight/contract/wire';

/** A fixture: a table of four seats. Ada hosts from seat 0, Bo sits on 1 and is the viewer, Cy watches, a bot has 3. */
export const memberNamed = (
  id: number,
  name: string,
  seat: number | null,
  more: Partial<MemberView> = {},
): MemberView => ({
  id,
  name,
  seat,
  ready: false,
  wantsRematch: false,
  present: true,
  ...more,
});

export const trialTable = (more: Partial<TableView> = {}): TableView => ({
  game: 'shadows',
  seats: 4,
  options: {},
  spectators: true,
  absence: { kind: 'bot', after: 60_000 },
  host: 1,
  me: 2,
  members: [memberNamed(1, 'Ada', 0), memberNamed(2, 'Bo', 1), memberNamed(3, 'Cy', null)],
  bots: [3],
  match: null,
  finished: [],
  muted: [],
  talk: [],
  note: '',
  ...more,
});

/** A running match, with bots on these seats. */
export const running = (...bots: readonly number[]): NonNullable<TableView['match']> => ({
  id: 'match-one',
  commitment: '',
  bots,
  over: null,
});
