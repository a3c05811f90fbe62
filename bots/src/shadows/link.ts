/**
 * What a Detective shows to the team without words: something on a card, and something in the picture that goes with
 * it.
 */
import { conceptsOf, type Seen } from '@lamplight/art/concepts';
import { type CardId, type Link, type PictureId, places, type SeatPlace } from '@lamplight/shadows/public';
import { everything, loadMeaning } from './meaning/meaning.ts';

/** A drawn thing, so that its place can be shown. */
interface Drawn {
  readonly concept: string;
  readonly weight: number;
  readonly place: SeatPlace;
}

/** The strongest association with a drawn thing at both ends; undefined if only moods and colours are alike. */
export function linkOf(cards: readonly CardId[], picture: PictureId): Link | undefined {
  const { affinity } = loadMeaning();
  let best: { readonly link: Link; readonly strength: number } | undefined;
  for (const card of cards)
    for (const ours of thingsOn(card))
      for (const theirs of thingsOn(picture)) {
        const near = affinity(ours.concept, theirs.concept, everything);
        const strength = near * Math.sqrt(ours.weight * theirs.weight);
        if (near >= leastLink && strength > (best?.strength ?? 0))
          best = { link: { card, on: ours.place, in: theirs.place }, strength };
      }
  return best?.link;
}

/** A weaker link would puzzle people more than it helps them. */
const leastLink = 0.3;

function thingsOn(picture: PictureId): readonly Drawn[] {
  const { meanings } = loadMeaning();
  return (conceptsOf(picture)?.concepts ?? []).flatMap(({ is, weight, place }) => {
    const meaning = meanings.get(`${picture}/${is}`) ?? meanings.get(`thing/${is}`) ?? meanings.get(is);
    const at = placeOf(place);
    return meaning === undefined || meaning === 'nothing' || at === undefined
      ? []
      : [{ concept: meaning.id, weight: weight * meaning.salience, place: at }];
  });
}

const placeOf = (place: Seen['place']): SeatPlace | undefined => places.find(each => each === place.replace(' ', '-'));
