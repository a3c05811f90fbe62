/** The messages between the page and the worker that draws for it. */
import type { CellId, Team } from '@lamplight/shadows/public';
import type { SnatchedCard } from './hand-scene.ts';

/** Where a canvas lies: over the board, or over the cards. */
export const grounds = ['board', 'hand'] as const;
export type StageGround = (typeof grounds)[number];

/** The current colours of the page, by the names of its tokens. */
export const inks = [
  'light',
  'bg-deep',
  'text-faint',
  'team-black',
  'team-black-edge',
  'team-orange',
  'team-orange-edge',
] as const;
export type Inks = Readonly<Record<(typeof inks)[number], string>>;

export interface StageLook {
  /** In pixels of the screen. */
  readonly width: number;
  readonly height: number;
  readonly inks: Inks;
  /** How much larger figures are than drawn. */
  readonly growth: number;
  /** For the hand: the centres of its cards by place, and how many pixels a unit of their drawing takes. */
  readonly cards?: readonly { readonly x: number; readonly y: number; readonly unit: number }[];
}

export type StageOrder =
  | { readonly type: 'open'; readonly on: StageGround; readonly canvas: OffscreenCanvas; readonly look: StageLook }
  | { readonly type: 'look'; readonly on: StageGround; readonly look: StageLook }
  | { readonly type: 'close'; readonly on: StageGround }
  /** `speed` is the share of its time that motion lasts. At zero the figure is there at once. */
  | { readonly type: 'go'; readonly on: 'board'; readonly team: Team; readonly at: CellId; readonly speed: number }
  | ({ readonly type: 'snatch'; readonly on: 'hand' } & SnatchedCard)
  /** The page shows the cards up to this one itself now. */
  | { readonly type: 'clear'; readonly on: 'hand'; readonly until: number };

/** The first picture is there: the page may remove its own drawing. */
export type StageReply = { readonly drawn: StageGround };
