import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy on which each direction can be lost, slowed or changed by itself. The page is opened by its address. */
export interface Relay {
  readonly url: string;
  /** Changes what the page sends. Undefined: it is lost. */
  toServer: Change;
  /** Changes what the server sends. Undefined: it is lost. */
  toPage: Change;
  /** Milliseconds that each direction takes. */
  lag: number;
  /** Breaks all open connections. New ones fail until it is mended. */
  cut(): void;
  /** Whole again, both ways. */
  mend(): void;
  close(): void;
}

type Change = (part: Buffer) => Buffer | undefined;
const asItIs: Change = part => part;
export const lost: Change = () => undefined;

export async function layRelay(to: number): Promise<Relay> {
  const open = new Set<Socket>();
  let isCut = false;
  const carry = (from: Socket, into: Socket, change: () => Change) => {
    open.add(from);
    // If one side breaks off, the other is ended, after all that was sent.
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      setTimeout(() => into.destroy(), relay.lag);
    });
    from.on('data', part => {
      const said = change()(part as Buffer);
      if (said === undefined) return;
      const deliver = () => {
        if (!into.destroyed) into.write(said);
      };
      if (relay.lag === 0) deliver();
      else setTimeout(deliver, relay.lag);
    });
  };
  const server = createServer(near => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    carry(near, far, () => relay.toServer);
    carry(far, near, () => relay.toPage);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const relay: Relay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    toServer: asItIs,
    toPage: asItIs,
    lag: 0,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
      relay.toServer = asItIs;
      relay.toPage = asItIs;
    },
    close: () => {
      relay.cut();
      server.close();
    },
  };
  return relay;
}
