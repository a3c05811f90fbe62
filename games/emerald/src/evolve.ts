import { must, type Twin } from '@lamplight/contract';
import { idOf, numberOf } from './cards.ts';
import type { Event } from './events.ts';
import { addCubes, type Fluid, moveAgents, moveZombies, plus, stow } from './pieces.ts';
import type { State } from './state.ts';
import { noteStep, takeBack } from './take-back.ts';
import { sanityTokens } from './words.ts';

const zombies = numberOf('zombies');
const vampires = numberOf('vampires');

export function evolve(state: State, event: Event): State {
  const next = { ...state };
  fold(next, event);
  return next;
}

/** A shallow copy is enough, because fields are replaced and lists inside them never change. */
export const twin: Twin<State, Event> = { copy: state => ({ ...state }), fold };

export function fold(given: State, event: Event): void {
  const state = given as Fluid;
  noteStep(state, event);
  switch (event.type) {
    case 'dealt':
      state.first = event.first;
      state.turn = event.first;
      state.identities = event.identities;
      state.spareIdentities = event.spareIdentities;
      state.draws = event.draws;
      state.piles = event.piles;
      state.unseen = event.unseen;
      break;
    case 'acted':
      state.actions = event.actions;
      state.going = event.going;
      break;
    case 'asked':
      state.asking = event.asking;
      state.agenda = event.agenda;
      state.pausedUntil = event.pausedUntil;
      break;
    case 'answered':
      state.asking = null;
      state.agenda = [];
      state.pausedUntil = null;
      break;
    case 'agents':
      moveAgents(state, event);
      break;
    case 'cubes':
      addCubes(state, event.of, event.from, -event.count);
      addCubes(state, event.of, event.to, event.count);
      break;
    case 'zombies':
      moveZombies(state, event);
      break;
    case 'played':
      state.hands = state.hands.with(event.by, without(must(state.hands, event.by), event.cards));
      state.concealed = state.concealed.with(event.by, less(must(state.concealed, event.by), event.cards));
      for (const card of event.cards) stow(state, event.by, card, event.to);
      break;
    case 'held':
      state.hands = state.hands.with(event.by, without(must(state.hands, event.by), [event.card]));
      state.concealed = state.concealed.with(event.by, less(must(state.concealed, event.by), [event.card]));
      break;
    case 'stowed':
      stow(state, event.by, event.card, event.to);
      break;
    case 'drew':
      state.draws = state.draws.with(event.by, must(state.draws, event.by).slice(event.cards.length));
      state.hands = state.hands.with(event.by, [...must(state.hands, event.by), ...event.cards]);
      break;
    case 'reshuffled':
      state.draws = state.draws.with(event.by, event.deck);
      state.concealed = state.concealed.with(
        event.by,
        [...must(state.concealed, event.by), ...must(state.discards, event.by)].toSorted((a, b) => a - b),
      );
      state.discards = state.discards.with(event.by, []);
      break;
    default:
      foldRest(state, event);
  }
}

type Rest = Exclude<
  Event,
  {
    type:
      | 'dealt'
      | 'acted'
      | 'asked'
      | 'answered'
      | 'agents'
      | 'cubes'
      | 'zombies'
      | 'played'
      | 'held'
      | 'stowed'
      | 'drew'
      | 'reshuffled';
  }
>;

/** City cards, points, markers, sanity and turns. */
function foldRest(state: Fluid, event: Rest): void {
  switch (event.type) {
    case 'took':
      if (event.by !== null) {
        const card = must(state.tops, event.city) ?? 0;
        stow(state, event.by, card, 'discard');
        if (card === zombies) state.undead = { ...state.undead, zombies: event.by };
        if (card === vampires) state.undead = { ...state.undead, vampires: event.by };
      }
      if (event.by === null) stow(state, 0, must(state.tops, event.city) ?? 0, 'gone');
      state.tops = state.tops.with(event.city, null);
      state.stirred = true;
      break;
    case 'turned-up':
      state.tops = state.tops.with(event.city, event.card);
      state.piles = state.piles.with(event.city, must(state.piles, event.city).slice(1));
      break;
    case 'royalty-came':
      state.royalty = state.royalty.with(event.city, event.card);
      state.piles = state.piles.with(event.city, must(state.piles, event.city).slice(1));
      state.stirred = true;
      break;
    case 'royalty-went':
      stow(state, event.by, must(state.royalty, event.city) ?? 0, 'area');
      state.royalty = state.royalty.with(event.city, null);
      state.stirred = true;
      break;
    case 'emptied': {
      const top = must(state.tops, event.city);
      if (top !== null) stow(state, 0, top, 'gone');
      const buried = [...must(state.buried, event.city), ...must(state.piles, event.city)];
      state.buried = state.buried.with(event.city, buried);
      state.tops = state.tops.with(event.city, null);
      state.piles = state.piles.with(event.city, []);
      state.stirred = true;
      break;
    }
    case 'boxed': {
      const area = must(state.areas, event.by);
      const place = area.findLastIndex(kept => kept.card === event.card && kept.victim === null);
      state.areas = state.areas.with(event.by, area.with(place, { card: event.card, victim: event.victim }));
      break;
    }
    case 'scored':
      state.sources = state.sources.with(event.by, [...must(state.sources, event.by), event.source]);
      state.stirred ||= event.source.points !== 0;
      break;
    case 'purged':
      purge(state, event);
      break;
    case 'undead-ended':
      state.purged = true;
      state.zombies = state.zombies.map(() => 0);
      state.zombieStock = 0;
      break;
    case 'marked':
      state.tracks = event.tracks;
      state.stirred = true;
      break;
    case 'rolled':
      if (event.madness && must(state.sanity, event.by) > 0) {
        state.sanity = plus(state.sanity, event.by, -1);
        state.stirred = true;
      }
      break;
    case 'healed':
      state.stirred ||= must(state.sanity, event.of) < sanityTokens;
      state.sanity = state.sanity.with(event.of, sanityTokens);
      break;
    case 'peeked':
      state.known = state.known.with(event.by, { ...must(state.known, event.by), [event.of]: event.found });
      break;
    case 'changed-heart':
      state.changed = state.changed.with(event.by, true);
      break;
    case 'revealed':
      state.revealed = state.revealed.with(event.of, event.faction);
      break;
    case 'reached':
      state.ending = event.ending;
      break;
    case 'turned':
      state.turn = event.to;
      state.actions = 2;
      state.going = null;
      state.turns += 1;
      break;
    case 'began-round':
      state.quiet = event.quiet;
      state.stirred = false;
      break;
    case 'began-play':
      state.phase = 'playing';
      // The first round is counted from the first player's turn: setup is no change [EM-CARD-STALL-2].
      state.stirred = false;
      state.turn = state.first;
      state.turns = 1;
      break;
    case 'undone':
      takeBack(state);
      break;
    case 'clocked':
      state.bank = event.bank;
      state.since = event.since;
      break;
    case 'handed':
      state.handed = state.handed.with(event.seat, event.handed);
      break;
    case 'preset':
      state.presets = state.presets.with(event.by, event.answer);
      break;
    case 'waited':
      state.pausedUntil = null;
      break;
    case 'ended':
      state.phase = 'over';
      state.ended = event.because;
  }
}

/** The list without one copy of each of these. In an imagined hand some may be missing. */
function less(list: readonly number[], cards: readonly number[]): readonly number[] {
  const rest = list.slice();
  for (const card of cards) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** The same for sealed cards: sealing changes nothing at run time, so one list serves both. */
const without = (list: State['hands'][number], cards: readonly number[]): State['hands'][number] =>
  less(list as unknown as readonly number[], cards) as unknown as State['hands'][number];

function purge(state: Fluid, { of, card, zone }: Extract<Event, { type: 'purged' }>): void {
  if (zone === 'hand') state.hands = state.hands.with(of, without(must(state.hands, of), [card]));
  if (zone === 'draw') state.draws = state.draws.with(of, without(must(state.draws, of), [card]));
  if (zone === 'hand' || zone === 'draw')
    state.concealed = state.concealed.with(of, less(must(state.concealed, of), [card]));
  if (zone === 'discard') {
    const pile = must(state.discards, of);
    state.discards = state.discards.with(of, pile.toSpliced(pile.indexOf(card), 1));
  }
  if (zone === 'area') {
    const area = must(state.areas, of);
    state.areas = state.areas.with(
      of,
      area.toSpliced(
        area.findIndex(kept => kept.card === card),
        1,
      ),
    );
  }
  state.sources = state.sources.with(
    of,
    must(state.sources, of).filter(source => source.card !== card),
  );
  stow(state, of, card, 'gone');
  state.undead = { ...state.undead, [idOf(card)]: null };
  state.stirred = true;
}
