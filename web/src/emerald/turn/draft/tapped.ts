import type { Rule, View } from '@lamplight/emerald/public';
import { noDraft, type Pick, type TurnAct, type TurnDraft, type TurnTap } from './draft.ts';
import { actsFor, canFinish, ruleAgainst, servesAt, settled } from './finish.ts';
import { recipes } from './recipes/index.ts';
import { aimingFor, textCardOf } from './recipes/text.ts';
import { sightOf, type TurnSight } from './sight.ts';

/** `unclear`: the cards can do several things, and the tap fits more than one. */
export type TapRefusal = Rule | 'unclear';
export type TapResult = { readonly draft: TurnDraft } | { readonly refused: TapRefusal };
/** The reason is computed only on demand: it takes far longer than the yes or no. */
type TapTrial = { readonly draft: TurnDraft } | { readonly refused: () => TapRefusal };

/** The draft after a tap on anything, or the rule that refuses it. */
export function tapped(view: View, draft: TurnDraft, tap: TurnTap): TapResult {
  const sight = sightOf(view);
  if (sight === undefined) return { refused: 'EM-TURN-1' };
  const next = tried(sight, draft, tap);
  return 'draft' in next ? next : { refused: next.refused() };
}

/** The draft after the tap. Undefined if it is refused. */
export function taken(sight: TurnSight, draft: TurnDraft, tap: TurnTap): TurnDraft | undefined {
  const next = tried(sight, draft, tap);
  return 'draft' in next ? next.draft : undefined;
}

function tried(sight: TurnSight, draft: TurnDraft, tap: TurnTap): TapTrial {
  switch (tap.type) {
    case 'clear':
      return { draft: noDraft };
    case 'back':
      return { draft: stepBack(draft) };
    case 'act':
      return actTapped(sight, draft, tap.act);
    case 'card':
      return cardTapped(sight, draft, tap.place);
    default:
      return pickTapped(sight, draft, tap);
  }
}

function stepBack({ act, cards, picks }: TurnDraft): TurnDraft {
  if (picks.length > 0) return { act, cards, picks: picks.slice(0, -1) };
  return cards.length > 0 ? { act, cards: cards.slice(0, -1), picks } : noDraft;
}

const kept = (sight: TurnSight, draft: TurnDraft): TapTrial =>
  canFinish(sight, draft) ? { draft } : { refused: () => ruleAgainst(sight, draft) };

/** Names an act. Cards and picks chosen before are kept as far as they serve it. */
function actTapped(sight: TurnSight, draft: TurnDraft, act: TurnAct): TapTrial {
  if (draft.act === act) return { draft: { act: null, cards: draft.cards, picks: [] } };
  const bare: TurnDraft = { act, cards: [], picks: [] };
  if (!canFinish(sight, bare)) return { refused: () => ruleAgainst(sight, bare) };
  const most = recipes[act].takesOneCard || act === 'text' ? 1 : draft.cards.length;
  const cards: number[] = [];
  for (const place of draft.cards) {
    const fits = cards.length < most && servesAt(sight, act, place);
    if (fits && canFinish(sight, { ...bare, cards: [...cards, place] })) cards.push(place);
  }
  const same: TurnDraft = { act, cards, picks: [] };
  const picks = draft.picks.reduce<readonly Pick[]>((held, pick) => {
    const more = recipes[act].pick?.(sight, { ...same, picks: held }, pick);
    return more !== undefined && canFinish(sight, { ...same, picks: more }) ? more : held;
  }, []);
  return { draft: { ...same, picks } };
}

function cardTapped(sight: TurnSight, draft: TurnDraft, place: number): TapTrial {
  if (draft.cards.includes(place)) return { draft: without(sight, draft, place) };
  const now = settled(sight, draft);
  if (now.act === null) return loose(sight, draft, place);
  const added = addedTo(sight, now, place);
  // The act was inferred, not named: the cards may mean another one.
  if ('refused' in added && draft.act === null) {
    const other = loose(sight, draft, place);
    if ('draft' in other) return other;
  }
  return 'draft' in added && draft.act === null && draft.picks.length === 0
    ? { draft: { ...added.draft, act: null } }
    : added;
}

/** Without a card some picks may fit nothing any more. They are dropped too. */
function without(sight: TurnSight, draft: TurnDraft, place: number): TurnDraft {
  const isText = draft.act === 'text' && draft.cards[0] === place;
  const cards = isText ? [] : draft.cards.filter(each => each !== place);
  const less: TurnDraft = { ...draft, cards, picks: isText ? [] : draft.picks };
  return canFinish(sight, less) ? less : { ...less, picks: [] };
}

/** Cards without an act: some act must be able to use them all. Discarding does not count. */
function loose(sight: TurnSight, draft: TurnDraft, place: number): TapTrial {
  const more: TurnDraft = { act: null, cards: [...draft.cards, place], picks: [] };
  const fitting = actsFor(sight, more);
  const isMeant = more.cards.length === 1 || fitting.some(act => act !== 'discard');
  if (fitting.length > 0 && isMeant) return { draft: more };
  const now = settled(sight, draft);
  return { refused: () => (now.act === null ? ruleAgainst(sight, more) : refusalOf(sight, now, place)) };
}

function addedTo(sight: TurnSight, draft: TurnDraft, place: number): TapTrial {
  const { act } = draft;
  if (act === null) return { refused: () => 'EM-TURN-3' };
  if (act === 'text') return textCardTapped(sight, draft, place);
  if (!servesAt(sight, act, place)) return { refused: () => refusalOf(sight, draft, place) };
  const cards = recipes[act].takesOneCard ? [place] : [...draft.cards, place];
  return kept(sight, { ...draft, cards });
}

const refusalOf = (sight: TurnSight, draft: TurnDraft, place: number): Rule =>
  draft.act !== null && !servesAt(sight, draft.act, place)
    ? recipes[draft.act].rule
    : ruleAgainst(sight, { ...draft, cards: [...draft.cards, place] });

/** Another text replaces the first, unless the first one takes cards. */
function textCardTapped(sight: TurnSight, draft: TurnDraft, place: number): TapTrial {
  const card = textCardOf(sight, draft);
  if (card !== undefined && aimingFor(card)?.takesCards)
    return kept(sight, { ...draft, cards: [...draft.cards, place] });
  if (!servesAt(sight, 'text', place)) return { refused: () => 'EM-TEXT-1' };
  return kept(sight, { act: 'text', cards: [place], picks: [] });
}

function pickTapped(sight: TurnSight, draft: TurnDraft, pick: Pick): TapTrial {
  const now = settled(sight, draft);
  if (now.act !== null) return picked(sight, now, now.act, pick);
  if (draft.cards.length === 0) return { draft };
  const open = actsFor(sight, draft)
    .map(act => picked(sight, draft, act, pick))
    .filter(each => 'draft' in each);
  const [only, ...more] = open;
  if (only !== undefined && more.length === 0) return only;
  return { refused: () => (only === undefined ? 'EM-TURN-3' : 'unclear') };
}

function picked(sight: TurnSight, draft: TurnDraft, act: TurnAct, pick: Pick): TapTrial {
  const recipe = recipes[act];
  const picks = recipe.pick?.(sight, { ...draft, act }, pick);
  if (picks !== undefined) return kept(sight, { ...draft, act, picks });
  if (recipe.pick === undefined) return { refused: () => recipe.rule };
  const isBare = act === 'text' && textCardOf(sight, draft) === undefined;
  return { refused: () => (isBare ? 'EM-TEXT-1' : ruleAgainst(sight, { ...draft, act })) };
}
