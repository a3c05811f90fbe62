import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBrowser } from '../../test/push/service.ts';
import { curve, encrypt } from './encrypt.ts';
import { isService } from './services.ts';
import { vapidOf } from './vapid.ts';

test('the example of RFC 8291, to the byte', () => {
  const sender = createECDH(curve);
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const sealed = encrypt(
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    'When I grow up, I want to be a watermelon',
    { sender, salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'), size: 0 },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only the browser reads a message, and its length tells nothing', async () => {
  const [browser, other] = [await openBrowser(), await openBrowser()];
  const [short, long] = ['a', 'Ж'.repeat(300)].map(text => encrypt(browser, text));
  expect(await browser.read(short as Buffer)).toBe('a');
  expect(await browser.read(long as Buffer)).toBe('Ж'.repeat(300));
  expect(short?.length).toBe(long?.length);
  await expect(other.read(short as Buffer)).rejects.toThrow();
  expect(encrypt(browser, 'a').equals(short as Buffer)).toBe(false);
});

test('a push service can check who we are', () => {
  const pair = createECDH(curve);
  pair.generateKeys();
  const { publicKey, authorization } = vapidOf(pair.getPrivateKey('base64url'), 'mailto:host@example.org');
  const now = Date.UTC(2026, 10, 17);
  const header = authorization('https://push.example/send/abc', now);
  const [, token = '', key] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: now / 1_000 + 12 * 3_600,
    sub: 'mailto:host@example.org',
  });
  const point = Buffer.from(publicKey, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const body = Buffer.from(`${head}.${claims}`);
  const isOurs = (text: Buffer) =>
    verify('sha256', text, { key: known, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  expect(isOurs(body)).toBe(true);
  expect(isOurs(Buffer.from(`${head}.${claims}x`))).toBe(false);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://push.example/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.example/', false],
  ['https://notpush.apple.com/', false],
  ['https://user:word@web.push.apple.com/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://127.0.0.1:5432/', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s is a push service: %s', (endpoint, is) => {
  expect(isService(endpoint, ['https://push.example'])).toBe(is);
});
