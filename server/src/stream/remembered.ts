import type { Rule } from '../rules.ts';

/** `done` is the number of the row: the same each time it is asked. */
export type StreamAnswer = { readonly done: number } | { readonly refused: string; readonly says?: string };

export type StreamRefusal = Extract<StreamAnswer, { refused: string }>;

/** A command refused by one of these should be sent again under the same id. */
const passing: ReadonlySet<string> = new Set<Rule>(['TB-ORDER-2', 'TB-ORDER-3']);
/** How many answers are kept per sender, and for how many senders: the latest. A table has room for fewer members. */
const mostAnswers = 64;
const mostSenders = 128;

/**
 * Answers to commands that left no row. The same command gets the same answer, whatever has changed since [TB-ORDER-1].
 */
export class RememberedAnswers {
  /** Made when it is needed: an idle stream should cost little. */
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
