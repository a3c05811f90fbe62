/** Why the table did not do it, in words, by the rule that it names. */
const sentences = {
  'TB-JOIN-2': 'table.refused.crowded',
  'TB-JOIN-3': 'table.refused.neighbours',
  'TB-KICK-1': 'table.refused.kicked',
  'TB-KICK-3': 'table.refused.seatedMatch',
  'TB-NAME-1': 'table.refused.nameTaken',
  'TB-NAME-2': 'table.refused.nameLater',
  'TB-SEAT-2': 'table.refused.seatTaken',
  'TB-SEAT-3': 'table.refused.seatedInMatch',
  'TB-SEAT-4': 'table.refused.seatSeen',
  'TB-SEAT-5': 'table.refused.seatTaken',
  'TB-SEAT-7': 'table.refused.agreedSoon',
  'TB-BOT-1': 'table.refused.seatTaken',
  'TB-REST-2': 'table.refused.resting',
  'TB-REST-3': 'table.refused.restSoon',
  'TB-SET-2': 'table.refused.later',
  'TB-HOST-1': 'table.refused.host',
  'TB-START-1': 'table.refused.notReady',
  'TB-START-2': 'table.refused.later',
  'TB-TALK-2': 'table.refused.silent',
  'TB-TALK-3': 'table.refused.silent',
  'TB-PASS-2': 'table.refused.pass',
} as const;

export type TableRefusal = (typeof sentences)[keyof typeof sentences] | 'table.refused.other';

export const refusalOf = (rule: string): TableRefusal =>
  (sentences as Readonly<Record<string, TableRefusal>>)[rule] ?? 'table.refused.other';
