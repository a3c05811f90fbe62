import {
  apply,
  type Entry,
  fold,
  type Game,
  type GameTypes,
  type Input,
  type Json,
  type Match,
  ringing,
  type Seat,
  type Seed,
  type Step,
  toldOf,
  type Viewer,
  viewersOf,
} from '@lamplight/contract';
import type { Rule } from '../rules.ts';
import type { Decision, MachineVerdict, RungAlarm, StreamMachine } from '../stream/machine.ts';

/** A game with its types erased. What comes out of it goes back only into the same game. */
export type AnyGame = Game<GameTypes>;
export const anyGame = <T extends GameTypes>(game: Game<T>): AnyGame => game as unknown as AnyGame;

/** The body of a match's head. */
export type MatchHead = {
  readonly game: string;
  readonly version: number;
  readonly play: { readonly seats: number; readonly options: Json };
  readonly seed: Seed;
  readonly dealt: Json;
  /** The table it is played at. Null for a match that came as a file. */
  readonly table: string | null;
  /** Who sat where when it began. Null for a bot. */
  readonly sitting: readonly (string | null)[];
};

export type MatchState = Match<GameTypes>;
export type MatchInput =
  | { readonly by: Seat; readonly move: GameTypes['Move'] }
  | { readonly seat: Seat; readonly present: boolean };
export type MatchMachine = StreamMachine<MatchState, MatchInput, Viewer>;

/** What the log keeps of an input. Its number is the row's. */
export type MatchBody = Pick<Entry<GameTypes>, 'input' | 'events'>;

export const tableIn = ({ play: { seats, options } }: MatchHead) => ({ seats, options });
export const dealtIn = ({ dealt }: MatchHead) => dealt as unknown as readonly GameTypes['Event'][];
export const bodyIn = (body: Json): MatchBody => body as unknown as MatchBody;

/** The match before its first input. The deal is folded from the head, not drawn again. */
export const startOf = (game: AnyGame, head: MatchHead): MatchState => ({
  seed: head.seed,
  seq: 0,
  now: 0,
  state: fold(game, game.blank(tableIn(head)), dealtIn(head)),
});

const decidedIn = ({ after, entry: { input, events } }: Step<GameTypes>): Decision<MatchState> => ({
  state: after,
  body: { input, events } as unknown as Json,
});

const otherVersion: Rule = 'TB-MATCH-2';

export function matchMachine(game: AnyGame, head: MatchHead): MatchMachine {
  const isPlayable = game.version === head.version;
  const viewers = viewersOf(head.play.seats);
  const says = `This match is played by version ${head.version} of the rules and here is version ${game.version}: it can be looked at, not played on.`;

  const judge = (match: MatchState, input: Input<GameTypes['Move']>): MachineVerdict<MatchState> => {
    const progress = apply(game, match, input);
    if (progress.refused !== undefined) return { refused: progress.refused };
    const [step] = progress.steps;
    if (step === undefined) return 'nothing';
    return { decided: decidedIn(step) };
  };

  return {
    decide: (match, input, at) => {
      if (!isPlayable) return { refused: otherVersion, says };
      if ('move' in input) return judge(match, { by: input.by, at, move: input.move });
      return judge(match, { by: 'table', at, seat: input.seat, present: input.present });
    },
    due: ({ state }) => (isPlayable ? game.alarm(state) : undefined),
    *advance(match, { to }): Generator<RungAlarm<MatchState>, void> {
      if (!isPlayable) return;
      for (const step of ringing(game, match, to)) yield { at: step.entry.input.at, ...decidedIn(step) };
    },
    fold: (match, body, at) => ({
      ...match,
      seq: match.seq + 1,
      now: at,
      state: fold(game, match.state, bodyIn(body).events),
    }),
    viewers: () => viewers,
    key: String,
    view: ({ state }, viewer) => game.view(state, viewer),
    told: (match, body, viewer) => {
      const entry = { seq: match.seq, ...bodyIn(body) };
      return toldOf(game, { before: match, entry, after: match }, viewer);
    },
  };
}
