import { foresee } from '@lamplight/emerald/foresee';
import type { Move, View } from '@lamplight/emerald/public';
import type { TurnAct, TurnDraft } from '../draft/draft.ts';
import { moveOf, settled } from '../draft/finish.ts';
import { ledgerOf } from '../draft/ledger.ts';
import { sightOf } from '../draft/sight.ts';
import { headOf } from './heads.ts';
import { outcomesOf } from './outcomes.ts';
import { cards, type TurnSentence } from './turn-sentence.ts';

/** What will happen, in whole sentences. For an unfinished draft, what it lacks. */
export function sentenceOf(view: View, draft: TurnDraft): readonly TurnSentence[] {
  const said = moveOf(view, draft);
  if ('missing' in said) {
    const { what, count } = said.missing;
    if (what === 'act') return [{ id: draft.cards.length > 0 ? 'emerald.turn.need.which' : 'emerald.turn.need.act' }];
    // A key of a message has no hyphen.
    const act = (actOf(view, draft) ?? 'none').replaceAll('-', '_');
    return [{ id: `emerald.turn.need.${what}`, values: { count, act } }];
  }
  const { move } = said;
  const seen = foresee(view, move);
  if (seen === undefined) return [];
  const head = { ...headOf(view, move, seen), isHead: true } as const;
  return [head, ...bombs(view, draft, move), ...outcomesOf(view, move, seen)];
}

/** Where the bombs come from, and why there may be more than needed [EM-KILL-2, EM-KILL-8]. */
function bombs(view: View, draft: TurnDraft, move: Move): readonly TurnSentence[] {
  const ledger = move.type === 'assassinate' ? ledgerOf(view, draft) : undefined;
  if (ledger === undefined || move.type !== 'assassinate') return [];
  const { needed, agents, worth, have } = ledger;
  const given = agents * worth;
  const over = have - needed;
  const lines: readonly TurnSentence[] = [
    { id: 'emerald.turn.out.bombs', values: { needed, agents, given } },
    ...(move.bombs.length > 0
      ? [{ id: 'emerald.turn.out.bombs-cards', values: { cards: cards(move.bombs), bombs: have - given } } as const]
      : []),
    ...(over > 0 && move.bombs.length > 0 ? [{ id: 'emerald.turn.out.over', values: { over } } as const] : []),
  ];
  return lines.map(line => ({ ...line, isInLedger: true }));
}

/** How many of the two actions the move takes. */
export function costOf(view: View, move: Move): number {
  const after = foresee(view, move)?.after;
  return after === undefined ? 0 : Math.max(0, view.turn.actions - after.turn.actions);
}

/** The act that is being composed, whether named or inferred. */
export function actOf(view: View, draft: TurnDraft): TurnAct | null {
  const sight = sightOf(view);
  return sight === undefined ? null : settled(sight, draft).act;
}
