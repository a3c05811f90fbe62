import { expect, test } from 'vitest';
import { holderOf, isAmong } from './address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['not an address', 'unknown'],
])('%s is held to account as %s', (ip, holder) => {
  expect(holderOf(ip)).toBe(holder);
});

test.each([
  ['127.0.0.1', ['loopback'], true],
  ['::ffff:127.0.0.1', ['loopback'], true],
  ['::1', ['loopback'], true],
  ['10.1.2.3', ['loopback'], false],
  ['10.1.2.3', ['192.0.2.1', '10.0.0.0/8'], true],
  ['192.0.2.1', ['192.0.2.1', '10.0.0.0/8'], true],
  ['192.0.2.2', ['192.0.2.1', '10.0.0.0/8'], false],
  ['fd00::1', ['uniquelocal'], true],
  ['fe80::1', ['linklocal'], true],
  ['2001:db8::1', ['2001:db8::/32'], true],
  ['', ['loopback'], false],
  ['127.0.0.1', [], false],
])('%s among %o: %s', (ip, networks, is) => {
  expect(isAmong(networks)(ip)).toBe(is);
});
