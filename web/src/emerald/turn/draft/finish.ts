/** Whether a draft can become a move, and which rule prevents it. */
import { type Move, nearnessOf, type Rule, type View } from '@lamplight/emerald/public';
import { acts, isEmpty, type MissingPick, type TurnAct, type TurnDraft } from './draft.ts';
import { recipes } from './recipes/index.ts';
import type { TurnSight } from './sight.ts';
import { sightOf } from './sight.ts';

/** Whether some legal move contains everything chosen. */
export function canFinish(sight: TurnSight, draft: TurnDraft): boolean {
  if (draft.act === null) return draft.cards.length === 0 || actsFor(sight, draft).length > 0;
  for (const move of recipes[draft.act].completions(sight, draft)) if (sight.judge(move) === undefined) return true;
  return false;
}

/** What could be done with the chosen cards, whatever act is named. */
export const actsFor = (sight: TurnSight, { cards }: TurnDraft): readonly TurnAct[] =>
  acts.filter(act => {
    if (!cards.every(place => servesAt(sight, act, place))) return false;
    const needed = recipes[act].takesOneCard ? 1 : cards.length;
    return cards.length <= needed && canFinish(sight, { act, cards, picks: [] });
  });

export const servesAt = ({ hand }: TurnSight, act: TurnAct, place: number): boolean => {
  const card = hand[place];
  return card !== undefined && recipes[act].serves(card);
};

/** Discarding is always possible, so a tap on a card never means it. */
const isMeant = (act: TurnAct): boolean => act !== 'discard';

/** The draft with its act: the one named, or the only one that the cards can serve. */
export function settled(sight: TurnSight, draft: TurnDraft): TurnDraft {
  if (draft.act !== null) return draft;
  if (sight.view.phase === 'placing') return { ...draft, act: 'place-agent' };
  if (draft.cards.length === 0) return draft;
  const [only, ...more] = actsFor(sight, draft).filter(isMeant);
  return only === undefined || more.length > 0 ? draft : { ...draft, act: only };
}

/** Trying more candidates than this tells nothing new. */
const enough = 600;

/** The rule that prevents the draft from ever becoming a move: the one that refuses the closest candidate. */
export function ruleAgainst(sight: TurnSight, draft: TurnDraft): Rule {
  const common = commonRule(sight);
  if (common !== undefined) return common;
  const { act } = draft;
  if (act === null) return 'EM-TURN-3';
  let nearest: Rule | undefined;
  let count = 0;
  for (const move of recipes[act].completions(sight, draft)) {
    const rule = sight.judge(move);
    if (rule !== undefined && (nearest === undefined || nearnessOf(rule) > nearnessOf(nearest))) nearest = rule;
    if (++count > enough) break;
  }
  return nearest ?? (sight.view.turn.actions === 0 && act !== 'text' ? 'EM-TURN-1' : recipes[act].rule);
}

/** Why no move of a turn is possible now: a question is open, the game is over, or it is another's turn. */
function commonRule({ view, me, judge }: TurnSight): Rule | undefined {
  const isOut = view.phase === 'over' || view.asking !== null || view.turn.player !== me;
  return isOut ? judge({ type: 'end-turn' }) : undefined;
}

export type DraftResult = { readonly move: Move } | { readonly missing: MissingPick };

/** The finished move, or what is still missing. A move that the judge refuses is never finished. */
export function moveOf(view: View, draft: TurnDraft): DraftResult {
  const sight = sightOf(view);
  const nothing: DraftResult = { missing: { what: 'act', count: 0 } };
  if (sight === undefined || (isEmpty(draft) && view.phase !== 'placing')) return nothing;
  const now = settled(sight, draft);
  if (now.act === null) return nothing;
  const said = recipes[now.act].said(sight, now);
  if ('missing' in said || sight.judge(said.move) === undefined) return said;
  return { missing: { what: 'cards', count: 0 } };
}
