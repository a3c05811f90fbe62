import { newSecret } from '../../session/my-tables.ts';

const key = 'lamplight.browser';
let unkept: string | undefined;

/**
 * This browser, whoever uses it: a table that it left, or was removed from, knows it again [TB-SEAT-4] [TB-KICK-1]. Each table
 * keeps a hash of its own, so that no two can be linked.
 */
export function thisBrowser(): string {
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null && /^[\w-]{22,64}$/.test(kept)) return kept;
    const fresh = newSecret();
    localStorage.setItem(key, fresh);
    return fresh;
  } catch {
    // It holds until the page is closed.
    unkept ??= newSecret();
    return unkept;
  }
}
