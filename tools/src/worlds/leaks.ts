/** Games that leak, each in another way. What they leak depends on the whole hidden state. */
import { createHash } from 'node:crypto';
import type { GameTypes, Viewer } from '@lamplight/contract';
import type { AnyGame } from '@lamplight/server/match/machine';
import type { Sabotage } from './stage.ts';

const all = (state: object): string => createHash('sha256').update(JSON.stringify(state)).digest('base64url');
const begun = (game: AnyGame): string => all(game.blank({ seats: 4, options: {} }));

export const leakyWays = ['view', 'telling', 'log', 'error', 'timing of the asked question'] as const;

export type LeakyWay = (typeof leakyWays)[number];

const sabotages: Readonly<Record<LeakyWay, Sabotage>> = {
  view: game => ({
    ...game,
    view: (state, viewer) => ({ ...(game.view(state, viewer) as object), leak: all(state) }),
  }),
  telling: game => ({
    ...game,
    tell: new Proxy(game.tell, {
      get: () => (event: GameTypes['Event'], _viewer: Viewer, state: object) => ({
        type: event.type,
        leak: all(state),
      }),
    }),
  }),
  // It throws, and the error names the secret.
  log: game => ({
    ...game,
    decide: (state, input, random) => {
      if ('move' in input && input.at % 5 === 0) throw new Error(`Stumbled over ${all(state)}.`);
      return game.decide(state, input, random);
    },
  }),
  error: game => ({
    ...game,
    read: {
      ...game.read,
      move: value => {
        const read = game.read.move(value);
        return 'wrong' in read ? { wrong: `${read.wrong} ${begun(game)}` } : read;
      },
    },
  }),
  // A player who does not answer in time is answered for, later in one world than in the other.
  'timing of the asked question': game => ({
    ...game,
    alarm: state => {
      const due = game.alarm(state);
      const isAsking = (state as { readonly asking?: unknown }).asking != null;
      return due === undefined || !isAsking ? due : due + (Buffer.from(begun(game)).readUInt32LE() % 1_000);
    },
  }),
};

/** Each with an expression that must match where the worlds differ. */
export const leaks: Readonly<Record<LeakyWay, { readonly sabotage: Sabotage; readonly shows: RegExp }>> = {
  view: { sabotage: sabotages.view, shows: /Frame \d+: \{"t":"(?:view|step)".*?leak.{20}/ },
  telling: { sabotage: sabotages.telling, shows: /Frame \d+: \{"t":"step".*?"told":.*?"leak.{20}/ },
  log: { sabotage: sabotages.log, shows: /In the log: Frame \d+: .*?Stumbled over .{20}/ },
  error: { sabotage: sabotages.error, shows: /Frame \d+: \{"t":"refused".*?"says".{20}/ },
  'timing of the asked question': {
    sabotage: sabotages['timing of the asked question'],
    shows: /Frame \d+: \{"t":"step".*?"at":\d+/,
  },
};
