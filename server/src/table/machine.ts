import { type Alarms, type Instant, type Json, type Outcome, ringDue } from '@lamplight/contract';
import type { Decision, MachineVerdict, StreamMachine } from '../stream/machine.ts';
import { due, ring } from './clock.ts';
import { decide, type TableRequest } from './decide.ts';
import type { TableEvent } from './events.ts';
import { evolveAt } from './evolve.ts';
import { andSo } from './going.ts';
import { type ReadPlay, start } from './host.ts';
import type { TableRuling } from './ruling.ts';
import { type Proposal, wantRematch } from './start.ts';
import { type MemberId, memberOf, running, type TableState } from './state.ts';
import { tableView, toldOf } from './view.ts';

export type { ChatAudience, TableRequest } from './decide.ts';
export { newTable, type TableHead, type TableState } from './state.ts';

/** What the server does at a table by itself. */
export type TableDeed =
  | { readonly type: 'come'; readonly member: MemberId }
  | { readonly type: 'go'; readonly member: MemberId }
  /** All want a rematch. */
  | { readonly type: 'start again'; readonly proposal: Proposal }
  | { readonly type: 'end'; readonly match: string; readonly outcome: Outcome; readonly seed: string };

export type TableInput = { readonly asked: TableRequest } | { readonly deed: TableDeed };
export type TableMachine = StreamMachine<TableState, TableInput, MemberId>;

const eventsIn = (body: Json): readonly TableEvent[] => body as unknown as readonly TableEvent[];
const folded = (state: TableState, events: readonly TableEvent[], at: Instant): TableState =>
  events.reduce((current, event) => evolveAt(current, event, at), state);
const decided = (state: TableState, events: readonly TableEvent[], at: Instant): Decision<TableState> => ({
  state: folded(state, events, at),
  body: events as unknown as Json,
});

const alarms: Alarms<TableState, Decision<TableState>> = {
  name: 'the table',
  due,
  ring: (state, at) => {
    const events = ring(state, at);
    return events.length === 0 ? undefined : decided(state, andSo(state, events, at), at);
  },
};

/** The machine of tables. `read` is the game's own reader for what is played. */
export const tableMachine = (read: ReadPlay): TableMachine => ({
  decide: (state, input, at): MachineVerdict<TableState> => {
    const ruling = 'asked' in input ? decide(state, input.asked, at, read) : doDeed(state, input.deed, at);
    if ('refused' in ruling) return ruling;
    return ruling.length === 0 ? 'nothing' : { decided: decided(state, andSo(state, ruling, at), at) };
  },
  due,
  advance: (state, span) => ringDue(alarms, state, span),
  fold: (state, body, at) => folded(state, eventsIn(body), at),
  viewers: ({ members }) => members.map(({ id }) => id),
  key: String,
  view: tableView,
  told: (state, body, viewer) =>
    eventsIn(body).flatMap(event => {
      const told = toldOf(state, event, viewer);
      return told === undefined ? [] : [told];
    }),
});

function doDeed(state: TableState, deed: TableDeed, at: Instant): TableRuling {
  switch (deed.type) {
    case 'come':
      return come(state, deed.member);
    case 'go':
      return memberOf(state, deed.member)?.present === true ? [{ type: 'went', member: deed.member }] : [];
    case 'start again':
      return wantRematch(state) ? start(state, { proposal: deed.proposal, at }) : [];
    case 'end': {
      const { match, outcome, seed } = deed;
      return running(state)?.id === match ? [{ type: 'ended', match, outcome, seed }] : [];
    }
  }
}

/** A member who comes back gets the seat back at once [TB-AWAY-3], unless it rests [TB-REST-2]. */
function come(state: TableState, id: MemberId): TableRuling {
  const member = memberOf(state, id);
  if (member === undefined || member.present) return [];
  const { seat } = member;
  const match = running(state);
  const isBots = seat !== null && match?.bots.includes(seat) === true && !match.resting.includes(seat);
  return [{ type: 'came', member: id }, ...(isBots ? [{ type: 'gave back', seat } as const] : [])];
}
