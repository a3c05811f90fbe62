/** What a card can do. Each verb makes events, and sees the state left by the verb before it. */
import { type Instant, must, type Random, type Seat, type Secret, seal, unseal } from '@lamplight/contract';
import { type CardNo, isRoyalty, numberOf, rowOf } from '../cards.ts';
import type { Event } from '../events.ts';
import { fold, twin } from '../evolve.ts';
import { agentsOnBoard, cubesAt, owns, seatsOf } from '../scores.ts';
import type { AgentPlace, Attack, CubePlace, State, Task } from '../state.ts';
import { type City, type Ending, type Faction, sanityTokens, trackTop } from '../words.ts';

const blackHand = numberOf('the-black-hand');

/** A decision in progress: the state so far, what has happened, and what is still to be done. */
export class Work {
  readonly state: State;
  readonly events: Event[] = [];
  readonly random: Random;
  agenda: Task[];
  /** Players who have just lost their last agent or token and are not yet revealed. */
  exposed: Seat[] = [];

  /** The state before the decision, and its time. */
  readonly start: State;
  readonly at: Instant;

  constructor(state: State, random: Random, at: Instant) {
    this.start = state;
    this.at = at;
    this.state = twin.copy(state);
    this.random = random;
    this.agenda = [...state.agenda];
  }

  emit(event: Event): void {
    this.events.push(event);
    fold(this.state, event);
  }

  /** Done next, before what was planned earlier. */
  plan(...tasks: readonly Task[]): void {
    this.agenda.unshift(...tasks);
  }

  agents(of: Seat, from: AgentPlace, to: AgentPlace, count = 1): void {
    if (count > 0) this.emit({ type: 'agents', of, from, to, count });
  }

  /** Moves up to this many from the supply into the city. */
  deploy(of: Seat, city: City, count: number): void {
    this.agents(of, 'supply', city, Math.min(count, must(this.state.agentSupply, of)));
  }

  /** An agent leaves the board; if it was the last one, its owner will have to reveal [EM-REVEAL-1]. */
  lose(of: Seat, city: City, to: 'supply' | 'box', count = 1): void {
    this.agents(of, city, to, count);
    if (count > 0 && agentsOnBoard(this.state, of) === 0) this.expose(of);
  }

  /** An agent dies; on a card with a box it stays there and scores [EM-KILL-4]. */
  kill({ by, city, victim, card }: Attack): void {
    const box = rowOf(card).kill_box_vp;
    if (box > 0) {
      this.emit({ type: 'boxed', by, card, victim });
      this.score(by, card, box, 'loyalist', victim);
    }
    this.lose(victim, city, box > 0 ? 'box' : 'supply');
  }

  expose(seat: Seat): void {
    if (must(this.state.revealed, seat) === null && !this.exposed.includes(seat)) this.exposed.push(seat);
  }

  cubes(of: Seat, from: CubePlace, to: CubePlace, count: number): void {
    if (count > 0) this.emit({ type: 'cubes', of, from, to, count });
  }

  /** The own cubes of the city go to Limbo, all others' to their supplies [EM-CLAIM-5, EM-KILL-6]. */
  clear(city: City, by: Seat): void {
    for (const seat of seatsOf(this.state)) {
      this.cubes(seat, city, seat === by ? 'limbo' : 'supply', cubesAt(this.state, city, seat));
    }
  }

  score(by: Seat, card: CardNo, points: number, faction: Faction | 'neutral', victim: Seat | null = null): void {
    if (points !== 0) this.emit({ type: 'scored', by, source: { card, points, faction, victim } });
  }

  /** Moves the markers up, never past the top [EM-TRACK-1]. */
  mark(loyalist: number, restorationist: number): void {
    const [l, r] = this.state.tracks;
    const tracks = [Math.min(trackTop, l + loyalist), Math.min(trackTop, r + restorationist)] as const;
    if (tracks[0] !== l || tracks[1] !== r) this.emit({ type: 'marked', tracks });
  }

  /** Draws this many, reshuffling the discard pile if the deck is empty [EM-TURN-2]. */
  draw(by: Seat, count: number): void {
    for (let left = count; left > 0; ) {
      if (must(this.state.draws, by).length === 0) {
        const discard = must(this.state.discards, by);
        if (discard.length === 0) return;
        this.emit({ type: 'reshuffled', by, deck: this.random.shuffle(discard).map(card => seal(card)) });
      }
      const cards: readonly Secret<CardNo>[] = must(this.state.draws, by).slice(0, left);
      this.emit({ type: 'drew', by, cards });
      left -= cards.length;
    }
  }

  play(by: Seat, cards: readonly CardNo[], to: 'discard' | 'area' | 'gone'): void {
    if (cards.length > 0) this.emit({ type: 'played', by, cards, to });
  }

  /** The face-up card of the pile, as in a claim [EM-CLAIM-4 to EM-CLAIM-8]. */
  take(by: Seat, city: City): void {
    const card = must(this.state.tops, city);
    if (card === null) return;
    const { vp, vp_faction, sanity, agents } = rowOf(card);
    this.emit({ type: 'took', city, by });
    this.turnUp(city);
    this.clear(city, by);
    this.deploy(by, city, agents);
    this.score(by, card, vp, vp_faction);
    if (sanity > 0) this.plan({ do: 'roll', seat: by, city: null });
  }

  /** The next card of the pile; royalty goes to its space and the one after it is turned up [EM-SETUP-2]. */
  turnUp(city: City): void {
    for (let [next] = must(this.state.piles, city); next !== undefined; [next] = must(this.state.piles, city)) {
      const card = unseal(next);
      if (!isRoyalty(card)) {
        this.emit({ type: 'turned-up', city, card });
        return;
      }
      this.emit({ type: 'royalty-came', city, card });
    }
  }

  /** Royalty into the scoring area; what the Black Hand gives comes with it [EM-CARD-THE-BLACK-HAND-2]. */
  takeRoyalty(by: Seat, city: City, faction: Faction): void {
    const card = must(this.state.royalty, city);
    if (card === null) return;
    this.emit({ type: 'royalty-went', city, by });
    this.score(by, card, rowOf(card).vp, faction);
    if (owns(this.state, by, blackHand)) this.score(by, blackHand, 2, 'restorationist');
  }

  /** Sanity tokens back to all three. */
  heal(of: Seat): void {
    if (must(this.state.sanity, of) < sanityTokens) this.emit({ type: 'healed', of });
  }

  peek(by: Seat, of: Seat): void {
    this.emit({ type: 'peeked', by, of, found: must(this.state.identities, of) });
  }

  /** A player who is already revealed is revealed anew, as a Restorationist [EM-CARD-CHANGE-OF-HEART-3]. */
  changeHeart(by: Seat): void {
    this.emit({ type: 'changed-heart', by });
    if (must(this.state.revealed, by) !== null) this.plan({ do: 'show', seats: [by] });
  }

  /** The cards leave the game wherever their owners have them; then hand cards are replaced [EM-CARD-SOCIETY-OF-LEOPOLD-2]. */
  purge(names: readonly ('zombies' | 'vampires')[]): void {
    const short = names.flatMap(name => this.#purgeOne(name));
    for (const seat of short) this.draw(seat, 1);
  }

  /** Returns the owner if it was in the hand. */
  #purgeOne(name: 'zombies' | 'vampires'): readonly Seat[] {
    const of = this.state.undead[name];
    if (of === null) return [];
    const card = numberOf(name);
    const inHand = must(this.state.hands, of).some(each => unseal(each) === card);
    const inDraw = must(this.state.draws, of).some(each => unseal(each) === card);
    const zone = inHand ? 'hand' : inDraw ? 'draw' : must(this.state.discards, of).includes(card) ? 'discard' : 'area';
    this.emit({ type: 'purged', of, card, zone });
    return inHand ? [of] : [];
  }

  /** A text that ends the game is complete with it: its card is put away [EM-CARD-GEN-3]. */
  end(because: Ending): void {
    for (const task of this.agenda) {
      if (task.do === 'stow') this.emit({ type: 'stowed', by: task.seat, card: task.card, to: task.to });
    }
    this.agenda = [];
    this.exposed = [];
    this.emit({ type: 'ended', because });
  }
}
