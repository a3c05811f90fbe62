import { seatNo } from '@lamplight/emerald/public';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { sitDown, start } from '../coming.ts';
import { emeraldTable } from '../orders.ts';
import { builtPages } from '../pages.ts';
import { type BrowserPerson, type PersonOptions, person } from '../person.ts';
import { until } from '../seats.ts';
import { sentence } from '../sentences.ts';
import type { ScriptedCourse } from './course.ts';
import { type EmeraldHands, fingers } from './hands.ts';
import { type EmeraldMind, type EmeraldPlayer, playerOf, seatEmerald } from './player.ts';
import { openStagedServer, type StagedServer } from './staged-server.ts';

/** A table of three in the staged position: monday with a browser, the others without. */
export interface StagedTable {
  readonly code: string;
  readonly monday: EmeraldPlayer;
  readonly tuesday: EmeraldMind;
  readonly wednesday: EmeraldMind;
  /** A move by a player without a browser. Resolves when monday has seen it. */
  makes(mind: EmeraldMind, move: Parameters<EmeraldMind['client']['move']>[0]): Promise<void>;
  /** Move by move: monday's on the page, the rest by programs. */
  follow(moves: ScriptedCourse['moves']): Promise<void>;
}

/** How monday joins the table and plays. */
export interface Ways {
  /** Resolves when it is done: the first to join is the host. */
  sitDown(person: BrowserPerson, address: string, name: string): Promise<void>;
  start(person: BrowserPerson): Promise<void>;
  hands(person: BrowserPerson): EmeraldHands;
}

const byTouch: Ways = { sitDown, start, hands: fingers };

export interface StagedStage {
  person(wishes?: PersonOptions): Promise<BrowserPerson>;
  begin(given: ScriptedCourse['given'], wishes?: PersonOptions, ways?: Ways): Promise<StagedTable>;
}

/** One server and one browser for the tests of a file. Both exist once a test runs. */
export function stagedGround(): { readonly browser: Browser; readonly server: StagedServer } {
  const ground: { browser?: Browser; server?: StagedServer } = {};
  beforeAll(async () => {
    const [browser, server] = await Promise.all([chromium.launch(inject('browser')), openStagedServer(builtPages())]);
    Object.assign(ground, { browser, server });
  });
  afterAll(async () => {
    await ground.browser?.close();
    await ground.server?.close();
  });
  return ground as { browser: Browser; server: StagedServer };
}

export function stagedStage(): StagedStage {
  const ground = stagedGround();
  return stageOf(ground, async (wishes = {}) => {
    const somebody = await person(ground.browser, ground.server, wishes);
    onTestFinished(async () => {
      expect(somebody.complaints).toEqual([]);
      await somebody.close();
    });
    return somebody;
  });
}

/**
 * The same, with one browser for each device that goes from table to table, as people's do: a cached page loads
 * quickly.
 */
export function sharedStage(): StagedStage {
  const ground = stagedGround();
  const known = new Map<string, Promise<BrowserPerson>>();
  afterAll(async () => {
    for (const somebody of known.values()) await (await somebody).close();
  });
  return stageOf(ground, async (wishes = {}) => {
    const kind = JSON.stringify(wishes);
    const coming = known.get(kind) ?? person(ground.browser, ground.server, wishes);
    known.set(kind, coming);
    const somebody = await coming;
    onTestFinished(() => expect(somebody.complaints.splice(0)).toEqual([]));
    return somebody;
  });
}

function stageOf(ground: { readonly server: StagedServer }, come: StagedStage['person']): StagedStage {
  return {
    person: come,
    begin: async (given, wishes, ways = byTouch) => {
      const { server } = ground;
      server.stage(given);
      const code = await server.table(emeraldTable(3));
      const ada = await come(wishes);
      await ways.sitDown(ada, `/t/${code}`, 'Ada');
      const tuesday = await seatEmerald(server, code, 1, 'Bo');
      const wednesday = await seatEmerald(server, code, 2, 'Cy');
      await ways.start(ada);
      const monday = await playerOf(server, ada, code, ways.hands(ada));
      onTestFinished(() => {
        for (const mind of [monday.mind, tuesday, wednesday]) mind.close();
      });
      await ada.page.getByRole('list', { name: sentence('emerald.turn.hand') }).waitFor();
      for (const { client } of [tuesday, wednesday]) await until(client, () => client.match !== undefined);
      const makes: StagedTable['makes'] = async (mind, move) => {
        const { client } = monday.mind;
        const step = client.match?.step;
        expect(await mind.client.move(move), JSON.stringify(move)).toMatchObject({ done: true });
        await until(client, () => client.match?.step !== step, 10_000);
      };
      const follow: StagedTable['follow'] = async moves => {
        for (const [by, move] of moves) {
          const mind = [monday.mind, tuesday, wednesday][seatNo(by)];
          if (mind === undefined) throw new Error(`Nobody plays ${by}.`);
          await (by === 'monday' ? monday.make(move) : makes(mind, move));
        }
      };
      return { code, monday, tuesday, wednesday, makes, follow };
    },
  };
}
