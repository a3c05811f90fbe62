import type { BySeat, Instant, Seat, Secret } from '@lamplight/contract';
import type { CardNo } from './cards.ts';
import type { AttackKind, City, Ending, Faction, Going, Options, Phase, Preset } from './words.ts';

/** By city, in the order of `cityIds`. */
export type EachCity<T> = readonly T[];

/** Where points came from. With a victim it is a kill box, which only the right side keeps [EM-END-3]. */
export type PointSource = {
  readonly card: CardNo;
  readonly points: number;
  readonly faction: Faction | 'neutral';
  readonly victim: Seat | null;
};

/** A card in a scoring area, with the agent that lies on its box, if one does. */
export type KeptCard = { readonly card: CardNo; readonly victim: Seat | null };

/** Where a piece can be besides a city. */
export type AgentPlace = City | 'supply' | 'box' | 'store';
export type CubePlace = City | 'supply' | 'limbo';

/** An announced attack, with all cards shown, that waits for the owner's answer [EM-CARD-BLOCK-1]. */
export type Attack = {
  readonly kind: AttackKind;
  readonly by: Seat;
  readonly city: City;
  readonly victim: Seat;
  readonly card: CardNo;
};

/** What must be done before the active player may go on. Plain data, so that a match can wait for years. */
export type Task =
  | { readonly do: 'attack'; readonly attack: Attack }
  | { readonly do: 'strike'; readonly attack: Attack }
  | { readonly do: 'parried'; readonly attack: Attack }
  | { readonly do: 'ask-again'; readonly attack: Attack }
  | { readonly do: 'roll'; readonly seat: Seat; readonly city: City | null }
  | { readonly do: 'ask-keep'; readonly seat: Seat }
  | { readonly do: 'show'; readonly seats: readonly Seat[] }
  | { readonly do: 'reinforce'; readonly seat: Seat }
  | { readonly do: 'clear-cubes'; readonly city: City; readonly by: Seat }
  | { readonly do: 'zombies-rise'; readonly cities: readonly City[] }
  | { readonly do: 'destroy-city'; readonly city: City }
  | { readonly do: 'stow'; readonly seat: Seat; readonly card: CardNo; readonly to: 'discard' | 'area' | 'gone' }
  /** `goesOn`: a claim or a kill, after which the same action may be continued [EM-END-8]. */
  | { readonly do: 'finish'; readonly goesOn: boolean };

export type Asking =
  | { readonly player: Seat; readonly for: 'attack'; readonly attack: Attack }
  /** This removal was blocked, and a second zombie stands there [EM-CARD-SHERLOCK-HOLMES-3]. */
  | { readonly player: Seat; readonly for: 'zombies'; readonly attack: Attack }
  | { readonly player: Seat; readonly for: 'reveal' }
  | { readonly player: Seat; readonly for: 'reinforce'; readonly agents: number };

/** Undoes one thing. Short tuples, because everybody is sent them after every step. */
export type Reversal =
  | readonly ['agents', of: Seat, from: AgentPlace, to: AgentPlace, count: number]
  | readonly ['cubes', of: Seat, from: CubePlace, to: CubePlace, count: number]
  | readonly ['zombies', from: City | 'stock', to: City | 'stock', count: number]
  | readonly ['cards', by: Seat, from: 'discard' | 'area' | 'gone', cards: readonly CardNo[]]
  | readonly ['points', by: Seat]
  | readonly ['tracks', loyalist: number, restorationist: number]
  | readonly ['sanity', of: Seat, tokens: number];

/** One of the player's own steps in this turn: what it changed from, and how to undo it, the last change last. */
export type TurnStep = {
  readonly actions: number;
  /** Absent: nothing could go on. */
  readonly going?: Going;
  /** Absent: something had changed already. */
  readonly stirred?: false;
  /** Absent: nothing was stored. */
  readonly storedIn?: number;
  readonly undo: readonly Reversal[];
};

/** The public state: everybody at the table sees it. */
export type OpenState = {
  readonly options: Options;
  readonly phase: Phase;
  readonly first: Seat;
  readonly turn: Seat;
  readonly actions: number;
  readonly going: Going | null;
  /** Turns begun, including the current one. */
  readonly turns: number;
  /** A score or a marker was reached in an action that may still go on [EM-END-8]. */
  readonly ending: Ending | null;
  readonly agents: EachCity<BySeat<number>>;
  readonly cubes: EachCity<BySeat<number>>;
  readonly zombies: EachCity<number>;
  readonly zombieStock: number;
  /** The Society of Leopold was played: zombies and vampires are out of the game. */
  readonly purged: boolean;
  /** Who has claimed the Zombies and the Vampires: the Society of Leopold finds them by this. */
  readonly undead: { readonly zombies: Seat | null; readonly vampires: Seat | null };
  readonly agentSupply: BySeat<number>;
  readonly cubeSupply: BySeat<number>;
  readonly limbo: BySeat<number>;
  readonly sanity: BySeat<number>;
  /** Agents waiting on Mi-Go, and the turn in which they were put there. */
  readonly stored: BySeat<number>;
  readonly storedIn: number | null;
  readonly tops: EachCity<CardNo | null>;
  readonly royalty: EachCity<CardNo | null>;
  /** The cards of hand and deck together, sorted: everybody saw them come, nobody sees which is where. */
  readonly concealed: BySeat<readonly CardNo[]>;
  readonly discards: BySeat<readonly CardNo[]>;
  readonly areas: BySeat<readonly KeptCard[]>;
  /** Cards that everybody has seen leave the game. */
  readonly gone: readonly CardNo[];
  readonly sources: BySeat<readonly PointSource[]>;
  /** Loyalist, Restorationist. */
  readonly tracks: readonly [number, number];
  /** Change of Heart lies on the identity. */
  readonly changed: BySeat<boolean>;
  readonly revealed: BySeat<Faction | null>;
  /** Rounds in a row without a change, and whether this one has had one [EM-CARD-STALL-2]. */
  readonly quiet: number;
  readonly stirred: boolean;
  /** The player's own steps of this turn that can be taken back. */
  readonly steps: readonly TurnStep[];
  /** Each player's remaining time, and since when the game waits for the current one [EM-CLOCK-1]. */
  readonly bank: BySeat<Instant>;
  readonly since: Instant;
  /** Seats that a bot has taken over because their time ran out. */
  readonly handed: BySeat<boolean>;
  /** Until when an answer given beforehand is held back [EM-PRESET-2]. */
  readonly pausedUntil: Instant | null;
  readonly asking: Asking | null;
  readonly agenda: readonly Task[];
  readonly ended: Ending | null;
};

export type State = OpenState & {
  readonly hands: BySeat<readonly Secret<CardNo>[]>;
  readonly draws: BySeat<readonly Secret<CardNo>[]>;
  /** Each pile without its face-up card, top first. */
  readonly piles: EachCity<readonly Secret<CardNo>[]>;
  /** What Cthulhu buried unseen. */
  readonly buried: EachCity<readonly Secret<CardNo>[]>;
  /** Game cards that were dealt to no pile. */
  readonly unseen: readonly Secret<CardNo>[];
  readonly identities: BySeat<Secret<Faction>>;
  readonly spareIdentities: readonly Secret<Faction>[];
  /** Each seat's answer to a future attack, given beforehand. */
  readonly presets: BySeat<Secret<Preset>>;
  /** The identities that each seat has looked at. A copy: `view` never reads through to `identities`. */
  readonly known: BySeat<{ readonly [seat: string]: Secret<Faction> }>;
};
