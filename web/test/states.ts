import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import type { House } from './house.ts';
import { type Scenery, show } from './moments.ts';
import type { Device, Language } from './person.ts';
import type { Stage } from './stage.ts';

/** The console tells of pages that are not found and of lines that are cut, as it should. */
const known = /404|WebSocket|ERR_/;

/** Looks at every page in every state, in these languages. A file for each device, so that they are looked at side by side. */
export function lookAround<Place extends House>(
  the: Stage<Place>,
  arrange: (house: Place) => Promise<Scenery>,
  { device, languages }: { readonly device: Device; readonly languages: readonly Language[] },
): void {
  let scenery: Scenery;
  beforeAll(async () => {
    scenery = await arrange(the.house);
  }, 180_000);
  afterAll(() => scenery?.close());

  test.each(languages)(
    'every page and every state is whole and accessible in %s',
    { timeout: 400_000 },
    async language => {
      the.forgive(known);
      const person = await the.person({ device, language });
      const faults: Record<string, readonly string[]> = {};
      for (const moment of scenery.moments) {
        await show(person, moment);
        expect(await person.page.getAttribute('html', 'lang')).toBe(language);
        const found = await faultsOf(person.page);
        if (found.length > 0) faults[moment.name] = found;
      }
      expect(faults).toEqual({});
    },
  );
}
