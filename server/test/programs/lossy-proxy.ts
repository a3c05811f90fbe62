import { connect, createServer, type Socket } from 'node:net';

/** A proxy that can cut a connection at the one moment nobody hits by chance: after the work, before the answer. */
export interface LossyProxy {
  /** The server's address with the proxy's port. */
  readonly url: string;
  /** Drops the next answer of the server and cuts its connection. */
  loseNextAnswer(): void;
  /** How many answers were lost. */
  readonly lost: number;
  close(): Promise<void>;
}

export async function proxyTo(url: string): Promise<LossyProxy> {
  const { hostname, port } = new URL(url);
  let losing = false;
  let lost = 0;
  const open = new Set<Socket>();
  const server = createServer(near => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      // Either end may be cut off at any time: that is what the proxy is for.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', answer => {
      if (!losing) {
        near.write(answer);
        return;
      }
      losing = false;
      lost += 1;
      near.destroy();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    url: Object.assign(new URL(url), { port: address.port }).href,
    loseNextAnswer: () => {
      losing = true;
    },
    get lost() {
      return lost;
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
