/**
 * The public state, read back from a view, so that one judge serves the server, which has a state, and a client, which
 * has none.
 */
import { must } from '@lamplight/contract';
import { numberOf } from './cards.ts';
import type { SeatFacts } from './facts.ts';
import type { Asking, OpenState } from './state.ts';
import type { AskingView, PlayerView, View } from './views.ts';
import { type CardId, cityIds, cityNo, type Day, days, seatNo } from './words.ts';

const cardOrNull = (id: CardId | null) => (id === null ? null : numberOf(id));
const seatOrNull = (day: Day | null) => (day === null ? null : seatNo(day));

/** In seat order. */
export const playersOf = (view: View): readonly PlayerView[] => days.flatMap(day => view.players[day] ?? []);

export function openOf(view: View): OpenState {
  const players = playersOf(view);
  const here = days.slice(0, players.length);
  const cities = cityIds.map(id => view.cities[id]);
  return {
    options: view.options,
    phase: view.phase,
    first: seatNo(view.turn.first),
    turn: seatNo(view.turn.player),
    actions: view.turn.actions,
    going: view.turn.going,
    turns: view.turn.number,
    ending: view.ending,
    agents: cities.map(city => here.map(day => city.agents[day] ?? 0)),
    cubes: cities.map(city => here.map(day => city.cubes[day] ?? 0)),
    zombies: cities.map(city => city.zombies),
    zombieStock: view.zombies.stock,
    purged: view.zombies.purged,
    undead: { zombies: seatOrNull(view.zombies.undead.zombies), vampires: seatOrNull(view.zombies.undead.vampires) },
    agentSupply: players.map(player => player.agents),
    cubeSupply: players.map(player => player.cubes),
    limbo: here.map(day => view.limbo[day] ?? 0),
    sanity: players.map(player => player.sanity),
    stored: players.map(player => player.stored),
    storedIn: view.storedIn,
    tops: cities.map(city => cardOrNull(city.top)),
    royalty: cities.map(city => cardOrNull(city.royalty)),
    concealed: players.map(player => player.concealed.map(numberOf)),
    discards: players.map(player => player.discard.map(numberOf)),
    areas: players.map(({ area, boxes }) =>
      area.map((id, n) => ({ card: numberOf(id), victim: seatOrNull(must(boxes, n)) })),
    ),
    gone: view.gone.map(numberOf),
    sources: players.map(player =>
      player.sources.map(source => ({ ...source, card: numberOf(source.card), victim: seatOrNull(source.victim) })),
    ),
    tracks: [view.tracks.loyalist, view.tracks.restorationist],
    changed: players.map(player => player.changed),
    revealed: players.map(player => (player.revealed ? player.identity : null)),
    quiet: view.stall.quiet,
    stirred: view.stall.stirred,
    asking: view.asking === null ? null : askingOf(view.asking),
    agenda: view.agenda,
    steps: view.steps,
    ...view.clock,
    ended: view.outcome?.why ?? null,
  };
}

function askingOf({ player, for: reason, attack, agents = 0 }: AskingView): Asking {
  const seat = seatNo(player);
  if (reason === 'reveal') return { player: seat, for: 'reveal' };
  if (reason === 'reinforce' || attack === undefined) return { player: seat, for: 'reinforce', agents };
  const { kind, by, city, victim, card } = attack;
  const named = { kind, by: seatNo(by), city: cityNo(city), victim: seatNo(victim), card: numberOf(card) };
  return { player: seat, for: reason, attack: named };
}

/** Undefined for the audience, which has no hand and no moves. */
export function factsIn(view: View): SeatFacts | undefined {
  if (view.me === null) return undefined;
  const mine = view.players[view.me];
  if (mine === undefined || typeof mine.hand === 'number') return undefined;
  return {
    open: openOf(view),
    me: seatNo(view.me),
    hand: mine.hand.map(numberOf),
    draw: mine.draw,
    preset: view.preset ?? 'ask',
  };
}
