/**
 * The game with dice that a scenario has fixed. The remaining rolls are part of the state, so that the game stays pure.
 */
import type { Game, Match, Random } from '@lamplight/contract';
import { type Emerald, emerald } from './src/index.ts';
import type { State } from './src/state.ts';

/** Whether each of the next rolls shows madness. */
type Dice = readonly boolean[];
type StateWithDice = State & { readonly dice: Dice };

const diceOf = (state: State): Dice => (state as StateWithDice).dice;
const madFace = 0;
const calmFace = 5;

export function withDice(
  match: Match<Emerald>,
  dice: Dice,
): { readonly game: Game<Emerald>; readonly match: Match<Emerald> } {
  if (dice.length === 0) return { game: emerald, match };
  // Without its twin, which does not know of these dice.
  const { twin: _twin, ...rest } = emerald;
  const game: Game<Emerald> = {
    ...rest,
    decide: (state, input, random) => emerald.decide(state, input, loaded(random, diceOf(state))),
    evolve: (state, event) => {
      const next = emerald.evolve(state, event);
      return event.type === 'rolled' ? ({ ...next, dice: diceOf(next).slice(1) } as StateWithDice) : next;
    },
  };
  return { game, match: { ...match, state: { ...match.state, dice } as StateWithDice } };
}

/** Only the die is drawn by `below`; shuffling keeps the match's own chance. */
function loaded(random: Random, dice: Dice): Random {
  const left = [...dice];
  return {
    below: n => {
      const madness = left.shift();
      return madness === undefined ? random.below(n) : madness ? madFace : calmFace;
    },
    pick: items => random.pick(items),
    shuffle: items => random.shuffle(items),
  };
}
