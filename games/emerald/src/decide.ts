import {
  type Input,
  type Instant,
  must,
  type Random,
  type Seat,
  seal,
  unseal,
  type Verdict,
} from '@lamplight/contract';
import { removalsOf } from './cards/zombies.ts';
import { icons, idOf, numberOf, numbersOf } from './cards.ts';
import { actorOf, bankAfter, simplestMove } from './clock.ts';
import { run } from './decide/agenda.ts';
import { endTurn } from './decide/ending.ts';
import { factsOf } from './decide/facts-of.ts';
import { Work } from './decide/verbs.ts';
import { effectOf, isFree, restOf } from './effects.ts';
import type { Event } from './events.ts';
import { sumOf } from './facts.ts';
import { forbidden } from './judge.ts';
import type { Rule } from './rules.ts';
import type { State } from './state.ts';
import { type CityId, cityNo, type Going, type Move, seatNo } from './words.ts';

export function decide(state: State, input: Input<Move>, random: Random): Verdict<Event, Rule> {
  if (input.by === 'table') return { events: [] };
  if (input.by === 'clock') return { events: ring(state, input.at, random) };
  const { by, move, at } = input;
  const refused = forbidden(factsOf(state, by), move);
  if (refused !== undefined) return { refused };
  const work = new Work(state, random, at);
  if (must(state.handed, by)) work.emit({ type: 'handed', seat: by, handed: false });
  carry(work, by, move);
  return { events: work.events };
}

/** The state after a move that is known to be legal. For search, which needs no tellings. */
export function rehearse(state: State, by: Seat, move: Move, random: Random): State {
  const work = new Work(state, random, state.since);
  carry(work, by, move);
  return work.state;
}

/** Does what was asked for and everything that follows from it, and sets the clock. */
function carry(work: Work, by: Seat, move: Move): void {
  if (move.type === 'preset') {
    work.emit({ type: 'preset', by, answer: seal(move.answer) });
    return;
  }
  const before = work.start;
  if (move.type === 'undo') work.emit({ type: 'undone', by });
  else if (work.state.asking !== null) answer(work, by, move);
  else if (work.state.phase === 'placing') placeAgent(work, by, move);
  else act(work, by, move);
  run(work);
  if (before.options.clock === null || work.state.phase === 'over') return;
  work.emit({ type: 'clocked', bank: bankAfter(before, work.state, work.at), since: work.at });
}

/** An answer given beforehand is due, or somebody's time is up. */
function ring(state: State, at: Instant, random: Random): readonly Event[] {
  const work = new Work(state, random, at);
  const actor = actorOf(state);
  if (state.pausedUntil !== null && state.pausedUntil <= at) {
    work.emit({ type: 'waited' });
    const said = presetMove(state, actor);
    if (said !== undefined) carry(work, actor, said);
  } else if (state.options.runsOut === 'bot') work.emit({ type: 'handed', seat: actor, handed: true });
  else carry(work, actor, simplestMove(state));
  return work.events;
}

/** The player's answer given beforehand, if the question is an attack [EM-PRESET-1]. */
function presetMove(state: State, seat: Seat): Move | undefined {
  const preset = unseal(must(state.presets, seat));
  if (preset === 'ask' || state.asking?.for !== 'attack') return undefined;
  if (preset === 'allow') return { type: 'allow' };
  const facts = factsOf(state, seat);
  const blocks = facts.hand.map((card): Move => ({ type: 'block', card: idOf(card) }));
  return blocks.find(move => forbidden(facts, move) === undefined) ?? { type: 'allow' };
}

function placeAgent(work: Work, by: Seat, move: Move): void {
  if (move.type !== 'place-agent') return;
  work.emit({ type: 'acted', by, move, actions: 2, going: null });
  work.agents(by, 'supply', cityNo(move.city));
  const placed = work.state.agentSupply.reduce((sum, left) => sum + 10 - left, 0);
  const players = work.state.sanity.length;
  if (placed === 2 * players) work.emit({ type: 'began-play' });
  else work.emit({ type: 'turned', to: (by + 1) % players });
}

function answer(work: Work, by: Seat, move: Move): void {
  const { asking } = work.state;
  work.emit({ type: 'answered', by, move });
  if (asking?.for === 'attack') {
    if (move.type === 'block') {
      block(work, by, numberOf(move.card));
      work.plan({ do: 'parried', attack: asking.attack });
    } else work.plan({ do: 'strike', attack: asking.attack });
  }
  if (asking?.for === 'zombies' && move.type === 'text') work.plan(...removalsOf(by, move, asking.attack.card));
  if (asking?.for === 'reveal' && move.type === 'text') {
    work.play(by, [numberOf(move.card)], 'gone');
    work.emit({ type: 'changed-heart', by });
  }
  if (move.type === 'reinforce') for (const city of move.cities) work.agents(by, 'supply', cityNo(city));
}

/** A card is drawn for the Block at once, before it is put away [EM-CARD-BLOCK-4, EM-CARD-GEN-3]. */
function block(work: Work, by: Seat, card: number): void {
  work.emit({ type: 'held', by, card });
  work.draw(by, 1);
  work.emit({ type: 'stowed', by, card, to: restOf(card) });
}

/**
 * A move that does not go on with the action that reached the target ends the game, and is not itself made [EM-END-8].
 */
function act(work: Work, by: Seat, move: Move): void {
  const { state } = work;
  const kind = goingOf(move);
  if (state.ending !== null && (kind === null || kind !== state.going)) {
    work.emit({ type: 'acted', by, move, actions: state.actions, going: null });
    work.end(state.ending);
    return;
  }
  if (move.type === 'end-turn') {
    work.emit({ type: 'acted', by, move, actions: 0, going: null });
    endTurn(work);
    return;
  }
  work.emit({ type: 'acted', by, move, ...costOf(state, move) });
  work.plan({ do: 'finish', goesOn: kind !== null });
  carryOut(work, by, move);
}

const goingOf = ({ type }: Move): Going | null => (type === 'claim' ? 'claim' : type === 'assassinate' ? 'kill' : null);

/** The actions left after the move, and whether this action may go on after it. */
function costOf({ actions, going }: State, move: Move): { readonly actions: number; readonly going: Going | null } {
  if (move.type === 'return' || (move.type === 'text' && isFree(numberOf(move.card)))) return { actions, going };
  const kind = goingOf(move);
  return { actions: kind !== null && kind === going ? actions : actions - 1, going: kind };
}

function carryOut(work: Work, by: Seat, move: Move): void {
  switch (move.type) {
    case 'place': {
      const cards = numbersOf(move.cards);
      work.play(by, cards, 'discard');
      work.cubes(by, 'supply', cityNo(move.city), Math.min(sumOf(cards, icons.place), must(work.state.cubeSupply, by)));
      return;
    }
    case 'retrieve': {
      const { limbo = 0, ...cities } = move.from;
      work.play(by, numbersOf(move.cards), 'discard');
      work.cubes(by, 'limbo', 'supply', limbo);
      for (const [city, count] of Object.entries(cities)) work.cubes(by, cityNo(city as CityId), 'supply', count ?? 0);
      return;
    }
    case 'move':
      work.play(by, numbersOf(move.cards), 'discard');
      for (const { from, to } of move.moves) work.agents(by, cityNo(from), cityNo(to));
      return;
    case 'track': {
      const cards = numbersOf(move.cards);
      work.play(by, cards, 'discard');
      work.mark(sumOf(cards, icons.track_loyalist), sumOf(cards, icons.track_restorationist));
      return;
    }
    case 'discard':
      work.play(by, numbersOf(move.cards), 'discard');
      return;
    case 'claim':
      work.play(by, [numberOf(move.card)], 'discard');
      work.take(by, cityNo(move.city));
      return;
    case 'assassinate':
      assassinate(work, by, move);
      return;
    case 'text':
      useText(work, by, move);
      return;
    case 'return':
      work.agents(by, 'store', cityNo(move.city), must(work.state.stored, by));
      return;
  }
}

function assassinate(work: Work, by: Seat, move: Extract<Move, { type: 'assassinate' }>): void {
  const city = cityNo(move.city);
  const card = numberOf(move.card);
  const bombs = numbersOf(move.bombs);
  const machines = bombs.filter(bomb => effectOf(bomb)?.leavesAsBombs);
  work.play(by, [card], 'area');
  work.play(
    by,
    bombs.filter(bomb => !machines.includes(bomb)),
    'discard',
  );
  work.play(by, [...machines, ...(move.benefit === undefined ? [] : [numberOf(move.benefit)])], 'gone');
  work.plan({ do: 'clear-cubes', city, by });
  if (move.target === 'royalty') {
    work.takeRoyalty(by, city, 'restorationist');
    work.plan({ do: 'roll', seat: by, city });
  } else
    work.plan({ do: 'attack', attack: { kind: 'assassinate', by, city, victim: seatNo(move.target.agent), card } });
}

function useText(work: Work, by: Seat, { type: _type, card: id, ...aim }: Extract<Move, { type: 'text' }>): void {
  const card = numberOf(id);
  const text = effectOf(card)?.text;
  if (text === undefined) return;
  work.emit({ type: 'held', by, card });
  if (!text.stowsItself) work.plan({ do: 'stow', seat: by, card, to: restOf(card) });
  text.play(work, by, aim, card);
}
