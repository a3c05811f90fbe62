import { atLeisure } from '../../timing/leisure.ts';

/** How long a sentence is left alone before the next may follow. */
export const patience = 900;

/**
 * Says the first thing at once; of what comes while that is being read, only the newest, and after it, when there is leisure.
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
