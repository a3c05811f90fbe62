import type { Instant, Seat, Secret } from '@lamplight/contract';
import type { Cell } from './board.ts';
import type { MapLayer } from './layer.ts';
import type { CardId, Ending, Find, Link, Orientation, PictureId, Team } from './words.ts';

/** Teams are numbered as in the state: black 0, orange 1. */
export type Event =
  | { readonly type: 'built'; readonly pictures: readonly (PictureId | null)[] }
  | {
      readonly type: 'laid';
      readonly round: number;
      /** The intel cards on the centre and the three open spots. */
      readonly spots: readonly CardId[];
      readonly available: readonly CardId[];
      readonly deck: readonly Secret<CardId>[];
      readonly maps: readonly Secret<MapLayer>[];
      readonly mapName: Secret<{ readonly number: number; readonly orientation: Orientation } | null>;
    }
  | { readonly type: 'readied'; readonly by: Seat }
  | { readonly type: 'changed-roles'; readonly team: number; readonly officer: Seat }
  | { readonly type: 'counted-down'; readonly startsAt: Instant }
  | { readonly type: 'began'; readonly at: Instant; readonly endsAt: Instant | null }
  | {
      readonly type: 'gave';
      readonly team: number;
      readonly cards: readonly CardId[];
      /** They take the places of the cards given. */
      readonly drawn: readonly CardId[];
      readonly at: Instant;
    }
  | { readonly type: 'reshuffled'; readonly deck: readonly Secret<CardId>[] }
  | { readonly type: 'wanted-swap'; readonly team: number; readonly want: boolean }
  | {
      readonly type: 'swapped';
      readonly drawn: readonly CardId[];
      /**
       * The cards set aside afterwards: including the ten old ones, unless they had to be shuffled into the new deck.
       */
      readonly aside: readonly CardId[];
    }
  | { readonly type: 'intended'; readonly team: number; readonly cell: Secret<Cell | null> }
  | { readonly type: 'looked'; readonly by: Seat; readonly cell: Secret<Cell | null>; readonly link?: Secret<Link> }
  | { readonly type: 'pointed'; readonly by: Seat; readonly cell: Secret<Cell | null>; readonly link?: Secret<Link> }
  | {
      readonly type: 'moved';
      readonly team: number;
      readonly to: Cell;
      readonly found: Find | null;
      readonly at: Instant;
    }
  | { readonly type: 'attended'; readonly seat: Seat; readonly present: boolean }
  | { readonly type: 'ended-round'; readonly at: Instant; readonly winner: Team | null; readonly because: Ending }
  | { readonly type: 'ended-match'; readonly winner: Team | null };
