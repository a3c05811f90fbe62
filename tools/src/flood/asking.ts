import type { Answer } from '@lamplight/client';

/** For what cannot be refused unless something is wrong. */
export async function must(asked: Promise<Answer>): Promise<void> {
  const answer = await asked;
  if (!answer.done) throw new Error(`The table refuses by ${answer.refused}. ${answer.says ?? ''}`);
}
