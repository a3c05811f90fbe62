import type { QuickWord, TableCommand } from '@lamplight/contract/wire';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../parts/announce/toasts.ts';
import type { Session } from '../../session/session.ts';
import { refusalOf } from '../refusals.ts';

export type UnansweredLine = { readonly key: number } & ({ readonly text: string } | { readonly word: QuickWord });

let count = 0;

/** My text is shown as unsent until the server has it, or refuses it [UX-23]. */
export function useSaying(session: Session) {
  const intl = useIntl();
  const [unheard, setUnheard] = useState<readonly UnansweredLine[]>([]);
  const ask = async (command: TableCommand, shown: UnansweredLine): Promise<boolean> => {
    setUnheard(all => [...all, shown]);
    try {
      const answer = await session.ask(command);
      if (!answer.done) showToast({ text: intl.formatMessage({ id: refusalOf(answer.refused) }) });
      return answer.done;
    } catch {
      return false;
    } finally {
      setUnheard(all => all.filter(each => each !== shown));
    }
  };
  count += 1;
  return {
    unheard,
    say: (text: string) => ask({ type: 'say', text }, { key: count, text }),
    sayQuickly: (word: QuickWord) => void ask({ type: 'say quickly', word }, { key: count, word }),
  };
}
