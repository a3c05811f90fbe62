/**
 * What a seat believes of the others' factions, from what everybody could see. By Bayes: each sign that a player gives
 * makes one faction more likely, by a weight learnt from matches between bots; what is known is certain; and the
 * identity cards are counted. It is a fold: the memory of what was seen is all it needs.
 */
import { type Day, days, type Faction, type PlayerView, type Told, type View } from '@lamplight/emerald/public';
import { type BeliefScene, sceneAfter, sceneOf, signsIn } from './belief-acts.ts';
import { type HeldIdentity, rebelsAmong } from './belief-counting.ts';
import { nothing, type SignEvidence, withSeen } from './belief-signs.ts';
import { weights } from './belief-weights.ts';

type ByDay<T> = Readonly<Partial<Record<Day, T>>>;

export interface Memory {
  /** What each player did, as signs of the side that the player is on now. */
  readonly evidence: ByDay<SignEvidence>;
  readonly scene: BeliefScene | undefined;
  /** The evidence before each step of this turn: a step may be taken back. */
  readonly before: readonly ByDay<SignEvidence>[];
}

export const nothingSeen: Memory = { evidence: {}, scene: undefined, before: [] };

/** However clear it looks, people bluff: no belief goes beyond nineteen in twenty. */
const surest = Math.log(19);

export function remember(
  memory: Memory,
  { view, told }: { readonly view: View; readonly told: readonly Told[] },
): Memory {
  let { evidence, before } = memory;
  let scene = memory.scene ?? sceneOf(view);
  for (const each of told) {
    if (each.type === 'acted') before = [...before, evidence];
    if (each.type === 'turned') before = [];
    if (each.type === 'undone') {
      evidence = before.at(-1) ?? evidence;
      before = before.slice(0, -1);
    }
    const found = signsIn(each, scene, day => 2 * suspicionOf(evidence, view, day) - 1);
    if (each.type === 'changed-heart') evidence = { ...evidence, [each.by]: turned(evidence[each.by] ?? nothing) };
    if (found !== undefined)
      evidence = { ...evidence, [found.of]: withSeen(evidence[found.of] ?? nothing, found.seen) };
    scene = sceneAfter(scene, each);
  }
  // What is not told, such as the first deal, is read from the view.
  return { evidence, before, scene: { ...sceneOf(view), doing: scene.doing } };
}

/** After a Change of Heart, what spoke for one side speaks for the other. */
const turned = (evidence: SignEvidence): SignEvidence => evidence.map(often => -often);

/** By seat, the chance that its player is a Restorationist. */
export function suspicionIn({ evidence }: Memory, view: View): readonly number[] {
  const seated = days.filter(day => view.players[day] !== undefined);
  return rebelsAmong(seated.map(day => heldBy(evidence, view, day)));
}

function suspicionOf(evidence: ByDay<SignEvidence>, view: View, day: Day): number {
  const [chance = 0.5] = rebelsAmong([heldBy(evidence, view, day)]);
  return chance;
}

function heldBy(evidence: ByDay<SignEvidence>, view: View, day: Day): HeldIdentity {
  const player = view.players[day];
  if (player === undefined) return { card: undefined, changed: false, lean: 0 };
  return { card: cardOf(player, view, day), changed: player.changed, lean: leanOf(evidence[day] ?? nothing) };
}

const other = (faction: Faction): Faction => (faction === 'loyalist' ? 'restorationist' : 'loyalist');

/** The identity card as it was dealt. A revealed one shows the current side instead. */
function cardOf({ identity, changed, revealed }: PlayerView, view: View, day: Day): Faction | undefined {
  // Only a Loyalist is asked whether to stay one, so the question itself tells.
  if (view.asking?.for === 'reveal' && view.asking.player === day) return changed ? 'restorationist' : 'loyalist';
  const isNow = revealed || view.phase === 'over';
  return identity !== null && isNow && changed ? other(identity) : (identity ?? undefined);
}

function leanOf(evidence: SignEvidence): number {
  const sum = weights.reduce((total, weight, n) => total + weight * (evidence[n] ?? 0), 0);
  return Math.max(-surest, Math.min(surest, sum));
}
