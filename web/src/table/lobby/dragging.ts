/** Drags a member to a free seat with a mouse. A tap on the seat, or the name's menu, does the same. */
import type { Seat } from '@lamplight/contract';
import type { MemberView, TableCommand, TableView } from '@lamplight/contract/wire';
import type { DragEvent } from 'react';
import { isHost, isRunning, memberOf } from '../people/people.ts';

const kind = 'application/x-lamplight-member';

/** A member may drag themselves; the host may drag everybody. Only while no match runs. */
const canDrag = (table: TableView, { id }: MemberView): boolean =>
  !isRunning(table) && table.me !== null && (id === table.me || isHost(table));

export function dragOf(table: TableView, member: MemberView) {
  if (!canDrag(table, member)) return {};
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(kind, String(member.id));
      dataTransfer.effectAllowed = 'move';
    },
  } as const;
}

/** The handlers of a free seat. */
export function dropOf(table: TableView, seat: Seat, act: (command: TableCommand) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(kind)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const command = dropped(table, Number(event.dataTransfer.getData(kind)), seat);
      if (command === undefined) return;
      event.preventDefault();
      act(command);
    },
  };
}

export function dropped(table: TableView, id: number, seat: Seat): TableCommand | undefined {
  const member = memberOf(table, id);
  if (member === undefined || !canDrag(table, member)) return undefined;
  return id === table.me ? { type: 'sit', seat } : { type: 'place', member: id, seat };
}
