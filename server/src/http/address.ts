import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What limits are counted by. A household has a whole /64 of IPv6: counting single addresses would limit nobody. */
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

/** A dotted end, as in `64:ff9b::1.2.3.4`, stands for two groups. It is never among the first four. */
function groups(part: string): readonly string[] {
  if (part === '') return [];
  return part.split(':').flatMap(group => (group.includes('.') ? ['0', '0'] : [group]));
}

/** Names in TRUST_PROXY that stand for several networks. */
const wellKnown: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (ip: string) => (isIPv4(ip) ? 'ipv4' : 'ipv6');

/** Whether an IP address is one of these addresses and networks. */
export function isAmong(networks: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap(each => wellKnown[each] ?? [each])) {
    const [ip = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(ip, familyOf(ip));
    else list.addSubnet(ip, Number(bits), familyOf(ip));
  }
  return ip => list.check(ip, familyOf(ip));
}
