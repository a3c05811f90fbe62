import { createHash } from 'node:crypto';
import { encrypt, type PushAddress } from './encrypt.ts';
import type { Vapid } from './vapid.ts';

/** `gone`: nobody will ever read there again. `later`: the service is busy or cannot be reached. */
export type SendResult = 'sent' | 'gone' | 'later';

/** Somebody who has been away for longer looks at the table anyway. */
const goodForSeconds = 3 * 86_400;
const within = 10_000;

export interface PushLetter {
  readonly text: string;
  /** A newer message with the same subject replaces an older one that was not delivered yet. */
  readonly about: string;
}

/** One request to a push service. Never throws. */
export async function send(vapid: Vapid, address: PushAddress, { text, about }: PushLetter): Promise<SendResult> {
  try {
    const answer = await fetch(address.endpoint, {
      method: 'POST',
      headers: {
        authorization: vapid.authorization(address.endpoint, Date.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(goodForSeconds),
        urgency: 'high',
        topic: createHash('sha256').update(about).digest('base64url').slice(0, 32),
      },
      body: new Uint8Array(encrypt(address, text)),
      // No real push service redirects.
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    // Too many requests, or a service in trouble. Anything else means that this address, or our key for it, is useless.
    return answer.status === 429 || answer.status >= 500 ? 'later' : 'gone';
  } catch {
    return 'later';
  }
}
