import { newSecret } from '../../session/my-tables.ts';

const key = 'lamplight.browser';
let unkept: string | undefined;

/**
 * A secret for this browser, whoever uses it. A table that it left, or was removed from, knows it again [TB-SEAT-4]
 * [TB-KICK-1]. Each table stores its own hash of it, so that two tables cannot be linked.
 */
export function thisBrowser(): string {
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null && /^[\w-]{22,64}$/.test(kept)) return kept;
    const fresh = newSecret();
    localStorage.setItem(key, fresh);
    return fresh;
  } catch {
    // Then it lasts until the page is closed.
    unkept ??= newSecret();
    return unkept;
  }
}
