import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom to hold to account for what comes from this IP address. One household has a whole /64 of IPv6: to count each
 * address of it would be to count nobody.
 */
export function holderOf(ip: string): string {
  const mapped = ip.toLowerCase().startsWith('::ffff:') ? ip.slice(7) : ip;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(ip) ? network64(ip) : 'unknown';
}

function network64(ip: string): string {
  const [left = '', right] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const head = groups(left);
  const tail = groups(right ?? '');
  const zeros = right === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** A dotted end, as in `64:ff9b::1.2.3.4`, stands for two groups; it is never among the first four. */
function groups(part: string): readonly string[] {
  if (part === '') return [];
  return part.split(':').flatMap(group => (group.includes('.') ? ['0', '0'] : [group]));
}
