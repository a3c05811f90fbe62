import type { GameTypes, Viewer } from '@lamplight/contract';
import { type ClientFrame, type ConnectionCode, TableCommand } from '@lamplight/contract/wire';
import * as v from 'valibot';
import type { Rule } from '../rules.ts';
import { type CommandId, commandId } from '../stream/command-id.ts';
import type { StreamAnswer, StreamRefusal } from '../stream/remembered.ts';
import { type MemberId, memberOf, memberWith, running, viewerOf } from '../table/state.ts';
import type { RoomHost } from './host.ts';
import { movesFor } from './moves.ts';
import type { ClientConnection, ConnectionHandler, VisitorFrame } from './rooms.ts';

export type Hello = Extract<ClientFrame, { t: 'hello' }>;
type Do = Extract<ClientFrame, { t: 'do' }>;

/** How many frames of one connection may wait. */
const mostWaiting = 64;
const misread = (says = 'This cannot be read.'): StreamRefusal => ({ refused: 'TB-ORDER-4' satisfies Rule, says });
const noMatch = { t: 'wrong', code: 'no-match', says: 'There is no match here that you can look at.' } as const;

/** One connection into a room. The table says which member it speaks for, and as which viewer it sees the match. */
export class Visitor implements ConnectionHandler {
  readonly hash: string;
  readonly #room: RoomHost;
  readonly #connection: ClientConnection;
  /** What the client had when its connection broke. Good once, for the viewer it was then. */
  #have: Hello['have'];
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;
  #member: MemberId | undefined;
  #isLeaving = false;
  #isGone = false;
  /** The state of the table and the match it was last reconciled with. */
  #followed: { readonly table: number; readonly match: string | undefined } | undefined;
  #offTable: (() => void) | undefined;
  #viewing: { readonly match: string; readonly viewer: Viewer; readonly off: () => void } | undefined;
  readonly #toll = (rows: number): void => this.#connection.charge?.(rows);
  /** The last frame shown to somebody who is not a member. */
  #shown = '';

  constructor(room: RoomHost, connection: ClientConnection, hash: string, have: Hello['have']) {
    this.#room = room;
    this.#connection = connection;
    this.hash = hash;
    this.#have = have;
  }

  take(frame: VisitorFrame): void {
    if (this.#isGone) return;
    if (this.#waiting >= mostWaiting) {
      this.#connection.end('too-fast', 'You ask faster than you can be answered. Come back in a moment.', 1_000);
      return;
    }
    this.#waiting += 1;
    this.#turn = this.#turn
      .then(() => this.#hear(frame))
      .catch(error => {
        this.#room.trouble(error);
        if (frame.t === 'do')
          this.#refuse(frame.id, 'TB-ORDER-3', 'This cannot be done just now: send it again under the same id.');
      })
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  left(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#offTable?.();
    this.#viewing?.off();
    if (this.#member !== undefined) this.#room.presence.depart(this.#member);
    this.#room.leave(this);
  }

  end(code: ConnectionCode, because: string, again?: number): void {
    this.#connection.end(code, because, again);
  }

  get holder(): string | undefined {
    return this.#connection.holder;
  }

  get isMember(): boolean {
    return this.#member !== undefined;
  }

  /** Whether the table has not changed since the last reconcile. A step of the match changes nobody's viewer. */
  get isReconciled(): boolean {
    const { table, match } = this.#room;
    return this.#isGone || (this.#followed?.table === table.seq && this.#followed.match === match?.head.id);
  }

  /** Brings this connection in step with the table. */
  async reconcile(): Promise<void> {
    const { table, match } = this.#room;
    this.#followed = { table: table.seq, match: match?.head.id };
    await this.#reconcileTable();
    await this.#reconcileMatch();
    this.#have = undefined;
  }

  async #reconcileTable(): Promise<void> {
    const { table, presence } = this.#room;
    const member = memberWith(table.state, this.hash)?.id;
    if (member !== this.#member) {
      const before = this.#member;
      this.#offTable?.();
      this.#offTable = undefined;
      this.#member = member;
      this.#shown = '';
      if (before !== undefined) presence.depart(before);
      if (before !== undefined && !this.#isLeaving) {
        if (memberOf(table.state, before) !== undefined) this.end('moved', 'You went on at another device.');
        else this.end('removed', 'You are no longer at this table.');
        return this.left();
      }
      if (member !== undefined) {
        this.#isLeaving = false;
        await this.#keep(presence.arrive(member).then(() => () => {}));
        const { table: step = 0, tableMark: mark } = this.#have ?? {};
        const have = step === 0 ? undefined : { step, mark };
        this.#offTable = await this.#keep(table.watch(member, frame => this.#connection.send(frame), have, this.#toll));
      }
    }
    if (member === undefined && !this.#isGone) this.#showOutside();
  }

  /** What somebody sees who has not joined. It has no steps, so it is always sent whole. */
  #showOutside(): void {
    const { table } = this.#room;
    const view = table.machine.view(table.state, Number.NaN);
    const shown = JSON.stringify(view);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { id, began } = table.head;
    this.#connection.send({ t: 'view', of: 'table', id, step: 0, began, at: table.now(), view });
  }

  async #reconcileMatch(): Promise<void> {
    const { table, match } = this.#room;
    const member = this.#member === undefined ? undefined : memberOf(table.state, this.#member);
    const viewer = member === undefined ? undefined : viewerOf(table.state, member);
    if (this.#isGone || (this.#viewing?.match === match?.head.id && this.#viewing?.viewer === viewer)) return;
    this.#viewing?.off();
    this.#viewing = undefined;
    if (match === undefined || viewer === undefined || member === undefined) return;
    const sameViewer =
      table.state.match?.moved.includes(member.id) === false && this.#have?.match?.id === match.head.id;
    const have = sameViewer ? this.#have?.match : undefined;
    const off = await this.#keep(match.watch(viewer, frame => this.#connection.send(frame), have, this.#toll));
    this.#viewing = { match: match.head.id, viewer, off };
  }

  /** Stops watching if the visitor left in the meantime. */
  async #keep(watching: Promise<() => void>): Promise<() => void> {
    const off = await watching;
    if (this.#isGone) off();
    return off;
  }

  async #hear(frame: VisitorFrame): Promise<void> {
    switch (frame.t) {
      case 'again':
        return this.#again(frame);
      case 'moves':
        return this.#moves(frame.n);
      case 'told':
        return this.#told(frame);
      case 'do':
        return frame.to === 'table' ? this.#atTable(frame) : this.#inMatch(frame);
    }
  }

  async #again({ of, from }: Extract<ClientFrame, { t: 'again' }>): Promise<void> {
    const { table, match } = this.#room;
    const have = from === undefined ? undefined : { step: from };
    if (of === 'match') {
      if (match !== undefined && this.#viewing !== undefined)
        await match.catchUpFrom(this.#viewing.viewer, frame => this.#connection.send(frame), have, this.#toll);
    } else if (this.#member !== undefined) {
      await table.catchUpFrom(this.#member, frame => this.#connection.send(frame), have, this.#toll);
    } else {
      this.#shown = '';
      this.#showOutside();
    }
  }

  async #told({ n, before }: Extract<ClientFrame, { t: 'told' }>): Promise<void> {
    const { match } = this.#room;
    const viewer = this.#viewing?.viewer;
    if (match === undefined || viewer === undefined) this.#connection.send(noMatch);
    else
      this.#connection.send({
        t: 'told',
        n,
        id: match.head.id,
        ...(await match.toldBefore(viewer, before, this.#toll)),
      });
  }

  #moves(n: number): void {
    const { match, game } = this.#room;
    const viewer = this.#viewing?.viewer;
    if (match === undefined || viewer === undefined) {
      this.#connection.send(noMatch);
      return;
    }
    const step = match.stepOf(viewer);
    this.#connection.send({
      t: 'moves',
      n,
      id: match.head.id,
      step,
      ...movesFor(game, match.view(viewer), match.now()),
    });
  }

  async #atTable({ id, what }: Do): Promise<void> {
    const { table } = this.#room;
    const command = v.safeParse(TableCommand, what);
    const asked = command.success ? await this.#room.prepare(this.hash, command.output) : undefined;
    if (asked?.command.type === 'leave') this.#isLeaving = true;
    await new Promise<void>(resolve => {
      const answered = (answer: StreamAnswer) => {
        const member = memberWith(table.state, this.hash)?.id;
        this.#answer(id, answer, row => (member === undefined ? 0 : this.#stepAt(table, member, row)));
        resolve();
      };
      if (asked !== undefined) table.ask(this.#command(id), { asked }, answered, this.#sender);
      else table.refuse(this.#command(id), misread(command.issues?.[0].message), answered, this.#sender);
    });
  }

  async #inMatch({ id, what, match: named }: Extract<Do, { to: 'match' }>): Promise<void> {
    const { table, game } = this.#room;
    // The table has begun the match, and this connection is not reconciled yet.
    if (table.state.match?.id === named && this.#viewing?.match !== named) await this.#room.reconcile();
    const { match } = this.#room;
    const viewer = this.#viewing?.viewer;
    const answered = (answer: StreamAnswer) =>
      this.#answer(id, answer, row =>
        match === undefined || viewer === undefined ? 0 : this.#stepAt(match, viewer, row),
      );
    // The running match cannot take a move for another match, so the table remembers the answer.
    if (match?.head.id !== named) {
      table.refuse(commandId.elsewhere(named, this.#command(id)), { refused: 'TB-MATCH-1' }, answered, this.#sender);
      return;
    }
    const refuse = (refusal: StreamRefusal) => match.refuse(this.#command(id), refusal, answered, this.#sender);
    const move = game.read.move(what);
    if (viewer === undefined || viewer === 'audience') refuse({ refused: 'TB-MATCH-1' });
    else if (running(table.state)?.resting.includes(viewer)) refuse({ refused: 'TB-REST-2' });
    else if ('wrong' in move) refuse(misread(move.wrong));
    else match.ask(this.#command(id), { by: viewer, move: move.value as GameTypes['Move'] }, answered, this.#sender);
  }

  get #sender(): string {
    return this.hash.slice(0, 16);
  }

  #command(id: string): CommandId {
    return commandId.client(this.#sender, id);
  }

  #stepAt<V>(
    stream: {
      readonly seq: number;
      stepOf(viewer: V): number;
      stepAt(viewer: V, seq: number, toll: (rows: number) => void): Promise<number>;
    },
    viewer: V,
    seq: number,
  ): number | Promise<number> {
    return seq >= stream.seq ? stream.stepOf(viewer) : stream.stepAt(viewer, seq, this.#toll);
  }

  #answer(id: string, answer: StreamAnswer, stepOf: (row: number) => number | Promise<number>): void {
    const step = 'refused' in answer ? undefined : stepOf(answer.done);
    if ('refused' in answer) this.#refuse(id, answer.refused, answer.says);
    else if (typeof step === 'number') this.#connection.send({ t: 'done', id, step });
    else step?.then(step => this.#connection.send({ t: 'done', id, step }), this.#room.trouble);
  }

  #refuse(id: string, rule: Rule | (string & {}), says?: string): void {
    this.#connection.send({ t: 'refused', id, rule, ...(says === undefined ? {} : { says }) });
  }
}
