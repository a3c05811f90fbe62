import { createNotifier } from '../store/store.ts';

/** The tables this browser has been at, with their tokens. */
export type MyTable = {
  readonly code: string;
  readonly token: string;
  readonly game: string;
  /** When it was last looked at, in milliseconds since 1970. */
  readonly seen: number;
};

const key = 'lamplight.tables';
/** Older ones are forgotten by the server too. */
const most = 30;
/** For a browser that stores nothing: lasts as long as the page is open. */
const unkept = new Map<string, MyTable>();
const changes = createNotifier();
let known: readonly MyTable[] | undefined;

function read(): readonly MyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTable) : [];
  } catch {
    return [...unkept.values()];
  }
}

const isTable = (value: unknown): value is MyTable => {
  const { code, token, game, seen } = (value ?? {}) as Partial<Record<keyof MyTable, unknown>>;
  return [code, token, game].every(each => typeof each === 'string') && typeof seen === 'number';
};

function write(tables: readonly MyTable[]): void {
  known = tables.toSorted((one, other) => other.seen - one.seen).slice(0, most);
  unkept.clear();
  for (const table of known) unkept.set(table.code, table);
  try {
    localStorage.setItem(key, JSON.stringify(known));
  } catch {
    // Then it lasts until the page is closed.
  }
  changes.notify();
}

/** The most recent first. */
export function myTables(): readonly MyTable[] {
  known ??= read();
  return known;
}

/** Reads storage each time: another tab may have left the table meanwhile. */
export const isMine = (code: string): boolean => read().some(table => table.code === code);

export function onMyTables(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key) return;
    known = undefined;
    listener();
  };
  const stop = changes.onChange(listener);
  addEventListener('storage', hear);
  return () => {
    stop();
    removeEventListener('storage', hear);
  };
}

/** The token for a table: the known one, or a new one. A new one is stored once the person has joined. */
const fresh = new Map<string, string>();
export function tokenFor(code: string): string {
  // Another tab may have joined meanwhile.
  known = read();
  const kept = known.find(table => table.code === code)?.token ?? fresh.get(code);
  if (kept !== undefined) return kept;
  const token = newSecret();
  fresh.set(code, token);
  return token;
}

export function remember(code: string, game: string): void {
  keepTable({ code, token: tokenFor(code), game, seen: Date.now() });
}

export function keepTable(kept: MyTable): void {
  write([...read().filter(({ code }) => code !== kept.code), kept]);
}

/** Keeps the token in memory while the page is open: the connection that is still open uses it. */
export function forget(code: string): void {
  fresh.set(code, tokenFor(code));
  write(read().filter(table => table.code !== code));
}

/** 128 random bits. */
export const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
