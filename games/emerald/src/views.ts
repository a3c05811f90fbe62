/** What a player is shown, and what is told of each step. */
import type { Instant } from '@lamplight/contract';
import type { EmeraldResult } from './outcome.ts';
import type { Task, TurnStep } from './state.ts';
import type {
  AttackKind,
  ByDay,
  CardId,
  CityId,
  Day,
  Ending,
  Faction,
  Going,
  Move,
  Options,
  Phase,
  Preset,
} from './words.ts';

export type AskingView = {
  readonly player: Day;
  readonly for: 'attack' | 'zombies' | 'reveal' | 'reinforce';
  /** The attack to answer; for `zombies` the removal that was blocked. */
  readonly attack?: AttackView;
  readonly agents?: number;
};
export type AttackView = {
  readonly kind: AttackKind;
  readonly by: Day;
  readonly city: CityId;
  readonly victim: Day;
  readonly card: CardId;
};

export type CityView = {
  readonly top: CardId | null;
  readonly pile: number;
  /** Hidden cards that Cthulhu buried here. */
  readonly buried: number;
  readonly royalty: CardId | null;
  readonly agents: ByDay<number>;
  readonly cubes: ByDay<number>;
  readonly zombies: number;
};

export type SourceView = {
  readonly card: CardId;
  readonly points: number;
  readonly faction: Faction | 'neutral';
  readonly victim: Day | null;
};

export type PlayerView = {
  readonly score: number;
  readonly sanity: number;
  readonly cubes: number;
  readonly agents: number;
  readonly hand: readonly CardId[] | number;
  readonly draw: number;
  /** The cards of hand and deck together, in no order: everybody saw them come. */
  readonly concealed: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly area: readonly CardId[];
  /** Whose agent lies on each card of the area. */
  readonly boxes: readonly (Day | null)[];
  /** Agents waiting on Mi-Go. */
  readonly stored: number;
  readonly sources: readonly SourceView[];
  /** Only set if the viewer knows it; as dealt, unless it has been revealed. */
  readonly identity: Faction | null;
  readonly changed: boolean;
  readonly revealed: boolean;
  /** Whose identities this player has looked at: everybody saw it happen. */
  readonly looked: readonly Day[];
};

export type View = {
  readonly me: Day | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: {
    readonly player: Day;
    readonly actions: number;
    readonly first: Day;
    readonly going: Going | null;
    readonly number: number;
  };
  readonly asking: AskingView | null;
  readonly cities: { readonly [city in CityId]: CityView };
  readonly limbo: ByDay<number>;
  readonly tracks: { readonly loyalist: number; readonly restorationist: number };
  readonly players: ByDay<PlayerView>;
  readonly gone: readonly CardId[];
  readonly zombies: {
    readonly stock: number;
    readonly purged: boolean;
    readonly undead: { readonly zombies: Day | null; readonly vampires: Day | null };
  };
  readonly ending: Ending | null;
  /** What is still to be done once the answer has come. */
  readonly agenda: readonly Task[];
  readonly stall: { readonly quiet: number; readonly stirred: boolean };
  readonly storedIn: number | null;
  /** The player's own steps of this turn that can be taken back, the last one last. */
  readonly steps: readonly TurnStep[];
  readonly clock: {
    readonly bank: readonly Instant[];
    readonly since: Instant;
    readonly handed: readonly boolean[];
    readonly pausedUntil: Instant | null;
  };
  /** The viewer's answer to a future attack, given beforehand. */
  readonly preset: Preset | null;
  readonly outcome: EmeraldResult | null;
};

type Paid = Extract<Move, { readonly type: 'place' | 'retrieve' | 'move' | 'track' | 'discard' }>;
/** A move as it is told. The cards that were spent on it are told by `played`. */
export type Deed = Exclude<Move, Paid> | (Paid extends infer M ? (M extends Paid ? Omit<M, 'cards'> : never) : never);

type Where = CityId | 'supply' | 'limbo' | 'box' | 'store' | 'stock';

export type Told =
  | { readonly type: 'dealt'; readonly first: Day }
  | { readonly type: 'acted'; readonly by: Day; readonly move: Deed }
  | { readonly type: 'answered'; readonly by: Day; readonly move: Move }
  | { readonly type: 'asked'; readonly player: Day; readonly for: AskingView['for'] }
  | {
      readonly type: 'agents' | 'cubes';
      readonly of: Day;
      readonly from: Where;
      readonly to: Where;
      readonly count: number;
    }
  | { readonly type: 'zombies'; readonly from: Where; readonly to: Where; readonly count: number }
  | {
      readonly type: 'played';
      readonly by: Day;
      readonly cards: readonly CardId[];
      readonly to: 'discard' | 'area' | 'gone';
    }
  | { readonly type: 'stowed'; readonly by: Day; readonly card: CardId; readonly to: 'discard' | 'area' | 'gone' }
  | { readonly type: 'drew'; readonly by: Day; readonly count: number; readonly cards?: readonly CardId[] }
  | { readonly type: 'reshuffled'; readonly by: Day }
  | { readonly type: 'took'; readonly city: CityId; readonly by: Day | null; readonly card: CardId }
  | { readonly type: 'turned-up' | 'royalty-came'; readonly city: CityId; readonly card: CardId }
  | { readonly type: 'royalty-went'; readonly city: CityId; readonly by: Day }
  | { readonly type: 'emptied'; readonly city: CityId }
  | { readonly type: 'boxed'; readonly by: Day; readonly card: CardId; readonly victim: Day }
  | {
      readonly type: 'scored';
      readonly by: Day;
      readonly card: CardId;
      readonly points: number;
      readonly faction: Faction | 'neutral';
    }
  | { readonly type: 'purged'; readonly of: Day; readonly card: CardId }
  | { readonly type: 'undead-ended' | 'began-play' }
  | { readonly type: 'marked'; readonly loyalist: number; readonly restorationist: number }
  | { readonly type: 'rolled'; readonly by: Day; readonly madness: boolean }
  | { readonly type: 'healed'; readonly of: Day }
  | { readonly type: 'peeked'; readonly by: Day; readonly of: Day; readonly found: Faction | null }
  | { readonly type: 'changed-heart'; readonly by: Day }
  | { readonly type: 'revealed'; readonly of: Day; readonly faction: Faction }
  | { readonly type: 'reached'; readonly ending: Ending }
  | { readonly type: 'turned'; readonly to: Day }
  | { readonly type: 'began-round'; readonly quiet: number }
  | { readonly type: 'undone'; readonly by: Day }
  | { readonly type: 'clocked'; readonly bank: readonly Instant[]; readonly since: Instant }
  | { readonly type: 'handed'; readonly player: Day; readonly handed: boolean }
  | { readonly type: 'preset'; readonly answer: Preset }
  | { readonly type: 'waited' }
  | { readonly type: 'ended'; readonly because: Ending };
