/** One volley over its own connection, and what came back. */
import { connect } from 'node:net';
import type { Volley } from './volley.ts';

export interface ShotReply {
  /** By the kind of frame or the status of the answer. */
  readonly answers: Readonly<Record<string, number>>;
  /**
   * How the connection ended: everything was heard; the server closed it; nothing came for long; it could not be
   * opened.
   */
  readonly end: 'heard' | 'closed' | 'silent' | 'no line';
}

/** Longer than the server allows for a request that never ends. */
const patience = 12_000;
const frameStart = /\{"t":"(\w+)"/g;
const statusLine = /HTTP\/1\.1 (\d{3})/g;

export function shoot({ kind, written, last }: Volley, port: number, address: string): Promise<ShotReply> {
  return new Promise(resolve => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: address });
    const pieces: Buffer[] = [];
    let tail = '';
    let isOpen = false;
    const late = setTimeout(() => done('silent'), patience);
    const done = (end: ShotReply['end']) => {
      clearTimeout(late);
      socket.destroy();
      resolve({ end, answers: counted(Buffer.concat(pieces).toString('latin1'), kind) });
    };
    socket.on('connect', () => {
      isOpen = true;
      socket.write(written);
      // A request that never ends would keep the connection open, so this end is closed.
      if (kind === 'broken requests') socket.end();
    });
    socket.on('data', data => {
      pieces.push(data);
      const text = tail + data.toString('latin1');
      tail = text.slice(-last.length);
      if (text.includes(last)) done('heard');
    });
    socket.on('error', () => {});
    socket.on('close', () => done(isOpen ? 'closed' : 'no line'));
  });
}

function counted(text: string, kind: Volley['kind']): Readonly<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (const [, name = ''] of text.matchAll(kind.endsWith('requests') ? statusLine : frameStart))
    answers[name] = (answers[name] ?? 0) + 1;
  return answers;
}
