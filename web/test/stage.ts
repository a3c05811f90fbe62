import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { builtPages } from './pages.ts';
import { type BrowserPerson, type PersonOptions, person } from './person.ts';
import { type HeadlessPlayer, seat } from './seats.ts';
import { openHouse, type TestServer } from './test-server.ts';

/** A house with its pages, and people who come to it by real browsers, for the tests of one file. */
export interface TestStage<Place extends TestServer = TestServer> {
  readonly house: Place;
  /** They leave when the test is over, and must have had nothing to complain of. */
  person(wishes?: PersonOptions): Promise<BrowserPerson>;
  seat(code: string, place: number, name?: string): Promise<HeadlessPlayer>;
  /** What this test knows that its pages will complain of. */
  forgive(complaint: RegExp): void;
}

/** At a house that is opened in another way, where one needs it. */
export function stage<Place extends TestServer = TestServer>(
  open: (pages: string) => Promise<Place> = pages => openHouse(pages) as Promise<Place>,
): TestStage<Place> {
  let browser: Browser;
  let house: Place;
  const people: BrowserPerson[] = [];
  const walkers: HeadlessPlayer[] = [];
  const forgiven: RegExp[] = [];

  beforeAll(async () => {
    [browser, house] = await Promise.all([chromium.launch(inject('browser')), open(builtPages())]);
  });
  afterEach(async () => {
    for (const walker of walkers.splice(0)) walker.close();
    const complaints = people.flatMap(each => each.complaints);
    await Promise.all(people.splice(0).map(each => each.close()));
    const pardon = forgiven.splice(0);
    expect(complaints.filter(line => !pardon.some(each => each.test(line)))).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  return {
    get house() {
      return house;
    },
    person: async wishes => {
      const come = await person(browser, house, wishes);
      people.push(come);
      return come;
    },
    seat: async (code, place, name) => {
      const walker = await seat(house, code, place, name);
      walkers.push(walker);
      return walker;
    },
    forgive: complaint => void forgiven.push(complaint),
  };
}
