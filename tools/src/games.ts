/** The games that the tools know. */
import { emeraldKit } from '@lamplight/emerald/kit';
import { shadowsKit } from '@lamplight/shadows/kit';
import { type AnyKit, anyKit } from '@lamplight/testkit';
import { dashKit } from '@lamplight/testkit/examples/dash';
import { mineKit } from '@lamplight/testkit/examples/mine';
import { Misuse } from './cli/flags.ts';

export const kits: readonly AnyKit[] = [anyKit(emeraldKit), anyKit(shadowsKit), anyKit(mineKit), anyKit(dashKit)];

export function kitOf(id: string): AnyKit {
  const kit = kits.find(({ game }) => game.id === id);
  if (kit === undefined)
    throw new Misuse(`There is no game '${id}': there are ${kits.map(({ game }) => game.id).join(', ')}.`);
  return kit;
}
