/**
 * The push services of the browsers there are. A browser tells us where to send; whoever could make us send anywhere could
 * have us knock at doors inside the host's own network. So it must be one of these, or one that the host has named.
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
