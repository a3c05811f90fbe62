import type { BotLevel, Json, Outcome, Seat, SeatedBot } from '@lamplight/contract';
import type { Absence, ChatLine, CurrentMatch, MemberId } from './state.ts';

export type TableEvent =
  | {
      readonly type: 'joined';
      readonly member: MemberId;
      readonly name: string;
      readonly hash: string;
      readonly browser?: string;
    }
  | { readonly type: 'renamed'; readonly member: MemberId; readonly name: string }
  | { readonly type: 'left'; readonly member: MemberId }
  | { readonly type: 'kicked'; readonly member: MemberId }
  | { readonly type: 'pardoned'; readonly member: MemberId }
  | { readonly type: 'came'; readonly member: MemberId }
  | { readonly type: 'went'; readonly member: MemberId }
  | { readonly type: 'became host'; readonly member: MemberId | null }
  | { readonly type: 'sat'; readonly member: MemberId; readonly seat: Seat }
  | { readonly type: 'stood'; readonly member: MemberId }
  | { readonly type: 'readied'; readonly member: MemberId; readonly is: boolean }
  | { readonly type: 'wanted rematch'; readonly member: MemberId; readonly is: boolean }
  | { readonly type: 'said'; readonly line: Omit<ChatLine, 'at'> }
  | { readonly type: 'muted'; readonly by: MemberId; readonly member: MemberId; readonly is: boolean }
  | { readonly type: 'noted'; readonly member: MemberId; readonly text: string }
  | { readonly type: 'made pass'; readonly member: MemberId; readonly hash: string }
  | { readonly type: 'moved device'; readonly member: MemberId; readonly hash: string; readonly browser?: string }
  | { readonly type: 'set play'; readonly seats: number; readonly options: Json }
  | { readonly type: 'set spectators'; readonly are: boolean }
  | { readonly type: 'set absence'; readonly absence: Absence }
  | { readonly type: 'set late seats'; readonly are: boolean }
  /** Older tables do not say which bot it is. `said` is the level, if the host chose one. */
  | { readonly type: 'seated bot'; readonly seat: Seat; readonly is: false }
  | {
      readonly type: 'seated bot';
      readonly seat: Seat;
      readonly is: true;
      readonly bot?: SeatedBot;
      readonly said?: BotLevel;
    }
  /** A bot begins or stops playing for this seat [TB-AWAY-2, TB-AWAY-3]. */
  | { readonly type: 'took over'; readonly seat: Seat; readonly bot?: SeatedBot }
  /** A bot plays at the person's own request, until the person asks for the seat back [TB-REST-1]. */
  | { readonly type: 'rested'; readonly member: MemberId; readonly seat: Seat; readonly bot: SeatedBot }
  | { readonly type: 'took back'; readonly member: MemberId; readonly seat: Seat }
  | { readonly type: 'gave back'; readonly seat: Seat }
  /** Away for so long that the others may give the seat to a bot [TB-SEAT-6]. */
  | { readonly type: 'missed'; readonly member: MemberId }
  | { readonly type: 'gave up on'; readonly by: MemberId; readonly member: MemberId; readonly is: boolean }
  /** All others agreed, and the seat is a bot's for good. */
  | { readonly type: 'replaced'; readonly member: MemberId }
  | { readonly type: 'started'; readonly match: Pick<CurrentMatch, 'id' | 'commitment' | 'wake'> }
  | { readonly type: 'woke' }
  | { readonly type: 'ended'; readonly match: string; readonly outcome: Outcome; readonly seed: string };
