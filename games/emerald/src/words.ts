/** The words of the game: its closed sets, its numbers and its moves. Views and tellings are in `views.ts`. */
import type { Instant, Seat } from '@lamplight/contract';
import type { deck } from './deck.ts';

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Day = (typeof days)[number];

export const cityIds = [
  'berlin',
  'cairo',
  'constantinople',
  'london',
  'madrid',
  'paris',
  'rome',
  'st-petersburg',
  'vienna',
] as const;
export type CityId = (typeof cityIds)[number];
/** A city's index in `cityIds`, which states use for cities. */
export type City = number;

export const factions = ['loyalist', 'restorationist'] as const;
export type Faction = (typeof factions)[number];

type Row = (typeof deck)[number];
export type CardId = Row['id'];
/** What a card's text does: the column `effect` of the deck. */
export type EffectId = Exclude<Row['effect'], 'none'>;
/**
 * The effects that are used in the player's own turn, as an action or for free. Others are Blocks, or are played with a
 * kill.
 */
export type TextEffectId = Extract<Row, { readonly header: `${string}action${string}` | `${string}free` }>['effect'];

/** The card that may be played when an identity is about to be shown [EM-CARD-CHANGE-OF-HEART-6]. */
export const changeOfHeart = 'change-of-heart' satisfies CardId;
/** The card on which agents wait, and from which they return [EM-CARD-MI-GO-2]. */
export const miGo = 'mi-go' satisfies CardId;

/** At the end of a turn the hand is filled up to this many cards [EM-TURN-2]. */
export const handSize = 5;
/** Sanity tokens of each player at the start [EM-SETUP-4]. */
export const sanityTokens = 3;
/** The sanity die, and how many of its faces are madness [EM-CARD-SET-5]. */
export const dieFaces = 6;
export const madFaces = 3;
/** Identity cards of each side [EM-CARD-SET-4]. */
export const identitiesOfEach = 3;
/** No marker goes beyond this, and reaching it ends the game [EM-TRACK-1, EM-END-1]. */
export const trackTop = 10;
/** This many rounds in a row without a change end the game [EM-CARD-STALL-2]. */
export const quietRounds = 3;
/**
 * How long an answer is held back, in milliseconds, so that a quick answer tells nothing [EM-CARD-BLOCK-7,
 * EM-PRESET-2].
 */
export const answerPause = 3_000;

export const phases = ['placing', 'playing', 'over'] as const;
export type Phase = (typeof phases)[number];

/** How a game can end [EM-END-1, EM-CARD-STALL-2]. */
export const endings = ['score', 'track', 'reveal', 'stall'] as const;
export type Ending = (typeof endings)[number];

/** An action of several parts that may still go on [EM-CLAIM-2, EM-KILL-7]. */
export type Going = 'claim' | 'kill';

/** `bank` grows by its increment at each own turn; `turn` is given anew for each turn and answer [EM-CLOCK-1]. */
export type ClockOption = { readonly kind: 'bank' | 'turn'; readonly time: Instant; readonly increment: Instant };
export type Options = {
  readonly clock: ClockOption | null;
  /** What happens when a player's time is up [EM-CLOCK-3, EM-CLOCK-4]. */
  readonly runsOut: 'step' | 'bot';
};

export const attackKinds = ['assassinate', 'shoggoth', 'vampires', 'zombies', 'cthulhu'] as const;
export type AttackKind = (typeof attackKinds)[number];
/** What becomes of an agent whose owner lets an attack happen; `swallowed` takes all agents of the city. */
export const losses = ['killed', 'replaced', 'removed', 'swallowed'] as const;
export type Loss = (typeof losses)[number];

export const presets = ['ask', 'allow', 'block'] as const;
export type Preset = (typeof presets)[number];

export type ByDay<T> = { readonly [day in Day]?: T };
export type ByCity<T> = { readonly [city in CityId]?: T };

export type Move =
  | { readonly type: 'place-agent'; readonly city: CityId }
  | { readonly type: 'place'; readonly cards: readonly CardId[]; readonly city: CityId }
  | { readonly type: 'claim'; readonly card: CardId; readonly city: CityId }
  | {
      readonly type: 'retrieve';
      readonly cards: readonly CardId[];
      readonly from: ByCity<number> & { readonly limbo?: number };
    }
  | { readonly type: 'move'; readonly cards: readonly CardId[]; readonly moves: readonly Shift[] }
  | { readonly type: 'track'; readonly cards: readonly CardId[] }
  | {
      readonly type: 'assassinate';
      readonly card: CardId;
      readonly city: CityId;
      readonly target: { readonly agent: Day } | 'royalty';
      readonly bombs: readonly CardId[];
      readonly benefit?: CardId;
    }
  | { readonly type: 'discard'; readonly cards: readonly CardId[] }
  | ({ readonly type: 'text'; readonly card: CardId } & TextAim)
  | { readonly type: 'return'; readonly card: CardId; readonly city: CityId }
  | { readonly type: 'pass' }
  | { readonly type: 'end-turn' }
  | { readonly type: 'undo' }
  | { readonly type: 'preset'; readonly answer: Preset }
  | { readonly type: 'block'; readonly card: CardId }
  | { readonly type: 'allow' }
  | { readonly type: 'keep' }
  | { readonly type: 'reinforce'; readonly cities: readonly CityId[] };

export type Shift = { readonly from: CityId; readonly to: CityId };

/** The choices a text needs. Each card reads its own part and refuses the rest. */
export type TextAim = {
  readonly city?: CityId;
  readonly player?: Day;
  readonly agents?: ByCity<number | Day>;
  readonly cubes?: number | ByCity<ByDay<number>>;
  readonly cards?: readonly CardId[];
  readonly cities?: readonly CityId[];
  readonly moves?: readonly Shift[];
};

/** What the player must choose for a text. `haunting`: whom zombies attack, and then where new ones rise. */
export const aimKinds = [
  'nothing',
  'city',
  'player',
  'their-agent',
  'their-cubes',
  'own-agents',
  'new-or-moved-agent',
  'any-cubes',
  'limbo-cubes',
  'hand-cards',
  'haunting',
] as const;
export type AimKind = (typeof aimKinds)[number];

/** The parts of a move that say it. */
export const partsOfAim: Readonly<Record<AimKind, readonly (keyof TextAim)[]>> = {
  nothing: [],
  city: ['city'],
  player: ['player'],
  'their-agent': ['city', 'player'],
  'their-cubes': ['city', 'player'],
  'own-agents': ['agents'],
  'new-or-moved-agent': ['city', 'moves'],
  'any-cubes': ['cubes'],
  'limbo-cubes': ['cubes'],
  'hand-cards': ['cards'],
  haunting: ['agents', 'cities'],
};

export const cityNo = (id: CityId): City => cityIds.indexOf(id);
export const seatNo = (day: Day): Seat => days.indexOf(day);
