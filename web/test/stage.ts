import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { builtPages } from './pages.ts';
import { type BrowserPerson, type PersonOptions, person } from './person.ts';
import { type HeadlessPlayer, seat } from './seats.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/** A server with its pages, and people who use it with real browsers, for the tests of one file. */
export interface TestStage<Place extends TestServer = TestServer> {
  readonly server: Place;
  /** They leave when the test is over, and there must have been no complaints. */
  person(wishes?: PersonOptions): Promise<BrowserPerson>;
  seat(code: string, place: number, name?: string): Promise<HeadlessPlayer>;
  /** Complaints that this test expects of its pages. */
  forgive(complaint: RegExp): void;
}

/** `open` starts another kind of server, for tests that need one. */
export function stage<Place extends TestServer = TestServer>(
  open: (pages: string) => Promise<Place> = pages => openTestServer(pages) as Promise<Place>,
): TestStage<Place> {
  let browser: Browser;
  let server: Place;
  const people: BrowserPerson[] = [];
  const walkers: HeadlessPlayer[] = [];
  const forgiven: RegExp[] = [];

  beforeAll(async () => {
    [browser, server] = await Promise.all([chromium.launch(inject('browser')), open(builtPages())]);
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
    await server?.close();
  });

  return {
    get server() {
      return server;
    },
    person: async wishes => {
      const come = await person(browser, server, wishes);
      people.push(come);
      return come;
    },
    seat: async (code, place, name) => {
      const walker = await seat(server, code, place, name);
      walkers.push(walker);
      return walker;
    },
    forgive: complaint => void forgiven.push(complaint),
  };
}
