/** What the client needs from outside. Tests pass in their own; everybody else uses the real one. */
export interface World {
  /** Milliseconds that never go back. */
  now(): number;
  /** Calls `act` once after this many milliseconds. Returns how to cancel it. */
  after(wait: number, act: () => void): () => void;
  /** From 0 up to, but not including, 1. */
  random(): number;
  /** A new id for a command, unlike any other ever made. */
  id(): string;
  open(url: string): Socket;
  /** Calls when the network is back or somebody looks at the page again. Returns how to stop it. */
  onWake(listener: () => void): () => void;
}

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(kind: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The part of a browser's window or document that is used. Node has neither. */
interface Page {
  readonly document?: Page & { readonly visibilityState?: string };
  addEventListener?(kind: string, listener: () => void): void;
  removeEventListener?(kind: string, listener: () => void): void;
}

export const realWorld: World = {
  now: () => performance.now(),
  after: (wait, act) => {
    const timer = setTimeout(act, wait);
    return () => clearTimeout(timer);
  },
  random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  // Not `randomUUID`: a page not served over https has none.
  id: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join(''),
  open: url => new WebSocket(url),
  onWake: listener => {
    const page = globalThis as Page;
    const whenSeen = () => {
      if (page.document?.visibilityState === 'visible') listener();
    };
    page.addEventListener?.('online', listener);
    page.document?.addEventListener?.('visibilitychange', whenSeen);
    return () => {
      page.removeEventListener?.('online', listener);
      page.document?.removeEventListener?.('visibilitychange', whenSeen);
    };
  },
};
