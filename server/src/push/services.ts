/**
 * The push services of the browsers. A browser tells us where to send, and a forged address could make us send requests
 * into the operator's own network. So it must be one of these, or one that the operator has named.
 */
const hosts: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

export function isService(endpoint: string, named: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (named.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return hosts.some(host => (host.startsWith('*') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host));
}
