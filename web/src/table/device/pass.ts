/** Moves a seat to another device [TB-PASS-1]: the secret goes by a link, and the table gets only its hash. */

import { newSecret } from '../../session/my-tables.ts';
import { linkTo } from '../invitation/code.ts';

export type Pass = { readonly link: string; readonly hash: string };

/** A browser can hash only on pages that came by https, or from this machine. */
export const canMakePass = (): boolean => globalThis.crypto.subtle !== undefined;

export async function makePass(code: string, origin: string): Promise<Pass> {
  const secret = newSecret();
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
  const hash = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  return { link: `${linkTo(code, origin)}?pass=${secret}`, hash };
}
