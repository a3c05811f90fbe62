import type { CommandAnswer } from '@lamplight/client';

/** For commands that are refused only if something is wrong. */
export async function mustBeDone(asked: Promise<CommandAnswer>): Promise<void> {
  const answer = await asked;
  if (!answer.done) throw new Error(`The table refuses by ${answer.refused}. ${answer.says ?? ''}`);
}
