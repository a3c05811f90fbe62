/** The part of a session that this needs. */
interface SightSession {
  readonly connection: { readonly type: string };
  readonly table: { readonly view: { readonly match: { readonly id: string } | null } } | undefined;
  readonly match: { readonly id: string } | undefined;
  onChange(listener: () => void): () => void;
}

/**
 * Resolves when the table can be shown, and the match too if one runs. Also resolves when the connection is closed for
 * good.
 */
export function inSight(session: SightSession): Promise<void> {
  const isThere = (): boolean => {
    const { connection, table, match } = session;
    if (connection.type === 'closed') return true;
    return table !== undefined && (table.view.match === null || table.view.match.id === match?.id);
  };
  if (isThere()) return Promise.resolve();
  return new Promise(resolve => {
    const stop = session.onChange(() => {
      if (!isThere()) return;
      stop();
      resolve();
    });
  });
}
