/** Works off the agenda, until somebody has to be asked. */
import { must, type Seat } from '@lamplight/contract';
import { textAttackOf } from '../effects.ts';
import { factionNow } from '../outcome.ts';
import { agentsAt, agentsOnBoard, cubesAt, seatsAfter, seatsOf } from '../scores.ts';
import type { Asking, Task } from '../state.ts';
import { answerPause, dieFaces, madFaces } from '../words.ts';
import { maybeEnd } from './ending.ts';
import type { Work } from './verbs.ts';

export function run(work: Work): void {
  for (;;) {
    if (work.exposed.length > 0) planReveal(work);
    const task = work.agenda.shift();
    if (task === undefined) return;
    const asking = carryOut(work, task);
    if (asking === undefined) continue;
    work.emit({
      type: 'asked',
      asking,
      agenda: work.agenda,
      pausedUntil: asking.for === 'attack' ? work.at + answerPause : null,
    });
    return;
  }
}

/** Does one task; returns whom to ask if an answer must come first. */
function carryOut(work: Work, task: Task): Asking | undefined {
  const { state } = work;
  switch (task.do) {
    case 'attack':
      return agentsAt(state, task.attack.city, task.attack.victim) > 0
        ? { player: task.attack.victim, for: 'attack', attack: task.attack }
        : undefined;
    case 'strike': {
      const ofText = textAttackOf(task.attack.kind);
      if (ofText === undefined) work.kill(task.attack);
      else ofText.strike(work, task.attack);
      return undefined;
    }
    case 'parried':
      textAttackOf(task.attack.kind)?.parry?.(work, task.attack);
      return undefined;
    case 'ask-again':
      return { player: task.attack.by, for: 'zombies', attack: task.attack };
    case 'roll':
      roll(work, task.seat, task.city);
      return undefined;
    // A Restorationist is not asked. Decided only now: the agenda is public, so it must not show who is one.
    case 'ask-keep':
      return factionNow(state, task.seat) === 'loyalist' ? { player: task.seat, for: 'reveal' } : undefined;
    case 'show':
      show(work, task.seats);
      return undefined;
    case 'reinforce': {
      const agents = Math.min(3 - agentsOnBoard(state, task.seat), must(state.agentSupply, task.seat));
      return agents > 0 ? { player: task.seat, for: 'reinforce', agents } : undefined;
    }
    case 'clear-cubes':
      work.clear(task.city, task.by);
      return undefined;
    case 'zombies-rise':
      for (const city of task.cities) work.emit({ type: 'zombies', from: 'stock', to: city, count: 1 });
      return undefined;
    case 'destroy-city':
      destroy(work, task.city);
      return undefined;
    case 'stow':
      work.emit({ type: 'stowed', by: task.seat, card: task.card, to: task.to });
      return undefined;
    case 'finish':
      maybeEnd(work, task);
      return undefined;
  }
}

function roll(work: Work, seat: Seat, city: number | null): void {
  const madness = work.random.below(dieFaces) < madFaces;
  const tokens = must(work.state.sanity, seat);
  work.emit({ type: 'rolled', by: seat, madness });
  if (!madness || tokens === 0) return;
  if (city !== null && agentsAt(work.state, city, seat) > 0) work.lose(seat, city, 'supply');
  if (tokens === 1) work.expose(seat);
}

/** All of them are asked first, then all are shown together [EM-REVEAL-5]. */
function planReveal(work: Work): void {
  const order = [work.state.turn, ...seatsAfter(work.state, work.state.turn)];
  const seats = order.filter(seat => work.exposed.includes(seat));
  work.exposed = [];
  work.plan(...seats.map(seat => ({ do: 'ask-keep', seat }) as const), { do: 'show', seats });
}

function show(work: Work, seats: readonly Seat[]): void {
  const shown = seats.map(seat => ({ seat, faction: factionNow(work.state, seat) }));
  for (const { seat, faction } of shown) work.emit({ type: 'revealed', of: seat, faction });
  if (shown.some(({ faction }) => faction === 'restorationist')) work.end('reveal');
  else work.plan(...shown.map(({ seat }) => ({ do: 'reinforce', seat }) as const));
}

function destroy(work: Work, city: number): void {
  work.emit({ type: 'emptied', city });
  const { zombies } = work.state;
  if (must(zombies, city) > 0) work.emit({ type: 'zombies', from: city, to: 'stock', count: must(zombies, city) });
  for (const seat of seatsOf(work.state)) {
    work.cubes(seat, city, 'limbo', cubesAt(work.state, city, seat));
    work.lose(seat, city, 'supply', agentsAt(work.state, city, seat));
  }
}
