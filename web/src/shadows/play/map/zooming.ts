/** Which pictures one can turn through when one is shown large: those that are compared with each other. */
import type { CardId, CellId, View } from '@lamplight/shadows/public';
import type { ZoomRequest } from '../../../match/zoom/store.ts';
import { type OurView, ownTeam } from '../view/our-view.ts';
import { reachOf } from './reach.ts';

const pictureIn = (view: OurView, cell: CellId | null | undefined): string | undefined =>
  cell == null ? undefined : (view.cells[cell]?.picture ?? undefined);

/** What the own team holds, or what the Officer has chosen to give. */
const cardsIn = (view: OurView, chosen: readonly CardId[]): readonly CardId[] => {
  const own = ownTeam(view);
  return own !== undefined && own.holding.length > 0 ? own.holding : chosen;
};

/** A cell, beside it the cards it is compared with, then the other cells in reach. */
export function zoomOnCell(view: OurView, cell: CellId, chosen: readonly CardId[] = []): ZoomRequest | undefined {
  const picture = pictureIn(view, cell);
  if (picture === undefined) return undefined;
  const cards = cardsIn(view, chosen);
  const reach = reachOf(view, chosen.length);
  const others = reach.includes(cell) ? reach.flatMap(each => pictureIn(view, each) ?? []) : [picture];
  const pictures = [...cards, ...others];
  return { pictures, at: pictures.indexOf(picture) };
}

/** A card with those it lies with, then the Officer's target. */
export function zoomOnCard(view: View, card: CardId): ZoomRequest {
  if (ownTeam(view)?.holding.includes(card) === true) return zoomOnHeld(view, card);
  return among(view, view.available, card, []);
}

/** A given card with those it was given with, then the cells it is compared with. */
export const zoomOnHeld = (view: OurView, card: CardId): ZoomRequest =>
  among(
    view,
    ownTeam(view)?.holding ?? [],
    card,
    reachOf(view).flatMap(each => pictureIn(view, each) ?? []),
  );

function among(view: OurView, lying: readonly CardId[], card: CardId, reach: readonly string[]): ZoomRequest {
  const cards = lying.includes(card) ? lying : [card];
  const target = pictureIn(view, view.intended);
  const cells = target === undefined || reach.includes(target) ? reach : [target, ...reach];
  return { pictures: [...cards, ...cells], at: cards.indexOf(card) };
}

/** The chosen cards beside the target, or beside the first cell they could mean. */
export function zoomOnChoice(view: OurView, chosen: readonly CardId[]): ZoomRequest | undefined {
  const cards = cardsIn(view, chosen);
  const target = pictureIn(view, view.intended);
  const reach = reachOf(view, chosen.length).flatMap(cell => pictureIn(view, cell) ?? []);
  const cells = target === undefined ? reach : [target, ...reach.filter(each => each !== target)];
  if (cards.length === 0) return undefined;
  return { pictures: [...cards, ...cells], at: 0, ...(cells.length > 0 && { beside: cards.length }) };
}
