/** Acts that may tell a player's faction. Each sign is counted, and a weight says what it tells. */
import { allCards, type Card, type CardId, cardNamed, textOf } from '@lamplight/emerald/public';

/** What makes a card more attractive to one faction than to the other. */
const lures = [
  'points-loyalist',
  'points-restorationist',
  'track-loyalist',
  'track-restorationist',
  'bombs',
  'kill',
  'box',
  'madness',
] as const;
type Lure = (typeof lures)[number];

/**
 * What a player can do with a card: claim it, reach for it, throw it away, or spend it on something it is not best for.
 */
const dealings = ['claim', 'reach', 'drop', 'spend'] as const;
export type Dealing = (typeof dealings)[number];

const texts = [...new Set(allCards.map(card => card.effect))].filter(effect => effect !== 'none');

const signs = [
  ...dealings.flatMap(dealing => lures.map(lure => `${dealing} ${lure}`)),
  ...texts.map(text => `use ${text}`),
  'claim royalty text',
  'drop royalty text',
  'near royalty',
  'mark loyalist',
  'mark restorationist',
  'mark towards loyalist',
  'kill royalty',
  'kill agent',
  'kill for points',
  'kill suspect',
  'changed heart',
] as const;

const places = new Map(signs.map((sign, place) => [sign, place]));

/** How often each sign was seen, in the order of `signs`. */
export type SignEvidence = readonly number[];
export const nothing: SignEvidence = signs.map(() => 0);

export type SeenSigns = readonly (readonly [sign: string, often: number])[];

export function withSeen(evidence: SignEvidence, seen: SeenSigns): SignEvidence {
  if (seen.length === 0) return evidence;
  const sum = [...evidence];
  for (const [sign, often] of seen) {
    const place = places.get(sign);
    if (place === undefined)
      throw new Error(`There is no sign '${sign}': add it to the list of signs and fit the weights anew.`);
    sum[place] = (sum[place] ?? 0) + often;
  }
  return sum;
}

const luresOf: Readonly<Record<Lure, (card: Card) => number>> = {
  'points-loyalist': card => (card.vp_faction === 'loyalist' ? card.vp : 0),
  'points-restorationist': card => (card.vp_faction === 'restorationist' ? card.vp : 0),
  'track-loyalist': card => card.track_loyalist,
  'track-restorationist': card => card.track_restorationist,
  bombs: card => card.bombs,
  kill: card => card.assassinate,
  box: card => Number(card.kill_box_vp > 0),
  madness: card => card.sanity,
};

export function dealt(dealing: Dealing, id: CardId): SeenSigns {
  const card = cardNamed(id);
  const seen = lures.map(lure => [`${dealing} ${lure}`, luresOf[lure](card)] as const);
  const takes = textOf(id)?.takesRoyalty && (dealing === 'claim' || dealing === 'drop');
  return [...seen.filter(([, often]) => often !== 0), ...(takes ? [[`${dealing} royalty text`, 1] as const] : [])];
}
