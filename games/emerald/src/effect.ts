/** What an effect is: everything the rules, the page and the bots ask about one is in its own file of cards/. */
import type { Seat } from '@lamplight/contract';
import type { CardNo } from './cards.ts';
import type { Work } from './decide/verbs.ts';
import type { SeatFacts } from './facts.ts';
import type { Rule } from './rules.ts';
import type { Attack } from './state.ts';
import type { AimKind, AttackKind, EffectId, Loss, TextAim, TextEffectId } from './words.ts';

export type Effect<Id extends EffectId = EffectId> = {
  readonly id: Id;
  readonly rules: readonly Rule[];
  /** The attacks it stops when played as a Block [EM-CARD-BLOCK-9]. */
  readonly blocks?: readonly AttackKind[];
  /** Played beside a kill, where each agent counts twice [EM-CARD-FENIANS-1]. */
  readonly doublesAgents?: true;
  /** Spent as bombs, the card leaves the game [EM-CARD-INFERNAL-MACHINE-1]. */
  readonly leavesAsBombs?: true;
  /** The attack its text makes, which its victim may block. */
  readonly attack?: TextAttack;
  readonly text?: CardText;
};

/** An effect that is used in the player's own turn. */
export type TextEffect<Id extends TextEffectId = TextEffectId> = Effect<Id> & { readonly text: CardText };

export type TextAttack = {
  readonly kind: Exclude<AttackKind, 'assassinate'>;
  readonly loss: Loss;
  /** Until it is decided, the attack holds its card, which lies in no zone [EM-CARD-GEN-3]. */
  readonly holdsCard?: true;
  /** The attack was allowed, and happens. */
  readonly strike: (work: Work, attack: Attack) => void;
  /** The attack was blocked, and counts as made in everything but the loss [EM-CARD-BLOCK-2]. */
  readonly parry?: (work: Work, attack: Attack) => void;
};

export type CardText = {
  /** What the player must say. */
  readonly aim: AimKind;
  readonly forbids: (facts: SeatFacts, aim: TextAim, card: CardNo) => Rule | undefined;
  /** Everything the player could name. Some of it may be refused by `forbids`. */
  readonly aims: (facts: SeatFacts, card: CardNo) => Iterable<TextAim>;
  /** Verbs only: no card touches the state itself. */
  readonly play: (work: Work, by: Seat, aim: TextAim, card: CardNo) => void;
  /** The card gives points when used, so it is kept [EM-CARD-GEN-4]. */
  readonly scores?: true;
  /** The card is put away by its own effect. */
  readonly stowsItself?: true;
  /** It harms the player it is aimed at, so it tells friend from enemy. */
  readonly harms?: true;
  /** The agents it is aimed at never come back. */
  readonly deadly?: true;
  /** It makes somebody else roll for sanity. */
  readonly maddens?: true;
  /** It takes the face-up card of a city, as a claim does. */
  readonly claims?: true;
  /** It takes the royalty of a city, and its sanity roll can cost an agent there. */
  readonly takesRoyalty?: true;
};
