import type { Agreement, Layout, MapChoice, TimerLevel } from '@lamplight/shadows/public';

export const levelWords = {
  recruit: 'lobby.level.recruit',
  novice: 'lobby.level.novice',
  agent: 'lobby.level.agent',
  master: 'lobby.level.master',
} as const satisfies Record<TimerLevel, string>;

export const mapWords = { first: 'lobby.maps.first', all: 'lobby.maps.all' } as const satisfies Record<
  MapChoice,
  string
>;

export const agreementWords = {
  all: { name: 'lobby.agreement.all', help: 'lobby.agreement.helpAll' },
  majority: { name: 'lobby.agreement.majority', help: 'lobby.agreement.helpMajority' },
  any: { name: 'lobby.agreement.any', help: 'lobby.agreement.helpAny' },
} as const satisfies Record<Agreement, unknown>;

export const layoutWords = {
  standard: 'lobby.layout.standard',
  alternative: 'lobby.layout.alternative',
} as const satisfies Record<Layout, string>;
