import { atLeisure } from '../../timing/leisure.ts';

/** Milliseconds that a sentence is left before the next may follow. */
export const patience = 900;

/**
 * Says the first sentence at once. Of those that come while it is read, only the newest follows, at leisure.
 * @param say puts the sentence where it is read aloud
 */
export function announcer(say: (text: string) => void): (text: string) => void {
  let waiting: string | undefined;
  let isReading = false;
  const next = () => {
    isReading = waiting !== undefined;
    if (isReading) atLeisure(readNewest);
  };
  const readNewest = () => {
    const text = waiting;
    waiting = undefined;
    if (text !== undefined) read(text);
  };
  const read = (text: string) => {
    isReading = true;
    say(text);
    setTimeout(next, patience);
  };
  return text => {
    if (isReading) waiting = text;
    else read(text);
  };
}
