import { cityIds, type View } from '@lamplight/emerald/public';
import { actsOf } from './draft/acts.ts';
import { lightsOf } from './draft/lit.ts';
import { at, type TurnSentence } from './sentence/turn-sentence.ts';

/** Shown before anything is chosen: where a card can be claimed, and where somebody can be killed. */
export function offersOf(view: View): readonly TurnSentence[] {
  const { acts } = actsOf(view);
  return (['claim', 'assassinate'] as const).flatMap((act): readonly TurnSentence[] => {
    if (acts.some(each => each.act === act && each.why !== undefined)) return [];
    const { cities } = lightsOf(view, { act, cards: [], picks: [] }, () => '');
    const open = cityIds.filter(city => cities[city]?.light === 'legal');
    return open.length === 0
      ? []
      : [
          {
            id: `emerald.turn.offer.${act}`,
            values: { cities: { list: open.map(city => [at(city)]), isEither: true } },
          },
        ];
  });
}
