/**
 * For developers of a game, never for players: see CONTRIBUTING.md. Its words are English, in no catalogue. The built
 * pages must not contain it: web/test/debug-panel.test.ts looks for its title there.
 */
import { useState } from 'react';
import { routeOf, usePath } from '../route.ts';
import { askDebug } from './ask.ts';
import type { DebugAsk, DebugTable } from './asks.ts';
import styles from './panel.module.css';
import { SeatPanel } from './seat-panel.tsx';
import { sitDown } from './sit-down.ts';

const second = 1_000;
const jumps = [
  { label: '+10 s', by: 10 * second },
  { label: '+1 min', by: 60 * second },
  { label: '+1 h', by: 3_600 * second },
  { label: '+1 day', by: 86_400 * second },
];
const openKey = 'lamplight.debug';

export function Panel({ first }: { readonly first: readonly DebugTable[] }) {
  const [tables, setTables] = useState(first);
  const [said, say] = useState('');
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(openKey) !== 'closed');
  const route = routeOf(usePath());
  const table = route.page === 'table' ? tables.find(({ code }) => code === route.code) : undefined;

  const ask = async (what: DebugAsk): Promise<readonly DebugTable[]> => {
    const answer = await askDebug(what);
    if ('wrong' in answer) {
      say(answer.wrong);
      return tables;
    }
    if (answer.move !== undefined) say(answer.move === null ? 'Nothing to do.' : `Did ${JSON.stringify(answer.move)}`);
    return answer.tables;
  };
  const askAndShow = async (what: DebugAsk) => setTables(await ask(what));
  /** The page takes its identity from the token and its time from the connection. Both are renewed by a reload. */
  const askAndReload = async (what: DebugAsk) => {
    const changed = await ask(what);
    if (changed === tables) return;
    for (const each of changed) sitDown(each);
    location.reload();
  };

  return (
    <aside className={styles.panel} aria-label="Lamplight debug panel">
      <details
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          sessionStorage.setItem(openKey, open ? 'open' : 'closed');
          setOpen(open);
        }}
      >
        <summary>Debug</summary>
        {table === undefined ? (
          <nav className={styles.row}>
            {tables.map(({ code, game }) => (
              <a key={code} href={`/t/${code}`}>
                {game} {code}
              </a>
            ))}
          </nav>
        ) : (
          <>
            <div className={styles.row}>
              {table.tokens.map((token, seat) => (
                <button
                  key={token}
                  type="button"
                  aria-pressed={seat === table.mine}
                  onClick={() => void askAndReload({ type: 'sit', code: table.code, seat })}
                >
                  Sit at {seat}
                </button>
              ))}
            </div>
            <div className={styles.row}>
              {table.tokens.map((token, seat) => (
                <button
                  key={token}
                  type="button"
                  onClick={() => void askAndShow({ type: 'step bot', code: table.code, seat })}
                >
                  Step bot {seat}
                </button>
              ))}
              <label>
                <input
                  type="checkbox"
                  checked={table.isRunning}
                  onChange={({ currentTarget: { checked } }) =>
                    void askAndShow({ type: 'run bots', code: table.code, is: checked })
                  }
                />
                Bots play
              </label>
            </div>
            <div className={styles.row}>
              {jumps.map(({ label, by }) => (
                <button key={label} type="button" onClick={() => void askAndReload({ type: 'move clock', by })}>
                  {label}
                </button>
              ))}
            </div>
            <output className={styles.said}>{said}</output>
            <SeatPanel code={table.code} token={table.tokens[table.mine] ?? ''} say={say} />
          </>
        )}
      </details>
    </aside>
  );
}
