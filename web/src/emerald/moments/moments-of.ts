/** What is worth everybody's attention for a moment: a die, an identity, an end that is near, my turn. */
import {
  type CardId,
  type Day,
  dieFaces,
  type Ending,
  type Faction,
  madFaces,
  quietRounds,
  royaltyOf,
  type Told,
  type View,
} from '@lamplight/emerald/public';

export interface RevealedIdentity {
  readonly day: Day;
  readonly faction: Faction;
  readonly cause: 'sanity' | 'agents' | 'heart';
}

export type EmeraldMoment =
  | {
      readonly type: 'sanity';
      readonly day: Day;
      readonly madness: boolean;
      /** Sanity tokens left. */
      readonly left: number;
      /** The card that caused the roll. */
      readonly cause: CardId | undefined;
      /** Which of the six faces lies up, from 0. The last three are madness. */
      readonly face: number;
      readonly isMine: boolean;
    }
  | { readonly type: 'reveal'; readonly shown: readonly RevealedIdentity[]; readonly ends: boolean }
  | { readonly type: 'ending'; readonly ending: Ending }
  | { readonly type: 'last-chance' }
  | { readonly type: 'turn' };

/** The next round may be the last [EM-CARD-STALL-3]. */
const lastChance = quietRounds - 1;

/** The moments of one step, in the order in which they are shown. `view` is the view after it. */
export function momentsOf(told: readonly Told[], view: View, step: number): readonly EmeraldMoment[] {
  const found: EmeraldMoment[] = told.flatMap(each => (each.type === 'rolled' ? rolled(each, told, view, step) : []));
  const shown = told.flatMap(each => (each.type === 'revealed' ? shownIn(each, told, view) : []));
  // Several reveals at once stand side by side [EM-REVEAL-5].
  if (shown.length > 0)
    found.push({ type: 'reveal', shown, ends: shown.some(({ faction }) => faction === 'restorationist') });
  for (const each of told) {
    if (each.type === 'reached') found.push({ type: 'ending', ending: each.ending });
    if (each.type === 'began-round' && each.quiet >= lastChance && view.phase !== 'over')
      found.push({ type: 'last-chance' });
  }
  if (beginsMyTurn(told, view)) found.push({ type: 'turn' });
  return found;
}

/** My turn has begun with this step. Also true for the first turn, which nobody hands over. */
export function beginsMyTurn(told: readonly Told[], view: View): boolean {
  if (view.me === null || view.phase === 'over' || view.turn.player !== view.me) return false;
  return told.some(each => (each.type === 'turned' && each.to === view.me) || each.type === 'began-play');
}

/** It stays until a tap, because it changes what I must think about. */
export const waits = (moment: EmeraldMoment): boolean =>
  moment.type === 'reveal' || (moment.type === 'sanity' && moment.isMine);

function rolled(
  { by, madness }: Extract<Told, { type: 'rolled' }>,
  told: readonly Told[],
  view: View,
  step: number,
): EmeraldMoment {
  return {
    ...{ type: 'sanity', day: by, madness, cause: causeIn(told), isMine: by === view.me },
    left: view.players[by]?.sanity ?? 0,
    face: (madness ? madFaces : 0) + (step % (dieFaces - madFaces)),
  };
}

/** The monster claimed, the royalty killed or hidden, the text that made somebody roll. */
function causeIn(told: readonly Told[]): CardId | undefined {
  for (const each of told) {
    if (each.type === 'took') return each.card;
    if (each.type === 'royalty-went') return royaltyOf(each.city);
  }
  const acted = told.find(each => each.type === 'acted');
  return acted?.type === 'acted' && acted.move.type === 'text' ? acted.move.card : undefined;
}

function shownIn(
  { of: day, faction }: Extract<Told, { type: 'revealed' }>,
  told: readonly Told[],
  view: View,
): RevealedIdentity {
  const changed = told.some(each => each.type === 'changed-heart' && each.by === day);
  const cause = changed ? 'heart' : (view.players[day]?.sanity ?? 0) === 0 ? 'sanity' : 'agents';
  return { day, faction, cause };
}
