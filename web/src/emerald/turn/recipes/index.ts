import type { Act } from '../draft.ts';
import { comeBack, move, pass, placeAgent } from './agents.ts';
import { claim, discard, place, retrieve, track } from './cubes.ts';
import { assassinate } from './kill.ts';
import type { Recipe } from './recipe.ts';
import { text } from './text.ts';

export const recipes: Readonly<Record<Act, Recipe>> = {
  place,
  claim,
  retrieve,
  move,
  track,
  assassinate,
  text,
  discard,
  pass,
  return: comeBack,
  'place-agent': placeAgent,
};
