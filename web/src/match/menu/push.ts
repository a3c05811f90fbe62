/**
 * Notifications when it is one's turn: the browser's permission and the server's subscription. One subscription serves
 * all tables.
 */
import { tokenFor } from '../../session/my-tables.ts';
import { createNotifier } from '../../store/store.ts';

/** `failed`: it was wanted, and the browser or the server did not answer. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on' | 'failed';

const key = 'lamplight.push';
const changes = createNotifier();
let failed: string | undefined;

function tables(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function keep(codes: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(codes.slice(-30)));
  } catch {
    // It works on the server all the same. Only this browser will not know that it is on.
  }
  changes.notify();
}

const isSupported = (): boolean =>
  navigator.serviceWorker !== undefined && 'PushManager' in globalThis && 'Notification' in globalThis;

export function pushState(code: string): PushState {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (failed === code) return 'failed';
  return Notification.permission === 'granted' && tables().includes(code) ? 'on' : 'off';
}

export const onPush = changes.onChange;

/** Makes the browser ask the person, so call it only after a tap. */
export async function startPush(code: string, language: string): Promise<void> {
  failed = undefined;
  try {
    if ((await Notification.requestPermission()) !== 'granted') return changes.notify();
    await tellServer(code, language);
    keep([...tables().filter(each => each !== code), code]);
  } catch {
    failed = code;
    changes.notify();
  }
}

/** Called at every visit: a browser changes its push address now and then, and a server may have lost it. */
export async function renewPush(code: string, language: string): Promise<void> {
  if (pushState(code) !== 'on') return;
  await tellServer(code, language).catch(() => undefined);
}

export async function stopPush(code: string): Promise<void> {
  failed = undefined;
  const others = tables().filter(each => each !== code);
  keep(others);
  try {
    await ask(code, { method: 'DELETE' });
    if (others.length > 0) return;
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The server finds out when it next sends a notification here.
  }
}

/** A page without its service worker, as in development, would wait for ever. */
const patience = 8_000;

async function tellServer(code: string, language: string): Promise<void> {
  const late = new Promise<never>((_, give) => setTimeout(() => give(new Error('There is no worker.')), patience));
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  const { key: applicationServerKey } = (await (await fetch('/api/push')).json()) as { readonly key: string };
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // The subscription was made for another key: the server has lost its own since.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language });
  const answer = await ask(code, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`The server answers ${answer.status}.`);
}

const ask = (code: string, init: RequestInit): Promise<Response> =>
  fetch(`/api/tables/${code}/push`, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${tokenFor(code)}` },
  });
