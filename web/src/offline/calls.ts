/** A notification from the server to a device that is away: it is their turn at a table. */
export type PushNotification = {
  readonly table: string;
  readonly title: string;
  readonly text: string;
  readonly language: string;
};

/** Undefined for anything else: a push service may send anything. */
export function callIn(data: unknown): PushNotification | undefined {
  const { table, title, text, language } = (data ?? {}) as Partial<Record<keyof PushNotification, unknown>>;
  const texts = [title, text, language];
  if (typeof table !== 'string' || !/^[A-Z]{6}$/.test(table) || !texts.every(each => typeof each === 'string'))
    return undefined;
  return { table, title, text, language } as PushNotification;
}

export const addressOf = (table: string): string => `/t/${table}`;

/** The part of a browser window that matters here. */
type Window = { readonly url: string; readonly visibilityState?: string };

const isAt = ({ url }: Window, table: string): boolean =>
  new URL(url).pathname.toUpperCase() === addressOf(table).toUpperCase();

/** Whether somebody looks at the table already. */
export const isSeen = (windows: readonly Window[], table: string): boolean =>
  windows.some(window => isAt(window, table) && window.visibilityState === 'visible');

/** The window with the table. If there is none, the caller opens a new one. */
export const windowOf = <One extends Window>(windows: readonly One[], table: string): One | undefined =>
  windows.find(window => isAt(window, table));
