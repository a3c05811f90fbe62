import type { Seating } from '@lamplight/contract';
import type { Shadows } from '@lamplight/shadows/kit';
import type { Move } from '@lamplight/shadows/public';
import type { Locator } from 'playwright-core';
import type { BrowserPerson } from './person.ts';
import { arrive, arriveAs, type HeadlessPlayer, until } from './seats.ts';
import { anyNumber, sentence, startOfText, wholeText } from './sentences.ts';
import type { TestServer } from './test-server.ts';

/** A player with a browser. A walker with a second device sees the same, and says what to do. */
export interface PagePlayer {
  readonly person: BrowserPerson;
  readonly mind: HeadlessPlayer;
  /** Does the next thing there is to do. Resolves to whether there was one. */
  act(): Promise<boolean>;
  /** Plays until `isSo`. */
  playUntil(isSo: () => boolean, within?: number): Promise<void>;
}

export interface ShadowsHands {
  card(id: string): Promise<void>;
  give(): Promise<void>;
  cell(id: string): Promise<void>;
  go(): Promise<void>;
  press(name: RegExp): Promise<void>;
}

interface Ways {
  readonly hands?: ShadowsHands;
  /** Says what to do. A walker by default. */
  readonly seating?: Seating<Shadows>;
}

export async function playerOf(
  server: TestServer,
  person: BrowserPerson,
  code: string,
  { hands = fingers(person), seating }: Ways = {},
): Promise<PagePlayer> {
  const arrival = { server, code, token: await person.token(code) };
  const mind = seating === undefined ? await arrive(arrival) : await arriveAs(arrival, seating);
  const own = () => {
    const view = mind.client.match?.view;
    return view?.me == null ? undefined : view.teams[view.me.team];
  };

  const doing: { readonly [Type in Move['type']]?: (move: Extract<Move, { type: Type }>) => Promise<void> } = {
    ready: () => hands.press(readyName),
    give: async ({ cards }) => {
      for (const card of cards) await hands.card(card);
      await hands.give();
    },
    swap: () => hands.press(swapName),
    point: async ({ cell }) => {
      await hands.cell(cell);
      // If a tap votes at once, the team may have moved already.
      if (own()?.holding.length === 0) return;
      await hands.go();
    },
  };
  const act = async () => {
    const move = mind.wish();
    if (move === undefined) return false;
    const how = doing[move.type] as ((move: Move) => Promise<void>) | undefined;
    if (how === undefined) throw new Error(`A walker wants to ${move.type}, and nobody here knows how.`);
    await how(move);
    // Until the second device has received it, it would wish for the same again.
    const isHeard = () => JSON.stringify(mind.wish()) !== JSON.stringify(move);
    await until(mind.client, isHeard, 3_000).catch(() => undefined);
    return true;
  };
  return {
    person,
    mind,
    act,
    playUntil: async (isSo, within = 180_000) => {
      const last = performance.now() + within;
      while (!isSo()) {
        if (performance.now() > last) throw new Error(`It did not come about within ${within} ms: ${isSo}`);
        // A rival may be faster, and the target of a tap is gone: then there is something else to do.
        const acted = await act().catch(async (error: unknown) => {
          if (mind.wish() !== undefined && performance.now() > last - within / 2) throw error;
          return false;
        });
        if (!acted) await person.page.waitForTimeout(50);
      }
    },
  };
}

const soon = { timeout: 4_000 };
const rounds = [1, 2, 3];
const readyName = startOfText(sentence('shadows.ready.do'), ...rounds.map(round => sentence('after.ready', { round })));
const swapName = wholeText(
  sentence('shadows.swap.ask'),
  sentence('shadows.swap.alone'),
  sentence('shadows.swap.agree'),
);
const cardName = startOfText(sentence('shadows.card', { number: anyNumber }));
const giveName = startOfText(...[1, 2].map(count => sentence('shadows.act.give', { count })));

/** By touch or mouse. */
export function fingers(person: BrowserPerson): ShadowsHands {
  const { page } = person;
  const large = page.getByRole('dialog', { name: sentence('zoom.label') });
  const tap = async (thing: Locator) => {
    // On a busy machine a tap may last as long as a hold, which shows the picture: then close it.
    if (await large.isVisible())
      await large.getByRole('button', { name: startOfText(sentence('zoom.close')) }).click(soon);
    await thing.waitFor(soon);
    await person.tapOn(thing);
  };
  return {
    card: id => tap(page.getByRole('button', { name: cardName }).and(page.locator(`[data-card="${id}"]`))),
    give: () => tap(page.getByRole('button', { name: giveName })),
    cell: id => tap(page.getByRole('gridcell').and(page.locator(`[data-cell="${id}"]`))),
    go: () => tap(page.getByRole('button', { name: sentence('shadows.act.go') })),
    press: name => tap(page.getByRole('button', { name })),
  };
}

/** By keys alone: a digit for each card, arrows over the board, one key to give and to go. */
export function keys(person: BrowserPerson): ShadowsHands {
  const { page } = person;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? undefined);
  return {
    card: async id => {
      const cards = page.getByRole('button', { name: cardName });
      const shown = await cards.evaluateAll(all => all.map(each => each.getAttribute('data-card')));
      await page.keyboard.press(String((shown.indexOf(id) + 1) % 10));
    },
    give: () => page.keyboard.press('g'),
    cell: async id => {
      // A cell that is out of reach by now shows its picture instead.
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
      for (let tabs = 0; tabs < 80 && (await focused()) === undefined; tabs++) await page.keyboard.press('Tab');
      for (let steps = 0; steps < 40; steps++) {
        const at = await focused();
        if (at === id) return page.keyboard.press('Enter');
        await page.keyboard.press(wayTo(at ?? id, id));
      }
      throw new Error(`The arrows do not lead to ${id}.`);
    },
    go: () => page.keyboard.press('g'),
    press: async name => {
      await person.tabTo('button', name);
      await page.keyboard.press('Enter');
    },
  };
}

/** Cells are named by slanted rows: up leads to the left of two, and with Shift to the right one. */
function wayTo(from: string, to: string): string {
  const [[q = 0, r = 0], [q2 = 0, r2 = 0]] = [from, to].map(cell => cell.split(',').map(Number)) as [
    number[],
    number[],
  ];
  if (r2 < r) return q2 > q ? 'Shift+ArrowUp' : 'ArrowUp';
  if (r2 > r) return q2 < q ? 'ArrowDown' : 'Shift+ArrowDown';
  return q2 > q ? 'ArrowRight' : 'ArrowLeft';
}
