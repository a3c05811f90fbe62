import { type ClientFrame, mostBytes, type StreamKind } from '@lamplight/contract/wire';

/** `done`: durable, and the view shows it. `refused` is the id of the rule that forbids it. */
export type CommandAnswer =
  | { readonly done: true; readonly step: number }
  | { readonly done: false; readonly refused: string; readonly says?: string };

type Do = Extract<ClientFrame, { t: 'do' }>;

interface Waiting {
  readonly frame: Do;
  readonly settle: (answer: CommandAnswer) => void;
  readonly give: (error: Error) => void;
  /** Done, but the view does not show it yet. */
  done: number | undefined;
  /** How often the server could not take it. */
  tries: number;
}

/** Nobody is that far ahead of the server. A program that is has a bug. */
const most = 100;

/** A minute in all: a database may need that long to come back. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 16_000, 16_000];

/** Commands that are not settled yet, in the order they were given. */
export class Commands {
  readonly #waiting = new Map<string, Waiting>();

  give(frame: Do): Promise<CommandAnswer> {
    const size = new TextEncoder().encode(JSON.stringify(frame)).length;
    if (size > mostBytes)
      return Promise.reject(new Error(`This command has ${size} bytes: ${mostBytes} are the most.`));
    if (this.#waiting.size >= most)
      return Promise.reject(new Error(`${most} commands are waiting for their answer: wait for one of them first.`));
    return new Promise((settle, give) =>
      this.#waiting.set(frame.id, { frame, settle, give, done: undefined, tries: 0 }),
    );
  }

  /** To be sent again on a new connection. The server knows them by their ids and does none of them twice. */
  unanswered(id?: string): readonly Do[] {
    const waiting = [...this.#waiting.values()].filter(({ done }) => done === undefined);
    return waiting.map(({ frame }) => frame).filter(frame => id === undefined || frame.id === id);
  }

  /** How long to wait before it is sent once more. Undefined if it was tried often enough, or nobody waits for it. */
  pause(id: string): number | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined || waiting.tries >= pauses.length) return undefined;
    waiting.tries += 1;
    return pauses[waiting.tries - 1];
  }

  /** Notes the step that shows the command. Returns the stream of that step, or undefined if nobody waits for it. */
  done(id: string, step: number): StreamKind | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return undefined;
    waiting.done = step;
    return waiting.frame.to;
  }

  refused(id: string, refused: string, says?: string): void {
    this.#waiting.get(id)?.settle({ done: false, refused, ...(says === undefined ? {} : { says }) });
    this.#waiting.delete(id);
  }

  /** Settles what the view shows by now, and commands for a match that is no longer shown. */
  seen(stream: StreamKind, id: string | undefined, step: number): void {
    for (const { frame, settle, done } of this.#waiting.values()) {
      if (done === undefined || frame.to !== stream) continue;
      if (done > step && (frame.to === 'table' || frame.match === id)) continue;
      this.#waiting.delete(frame.id);
      settle({ done: true, step: done });
    }
  }

  /** A command that was done stays done, shown or not. */
  end(because: string): void {
    for (const { settle, give, done } of this.#waiting.values()) {
      if (done !== undefined) settle({ done: true, step: done });
      else give(new Error(`The line was closed before the answer came: ${because}`));
    }
    this.#waiting.clear();
  }
}
