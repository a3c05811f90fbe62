import { foresee } from '@lamplight/emerald/foresee';
import type { Move, View } from '@lamplight/emerald/public';
import type { SentenceId } from './turn-sentence.ts';

/** The label of the button that makes the move. */
export function verbOf(view: View, move: Move): { readonly id: SentenceId; readonly count: number } {
  switch (move.type) {
    case 'place': {
      const told = foresee(view, move)?.told ?? [];
      const count = told.reduce((sum, news) => (news.type === 'cubes' ? sum + news.count : sum), 0);
      return { id: 'emerald.turn.do.place', count };
    }
    case 'retrieve': {
      const count = Object.values(move.from).reduce((sum, each) => sum + (each ?? 0), 0);
      return { id: 'emerald.turn.do.retrieve', count };
    }
    case 'move':
      return { id: 'emerald.turn.do.move', count: move.moves.length };
    case 'discard':
      return { id: 'emerald.turn.do.discard', count: move.cards.length };
    case 'claim':
    case 'track':
    case 'assassinate':
    case 'text':
    case 'pass':
    case 'return':
    case 'place-agent':
      return { id: `emerald.turn.do.${move.type}`, count: 0 };
    default:
      return { id: 'emerald.turn.do.confirm', count: 0 };
  }
}
