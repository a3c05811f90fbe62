/** As much of a session as this needs. */
interface Line {
  readonly connection: { readonly type: string };
  readonly table: { readonly view: { readonly match: { readonly id: string } | null } } | undefined;
  readonly match: { readonly id: string } | undefined;
  onChange(listener: () => void): () => void;
}

/** When there is something to show of a table, and of the match if one runs; or when there is nothing more to hear. */
export function inSight(session: Line): Promise<void> {
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
