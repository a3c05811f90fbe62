/** The table of the tutorial. Monday, the learner, is a Restorationist, Tuesday a Loyalist. */
import type { Json } from '@lamplight/contract';
import type { Emerald } from '@lamplight/emerald/kit';
import type { CardId, CityId } from '@lamplight/emerald/public';
import type { FilmShot } from '../film.ts';
import { setEmerald } from './cast.ts';

const identities = { monday: 'restorationist', tuesday: 'loyalist', wednesday: 'restorationist' };
const game = { players: 3, first: 'monday', identities };

export type Cities = { readonly [city in CityId]?: { readonly [key: string]: Json } };

/** The same piles in all steps, so that the board is learnt once. The pieces differ by step. */
const piles: Cities = {
  london: { pile: ['mycroft-holmes', 'bismarck', 'scotland-yard', 'city-london'] },
  paris: { pile: ['louise-michel', 'fenians', 'the-peoples-will', 'city-paris'] },
  vienna: { pile: ['prince-kropotkin', 'freemasons', 'night-terrors', 'city-vienna'] },
  berlin: { pile: ['general-boulanger', 'society-of-leopold', 'nihilists', 'city-berlin'] },
  'st-petersburg': { pile: ['vera-zasulich', 'okhrana', 'sergei-degaev', 'city-st-petersburg'] },
  rome: { pile: ['zombies', 'the-holy-brotherhood', 'city-rome'] },
  madrid: { pile: ['pinkertons', 'henri-rochefort', 'city-madrid'] },
  cairo: { pile: ['nightgaunts', 'robert-anderson', 'city-cairo'] },
  constantinople: { pile: ['madame-blavatsky', 'the-third-section', 'city-constantinople'] },
};

/** In its space until the learner kills it. */
const weaver = 'royalty-the-weaver-in-darkness';

function board(pieces: Cities, isWeaverAlive: boolean): Json {
  const all = Object.entries(piles).map(([city, pile]): [string, Json] => [
    city,
    { ...pile, ...(city === 'paris' && isWeaverAlive && { royalty: weaver }), ...pieces[city as CityId] },
  ]);
  return Object.fromEntries(all);
}

interface Step {
  readonly pieces: Cities;
  readonly hand: readonly CardId[];
  readonly draw?: readonly CardId[];
  readonly hands?: { readonly tuesday?: readonly CardId[]; readonly wednesday?: readonly CardId[] };
  /** Anything else that a scenario may set. */
  readonly more?: { readonly [key: string]: Json };
}

export function setStep({ pieces, hand, draw, more = {}, hands = {} }: Step): FilmShot<Emerald> {
  return setEmerald({
    ...game,
    cities: board(pieces, more.area === undefined),
    limbo: { monday: 5, tuesday: 4, wednesday: 3 },
    hand: { monday: hand, ...hands },
    ...(draw !== undefined && { draw: { monday: draw } }),
    ...more,
  });
}

/** What the learner took with the first kill. */
export const trophies = { area: { monday: ['hired-assassin', weaver] } };
