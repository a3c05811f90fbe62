/** Players of Emerald who are harder to read than the rule player, to try beliefs on. */
import { type Player, randomPlayer, type Seating } from '@lamplight/contract';
import { type Emerald, emerald } from '@lamplight/emerald';
import { greedy } from '@lamplight/emerald/greedy';
import type { Faction, PlayerView, View } from '@lamplight/emerald/public';

/** One move in this many is random. */
const careless = 4;
/** In one turn of this many it plays for the other side. */
const masked = 4;

/** Plays as the rule player, apart from moves that mean nothing. */
const hasty: Seating<Emerald> = () => {
  const [thinks, guesses] = [greedy(), randomPlayer(emerald, 1_000)()];
  return moment => (moment.random.below(careless) === 0 ? guesses : thinks)(moment);
};

/** Plays whole turns for the other side. */
const masker: Seating<Emerald> = () => {
  const thinks = greedy();
  let turn = { number: -1, isMasked: false };
  const player: Player<Emerald> = moment => {
    const { view, random } = moment;
    if (turn.number !== view.turn.number) turn = { number: view.turn.number, isMasked: random.below(masked) === 0 };
    return thinks(turn.isMasked ? { ...moment, view: asAnother(view) } : moment);
  };
  return player;
};

const other = (faction: Faction): Faction => (faction === 'loyalist' ? 'restorationist' : 'loyalist');

/** The view of somebody in the same seat with the other identity. */
function asAnother(view: View): View {
  const own = view.me === null ? undefined : view.players[view.me];
  if (view.me === null || own === undefined || own.identity === null || own.revealed) return view;
  const player: PlayerView = { ...own, identity: other(own.identity) };
  return { ...view, players: { ...view.players, [view.me]: player } };
}

export const masks: Readonly<Record<string, Seating<Emerald>>> = { hasty, masker };
