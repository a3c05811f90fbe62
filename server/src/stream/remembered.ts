import type { Rule } from '../rules.ts';

/** `done` is the number of the row that came of it: the same each time it is asked. */
export type StreamAnswer = { readonly done: number } | { readonly refused: string; readonly says?: string };

export type StreamRefusal = Extract<StreamAnswer, { refused: string }>;

/** Who is refused by these is to send it again under the same id. */
const passing: ReadonlySet<string> = new Set<Rule>(['TB-ORDER-2', 'TB-ORDER-3']);
/** So many are kept of each sender, and so many senders: those that came last. A table has room for fewer members. */
const mostAnswers = 64;
const mostSenders = 128;

/**
 * Answers to commands of which the log knows nothing, since nothing came of them: whoever sends one again is answered as the
 * first time, whatever has changed since [TB-ORDER-1].
 */
export class RememberedAnswers {
  /** Made when it is needed: a stream at rest is to cost little. */
  #senders: Map<string, Map<string, StreamAnswer>> | undefined;

  of(sender: string, command: string): StreamAnswer | undefined {
    return this.#senders?.get(sender)?.get(command);
  }

  keep(sender: string, command: string, answer: StreamAnswer): void {
    if ('refused' in answer && passing.has(answer.refused)) return;
    this.#senders ??= new Map();
    const answers = this.#senders.get(sender) ?? new Map<string, StreamAnswer>();
    putLast(answers, command, answer, mostAnswers);
    putLast(this.#senders, sender, answers, mostSenders);
  }
}

function putLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) for (const oldest of map.keys().take(1)) map.delete(oldest);
}
