/** Notifies people who are away that it is their turn. Only a hint: nothing waits for it, and it may be lost. */

import { createECDH } from 'node:crypto';
import type { Json } from '@lamplight/contract';
import * as v from 'valibot';
import { isGameId } from '../game-ids.ts';
import { owned } from '../owned.ts';
import { languages, type PageLanguage } from '../pages/language.ts';
import { speak } from '../pages/messages.ts';
import type { TurnNotification } from '../rooms/turn-notification.ts';
import type { Store } from '../store/store.ts';
import { curve } from './encrypt.ts';
import { type PushLetter, send } from './send.ts';
import { isService } from './services.ts';
import type { Vapid } from './vapid.ts';

/** What a browser sends to subscribe. */
export const PushRequest = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1_000, 'No push service has so long an address.')),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{86,88}={0,2}$/, 'p256dh is a public key in base64url.')),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{21,24}={0,2}$/, 'auth is 16 bytes in base64url.')),
  language: v.picklist(languages, 'Choose en, fr, nl, pl or ru.'),
});
export type PushRequest = v.InferOutput<typeof PushRequest>;

/** What is stored of it. */
const StoredSubscription = v.object({ ...PushRequest.entries, hash: v.string() });

export interface PushService {
  readonly publicKey: string;
  /** Returns a sentence if it cannot be done. */
  subscribe(
    who: Pick<TurnNotification, 'table' | 'member' | 'hash'>,
    wish: PushRequest,
  ): Promise<{ readonly wrong: string } | undefined>;
  unsubscribe(who: Pick<TurnNotification, 'table' | 'member'>): Promise<void>;
  /** Never waits, and never throws. */
  call(call: TurnNotification): void;
  /** Waits for what is under way, which is not long. */
  close(): Promise<void>;
}

export interface PushDeps {
  readonly store: Pick<Store, 'subscribe' | 'unsubscribe' | 'callTo'>;
  readonly vapid: Vapid;
  /** Origins of push services besides those of the known browsers. */
  readonly services: readonly string[];
  readonly trouble: (error: unknown) => void;
  /** Called when a service has taken a message. */
  readonly sent?: () => void;
  /** How many milliseconds until the one retry, when a service was busy. */
  readonly again?: number;
}

/** More than this is dropped: a service that hangs must not fill the memory. */
const mostUnderWay = 500;

export function openPost({ store, vapid, services, trouble, sent: took, again = 30_000 }: PushDeps): PushService {
  const underWay = new Set<Promise<void>>();
  const pauses = new Set<() => void>();
  let isClosed = false;

  const pause = () =>
    new Promise<void>(resolve => {
      const over = () => {
        clearTimeout(timer);
        pauses.delete(over);
        resolve();
      };
      const timer = setTimeout(over, again);
      pauses.add(over);
    });

  async function deliver({ table, code, game, member, hash, since }: TurnNotification): Promise<void> {
    const body = await store.callTo(table, member, since);
    if (body === undefined) return;
    const kept = v.safeParse(StoredSubscription, body);
    if (!kept.success || kept.output.hash !== hash || !isService(kept.output.endpoint, services)) {
      await store.unsubscribe(table, member, body);
      return;
    }
    const letter: PushLetter = { text: JSON.stringify(wordsFor(kept.output.language, game, code)), about: code };
    let sent = await send(vapid, kept.output, letter);
    if (sent === 'later') {
      await pause();
      if (!isClosed) sent = await send(vapid, kept.output, letter);
    }
    if (sent === 'sent') took?.();
    if (sent === 'gone') await store.unsubscribe(table, member, body);
  }

  return {
    publicKey: vapid.publicKey,
    subscribe: async ({ table, member, hash }, wish) => {
      if (!isService(wish.endpoint, services)) return { wrong: 'This is no push service that is known here.' };
      if (!isKey(wish.p256dh)) return { wrong: 'p256dh is no point of the curve P-256.' };
      await store.subscribe(table, member, { ...wish, hash } as Json);
      return undefined;
    },
    unsubscribe: ({ table, member }) => store.unsubscribe(table, member),
    call: call => {
      if (isClosed || underWay.size >= mostUnderWay) return;
      const work = deliver(call).catch(trouble);
      underWay.add(work);
      owned(
        work.finally(() => underWay.delete(work)),
        trouble,
      );
    },
    close: async () => {
      isClosed = true;
      for (const over of [...pauses]) over();
      await Promise.allSettled(underWay);
    },
  };
}

/** Holds nothing that somebody who finds the phone may not read: the game, the table and whose turn it is. */
function wordsFor(language: PageLanguage, game: string, code: string): Json {
  const say = speak(language);
  const name = isGameId(game) ? say(`game.${game}`) : game;
  return { table: code, title: say('push.title'), text: say('push.text', { game: name, code }), language };
}

function isKey(p256dh: string): boolean {
  try {
    const probe = createECDH(curve);
    probe.generateKeys();
    probe.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
