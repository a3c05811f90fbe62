import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type House, openHouse } from './house.ts';
import { builtPages } from './pages.ts';
import { type Person, person, type Wishes } from './person.ts';
import { seat, type Walker } from './seats.ts';

/** A house with its pages, and people who come to it by real browsers, for the tests of one file. */
export interface Stage<Place extends House = House> {
  readonly house: Place;
  /** They leave when the test is over, and must have had nothing to complain of. */
  person(wishes?: Wishes): Promise<Person>;
  seat(code: string, place: number, name?: string): Promise<Walker>;
  /** What this test knows that its pages will complain of. */
  forgive(complaint: RegExp): void;
}

/** At a house that is opened in another way, where one needs it. */
export function stage<Place extends House = House>(
  open: (pages: string) => Promise<Place> = pages => openHouse(pages) as Promise<Place>,
): Stage<Place> {
  let browser: Browser;
  let house: Place;
  const people: Person[] = [];
  const walkers: Walker[] = [];
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
