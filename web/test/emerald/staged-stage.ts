import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { sitDown, start } from '../coming.ts';
import { emeraldTable } from '../orders.ts';
import { builtPages } from '../pages.ts';
import { type Person, person, type Wishes } from '../person.ts';
import { until } from '../seats.ts';
import type { Course } from './course.ts';
import { type EmeraldPlayer, type Mind, playerOf, seatEmerald } from './player.ts';
import { openStagedHouse, type StagedHouse } from './staged-house.ts';

/** A table of three in the position that was staged: monday with a browser, the others without. */
export interface Begun {
  readonly code: string;
  readonly monday: EmeraldPlayer;
  readonly tuesday: Mind;
  readonly wednesday: Mind;
  /** By somebody without a browser; monday has seen it then. */
  makes(mind: Mind, move: Parameters<Mind['client']['move']>[0]): Promise<void>;
}

export interface StagedStage {
  person(wishes?: Wishes): Promise<Person>;
  begin(given: Course['given'], wishes?: Wishes): Promise<Begun>;
}

/** One house and one browser for the tests of a file. */
export function stagedStage(): StagedStage {
  let browser: Browser;
  let house: StagedHouse;
  beforeAll(async () => {
    [browser, house] = await Promise.all([chromium.launch(inject('browser')), openStagedHouse(builtPages())]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  const come = async (wishes: Wishes = {}) => {
    const somebody = await person(browser, house, wishes);
    onTestFinished(async () => {
      expect(somebody.complaints).toEqual([]);
      await somebody.close();
    });
    return somebody;
  };
  return {
    person: come,
    begin: async (given, wishes) => {
      house.stage(given);
      const code = await house.table(emeraldTable(3));
      const ada = await come(wishes);
      await sitDown(ada, `/t/${code}`, 'Ada');
      const tuesday = await seatEmerald(house, code, 1, 'Bo');
      const wednesday = await seatEmerald(house, code, 2, 'Cy');
      await start(ada);
      const monday = await playerOf(house, ada, code);
      onTestFinished(() => {
        for (const mind of [monday.mind, tuesday, wednesday]) mind.close();
      });
      await ada.page.getByRole('list', { name: 'Your hand' }).waitFor();
      return {
        code,
        monday,
        tuesday,
        wednesday,
        makes: async (mind, move) => {
          const { client } = monday.mind;
          const step = client.match?.step;
          expect(await mind.client.move(move), JSON.stringify(move)).toMatchObject({ done: true });
          await until(client, () => client.match?.step !== step, 10_000);
        },
      };
    },
  };
}
