import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to the server that can be cut, and can go dead without anybody noticing. */
export interface CutWire {
  readonly port: number;
  /** Breaks all open connections. New ones fail until it is mended. */
  cut(): void;
  /** What is sent is lost without an error, as when a phone loses its network. */
  deaden(): void;
  mend(): void;
  close(): void;
}

export async function layWire(to: number): Promise<CutWire> {
  let state: 'whole' | 'cut' | 'dead' = 'whole';
  const open = new Set<Socket>();
  const server = createServer(near => {
    if (state === 'cut') return near.destroy();
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      // If one side breaks off, the other is ended.
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        if (state !== 'dead') other.destroy();
      });
      one.on('data', part => {
        if (state === 'whole' && !other.destroyed) other.write(part);
      });
    }
    return near;
  });
  const cut = () => {
    state = 'cut';
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    deaden: () => {
      state = 'dead';
    },
    mend: () => {
      // What went dead stays dead: only a new connection gets through.
      if (state === 'dead') cut();
      state = 'whole';
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
