import { must, type Seat, unseal, type Viewer } from '@lamplight/contract';
import { idOf } from './cards.ts';
import { factionNow, resultOf } from './outcome.ts';
import { scoreOf, seatsOf } from './scores.ts';
import type { Asking, PointSource, State } from './state.ts';
import type { AskingView, CityView, PlayerView, SourceView, View } from './views.ts';
import { type ByDay, type CityId, cityIds, type Day, days } from './words.ts';

const dayOf = (seat: Seat): Day => must(days, seat);
function byDay<T>(values: readonly T[]): ByDay<T> {
  const found: { [day in Day]?: T } = {};
  for (let seat = 0; seat < values.length; seat++) found[dayOf(seat)] = must(values, seat);
  return found;
}
/** Leaves out players with nothing there. */
function some(counts: readonly number[]): ByDay<number> {
  const found: { [day in Day]?: number } = {};
  for (let seat = 0; seat < counts.length; seat++)
    if (must(counts, seat) !== 0) found[dayOf(seat)] = must(counts, seat);
  return found;
}

export function view(state: State, viewer: Viewer): View {
  const shown = openViewOf(state);
  if (viewer === 'audience') return shown;
  const players: { [day in Day]?: PlayerView } = { ...shown.players };
  const show = (day: Day, seen: Partial<PlayerView>) => {
    const open = players[day];
    if (open !== undefined) players[day] = { ...open, ...seen };
  };
  for (const other in must(state.known, viewer))
    show(dayOf(Number(other)), { identity: identityFor(state, Number(other), viewer) });
  const hand = must(state.hands, viewer).map(card => idOf(unseal(card)));
  show(dayOf(viewer), { hand, identity: identityFor(state, viewer, viewer) });
  return { ...shown, me: dayOf(viewer), players, preset: unseal(must(state.presets, viewer)) };
}

/**
 * What everybody sees. All viewers are asked for after every input and share these parts as the same objects, so the
 * last one is cached. It is compared by its fields, because bots change states in place. It is the first link of the
 * chain of identities that server/src/stream/gallery.ts explains.
 */
function openViewOf(state: State): View {
  for (const field in state)
    if (state[field as keyof State] !== lastState?.[field as keyof State]) {
      lastState = { ...state };
      lastShown = openView(state);
      break;
    }
  return lastShown as View;
}
let lastState: State | undefined;
let lastShown: View | undefined;

function openView(state: State): View {
  const { turn, actions, first, going, turns, tracks, undead } = state;
  const day = (seat: Seat | null) => (seat === null ? null : dayOf(seat));
  return {
    me: null,
    options: state.options,
    phase: state.phase,
    turn: { player: dayOf(turn), actions, first: dayOf(first), going, number: turns },
    asking: state.asking === null ? null : askingView(state.asking),
    cities: Object.fromEntries(cityIds.map((id, city) => [id, cityView(state, city)])) as Readonly<
      Record<CityId, CityView>
    >,
    limbo: byDay(state.limbo),
    tracks: { loyalist: tracks[0], restorationist: tracks[1] },
    players: byDay(seatsOf(state).map(seat => playerView(state, seat))),
    gone: state.gone.map(idOf),
    zombies: {
      stock: state.zombieStock,
      purged: state.purged,
      undead: { zombies: day(undead.zombies), vampires: day(undead.vampires) },
    },
    ending: state.ending,
    agenda: state.agenda,
    stall: { quiet: state.quiet, stirred: state.stirred },
    storedIn: state.storedIn,
    steps: state.steps,
    clock: { bank: state.bank, since: state.since, handed: state.handed, pausedUntil: state.pausedUntil },
    preset: null,
    outcome: resultOf(state) ?? null,
  };
}

function askingView(asking: Asking): AskingView {
  const player = dayOf(asking.player);
  if (asking.for === 'reveal') return { player, for: 'reveal' };
  if (asking.for === 'reinforce') return { player, for: 'reinforce', agents: asking.agents };
  const { kind, by, city, victim, card } = asking.attack;
  const attack = { kind, by: dayOf(by), city: must(cityIds, city), victim: dayOf(victim), card: idOf(card) };
  return { player, for: asking.for, attack };
}

const idOrNull = (card: number | null) => (card === null ? null : idOf(card));

function cityView(state: State, city: number): CityView {
  const top = must(state.tops, city);
  return {
    top: idOrNull(top),
    pile: must(state.piles, city).length + (top === null ? 0 : 1),
    buried: must(state.buried, city).length,
    royalty: idOrNull(must(state.royalty, city)),
    agents: some(must(state.agents, city)),
    cubes: some(must(state.cubes, city)),
    zombies: must(state.zombies, city),
  };
}

function playerView(state: State, seat: Seat): PlayerView {
  const draw = must(state.draws, seat);
  const area = must(state.areas, seat);
  return {
    score: scoreOf(state, seat),
    sanity: must(state.sanity, seat),
    cubes: must(state.cubeSupply, seat),
    agents: must(state.agentSupply, seat),
    hand: must(state.hands, seat).length,
    draw: draw.length,
    concealed: must(state.concealed, seat).map(idOf),
    discard: must(state.discards, seat).map(idOf),
    area: area.map(kept => idOf(kept.card)),
    boxes: area.map(({ victim }) => (victim === null ? null : dayOf(victim))),
    stored: must(state.stored, seat),
    sources: must(state.sources, seat).map(sourceView),
    identity: identityFor(state, seat, 'audience'),
    changed: must(state.changed, seat),
    revealed: must(state.revealed, seat) !== null,
    looked: Object.keys(must(state.known, seat)).map(other => dayOf(Number(other))),
  };
}

const sourceView = ({ card, points, faction, victim }: PointSource): SourceView => ({
  card: idOf(card),
  points,
  faction,
  victim: victim === null ? null : dayOf(victim),
});

/** The viewer's own, what was revealed, what the viewer has looked at, and everything once the game is over. */
export function identityFor(state: State, seat: Seat, viewer: Viewer): PlayerView['identity'] {
  if (state.phase === 'over') return factionNow(state, seat);
  const shown = must(state.revealed, seat);
  if (shown !== null) return shown;
  if (viewer === seat) return unseal(must(state.identities, seat));
  const seen = viewer === 'audience' ? undefined : must(state.known, viewer)[seat];
  return seen === undefined ? null : unseal(seen);
}
