import type { Seat } from '@lamplight/contract';

declare const made: unique symbol;

/**
 * The id of a command. A stream does each command once, no matter which node asks for it. Made here and nowhere else:
 * ids are stored with their rows, so the texts below never change.
 */
export type CommandId = string & { readonly [made]: 'command' };

const id = (text: string): CommandId => text as CommandId;
const alarms = 'alarm:';

/** `seq` is the number the row would get. Nodes that notice the same thing use the same id, and it is done once. */
export const commandId = {
  /** An alarm of the stream. */
  alarm: (seq: number): CommandId => id(`${alarms}${seq}`),
  isAlarm: (command: string): boolean => command.startsWith(alarms),
  /** What a person asked for. Two people may choose the same id, so the sender is part of it. */
  client: (sender: string, chosen: string): CommandId => id(`${sender}:${chosen}`),
  /** A move for a match that is not the one at the table: the table remembers the answer. */
  elsewhere: (match: string, asked: CommandId): CommandId => id(`${match}:${asked}`),
  /** `step` is the seat's own step, so that two nodes which play for one seat act once. */
  bot: (seat: Seat, step: number): CommandId => id(`bot:${seat}:${step}`),
  /** A seat is now played for, or no longer. */
  attend: (seat: Seat, seq: number, present: boolean): CommandId =>
    id(`attend:${seat}:${seq}:${present ? 'in' : 'out'}`),
  /** A member came to the table, or went. */
  presence: (type: 'come' | 'go', member: number, seq: number): CommandId => id(`${type}:${member}:${seq}`),
  end: (match: string): CommandId => id(`end:${match}`),
  /** A rematch after that match. */
  again: (match: string): CommandId => id(`again:${match}`),
  /** A row of a match that came as a file. */
  file: (seq: number): CommandId => id(`file:${seq}`),
} as const;
