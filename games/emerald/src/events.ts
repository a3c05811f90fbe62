import type { BySeat, Instant, Seat, Secret } from '@lamplight/contract';
import type { CardNo } from './cards.ts';
import type { AgentPlace, Asking, CubePlace, EachCity, PointSource, Task } from './state.ts';
import type { City, Ending, Faction, Going, Move, Preset } from './words.ts';

export type Event =
  | {
      readonly type: 'dealt';
      readonly first: Seat;
      readonly identities: BySeat<Secret<Faction>>;
      readonly spareIdentities: readonly Secret<Faction>[];
      readonly draws: BySeat<readonly Secret<CardNo>[]>;
      readonly piles: EachCity<readonly Secret<CardNo>[]>;
      readonly unseen: readonly Secret<CardNo>[];
    }
  /** What the player set out to do. Everything after it follows from it. */
  | {
      readonly type: 'acted';
      readonly by: Seat;
      readonly move: Move;
      readonly actions: number;
      readonly going: Going | null;
    }
  | { readonly type: 'answered'; readonly by: Seat; readonly move: Move }
  | {
      readonly type: 'asked';
      readonly asking: Asking;
      readonly agenda: readonly Task[];
      readonly pausedUntil: Instant | null;
    }
  | {
      readonly type: 'agents';
      readonly of: Seat;
      readonly from: AgentPlace;
      readonly to: AgentPlace;
      readonly count: number;
    }
  | {
      readonly type: 'cubes';
      readonly of: Seat;
      readonly from: CubePlace;
      readonly to: CubePlace;
      readonly count: number;
    }
  | { readonly type: 'zombies'; readonly from: City | 'stock'; readonly to: City | 'stock'; readonly count: number }
  | {
      readonly type: 'played';
      readonly by: Seat;
      readonly cards: readonly CardNo[];
      readonly to: 'discard' | 'area' | 'gone';
    }
  | { readonly type: 'held'; readonly by: Seat; readonly card: CardNo }
  | { readonly type: 'stowed'; readonly by: Seat; readonly card: CardNo; readonly to: 'discard' | 'area' | 'gone' }
  | { readonly type: 'drew'; readonly by: Seat; readonly cards: readonly Secret<CardNo>[] }
  | { readonly type: 'reshuffled'; readonly by: Seat; readonly deck: readonly Secret<CardNo>[] }
  | { readonly type: 'took'; readonly city: City; readonly by: Seat | null }
  | { readonly type: 'turned-up'; readonly city: City; readonly card: CardNo }
  | { readonly type: 'royalty-came'; readonly city: City; readonly card: CardNo }
  | { readonly type: 'royalty-went'; readonly city: City; readonly by: Seat }
  | { readonly type: 'emptied'; readonly city: City }
  | { readonly type: 'boxed'; readonly by: Seat; readonly card: CardNo; readonly victim: Seat }
  | { readonly type: 'scored'; readonly by: Seat; readonly source: PointSource }
  | {
      readonly type: 'purged';
      readonly of: Seat;
      readonly card: CardNo;
      readonly zone: 'hand' | 'draw' | 'discard' | 'area';
    }
  | { readonly type: 'undead-ended' }
  | { readonly type: 'marked'; readonly tracks: readonly [number, number] }
  | { readonly type: 'rolled'; readonly by: Seat; readonly madness: boolean }
  | { readonly type: 'healed'; readonly of: Seat }
  | { readonly type: 'peeked'; readonly by: Seat; readonly of: Seat; readonly found: Secret<Faction> }
  | { readonly type: 'changed-heart'; readonly by: Seat }
  | { readonly type: 'revealed'; readonly of: Seat; readonly faction: Faction }
  | { readonly type: 'reached'; readonly ending: Ending }
  | { readonly type: 'turned'; readonly to: Seat }
  | { readonly type: 'began-round'; readonly quiet: number }
  | { readonly type: 'began-play' }
  | { readonly type: 'undone'; readonly by: Seat }
  | { readonly type: 'clocked'; readonly bank: BySeat<Instant>; readonly since: Instant }
  | { readonly type: 'handed'; readonly seat: Seat; readonly handed: boolean }
  | { readonly type: 'preset'; readonly by: Seat; readonly answer: Secret<Preset> }
  /** The pause before an answer given beforehand is over, whether or not there is one. */
  | { readonly type: 'waited' }
  | { readonly type: 'ended'; readonly because: Ending };
