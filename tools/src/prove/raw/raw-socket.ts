import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A bare socket to the server, for what no library would send. Its errors are ignored: it just closes. */
export async function rawSocket(address: string, port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: address });
  await once(socket, 'connect');
  socket.on('error', () => {});
  return socket;
}

/** The same after a WebSocket handshake; undefined if the server refused it. */
export async function rawWebSocket(address: string, port: number): Promise<Socket | undefined> {
  const socket = await rawSocket(address, port);
  socket.write(
    [
      'GET /ws HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  const [first] = await Promise.race([once(socket, 'data') as Promise<[Buffer]>, once(socket, 'close').then(() => [])]);
  if (first?.toString('latin1').startsWith('HTTP/1.1 101')) return socket;
  socket.destroy();
  return undefined;
}
