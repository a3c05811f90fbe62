/** A bot of Emerald who remembers what others did, and suspects them by it. */
import type { Seating } from '@lamplight/contract';
import { nothingSeen, remember, suspicionIn } from './belief.ts';
import { type BotOptions, type EmeraldSeen, emeraldBot } from './player.ts';
import type { Rehearsal } from './rehearsal.ts';

export const believingBot =
  <World extends object>(rehearsal: Rehearsal<World>, options: BotOptions): Seating<EmeraldSeen> =>
  () => {
    let memory = nothingSeen;
    const suspicion: BotOptions['suspicion'] = moment => {
      memory = remember(memory, moment);
      return suspicionIn(memory, moment.view);
    };
    return emeraldBot(rehearsal, { ...options, suspicion })();
  };
