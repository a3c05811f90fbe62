import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, sightFaults } from './faults.ts';
import { type Scenery, showIn } from './moments.ts';
import type { Device, TestLanguage } from './person.ts';
import type { TestStage } from './stage.ts';
import type { TestServer } from './test-server.ts';

/** Pages that are not found and cut connections are logged on the console, as they should be. */
const known = /404|WebSocket|ERR_/;

/**
 * Checks every page in every state, in these languages, English among them. Each device has its own file, so that they
 * run in parallel.
 */
export function lookAround<Place extends TestServer>(
  the: TestStage<Place>,
  arrange: (server: Place) => Promise<Scenery>,
  { device, languages }: { readonly device: Device; readonly languages: readonly TestLanguage[] },
): void {
  let scenery: Scenery;
  beforeAll(async () => {
    scenery = await arrange(the.server);
  }, 180_000);
  afterAll(() => scenery?.close());

  test('every page and every state is whole and accessible', { timeout: 600_000 }, async () => {
    the.forgive(known);
    const person = await the.person({ device });
    const faults: Record<string, readonly string[]> = {};
    for (const moment of scenery.moments) {
      for await (const language of showIn(person, moment, languages)) {
        expect(await person.page.getAttribute('html', 'lang')).toBe(language);
        // What axe checks hardly depends on language and size, and takes longest. `npm run screens -- --judge` runs it
        // in all.
        const found = await (language === 'en' && device === 'phone' ? faultsOf : sightFaults)(person.page);
        if (found.length > 0) faults[`${moment.name} in ${language}`] = found;
      }
    }
    expect(faults).toEqual({});
  });
}
