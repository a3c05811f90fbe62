import type { TurnAct } from '../draft.ts';
import { comeBack, move, pass, placeAgent } from './agents.ts';
import { claim, discard, place, retrieve, track } from './cubes.ts';
import { assassinate } from './kill.ts';
import type { MoveRecipe } from './recipe.ts';
import { text } from './text.ts';

export const recipes: Readonly<Record<TurnAct, MoveRecipe>> = {
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
