/** How a person makes a move on the page: by touch or mouse, or by keys alone. */
import { type CityId, cityIds, type Move, type Preset, presets } from '@lamplight/emerald/public';
import type { Locator } from 'playwright-core';
import type { TurnTap } from '../../src/emerald/turn/draft/draft.ts';
import { letterOf } from '../../src/emerald/turn/keys.ts';
import { type BrowserPerson, devices, hasFocus } from '../person.ts';
import { anything, cardName, partOfText, sentence, startOfText } from '../sentences.ts';

export interface EmeraldHands {
  tap(tap: TurnTap): Promise<void>;
  confirm(): Promise<void>;
  endTurn(): Promise<void>;
  undo(): Promise<void>;
  answer(move: Move): Promise<void>;
  /** Chooses in the own panel how an attack will be answered. */
  preset(answer: Preset): Promise<void>;
}

const soon = { timeout: 5_000 };
const briefly = { timeout: 500 };
/** A moment about oneself stays until this is pressed. */
const goOn = sentence('emerald.moments.go');
const goOnButton = ({ page }: BrowserPerson): Locator => page.getByRole('button', { name: goOn, exact: true });
/** The hands tap such moments away. A test that looks at one removes them first. */
export const withoutFingers = (person: BrowserPerson): Promise<void> =>
  person.page.removeLocatorHandler(goOnButton(person));
const presetsName = sentence('emerald.questions.preset');
const presetName = (answer: Preset): string => sentence(`emerald.questions.preset.${answer}`);
const chosenCity = startOfText(sentence('emerald.board.sheet.choose', { city: anything }));
const chosenPlayer = startOfText(sentence('emerald.players.choose', { name: anything }));
const limbo = partOfText(sentence('emerald.board.limbo'));
const placeThem = sentence('emerald.questions.reinforce.go', { missing: 0 });
const ownPanel = 'button[data-own]';

/** While a move is unanswered no other can be made, and the buttons are busy: no key is pressed before that ends. */
const ready = (button: string): string => `${button}:not([aria-busy])`;

const answers: { readonly [type in Move['type']]?: RegExp } = {
  allow: startOfText(sentence('emerald.questions.allow'), sentence('emerald.questions.allow.none')),
  keep: startOfText(sentence('emerald.questions.keep')),
  text: startOfText(
    sentence('emerald.questions.change', { card: sentence('emerald.card.change-of-heart') }),
    sentence('emerald.questions.zombies.go', { who: anything }),
  ),
  pass: startOfText(sentence('emerald.questions.zombies.leave')),
};

/** The label of the button that gives this answer. */
function answerName(move: Move): RegExp {
  if (move.type === 'block') return startOfText(sentence('emerald.questions.block', { card: cardName(move.card) }));
  const name = answers[move.type];
  if (name === undefined) throw new Error(`No question is answered by ${move.type}.`);
  return name;
}

export function fingers(person: BrowserPerson): EmeraldHands {
  const { page } = person;
  const isPhone = devices[person.device].viewport.width < 900;
  const isTouch = devices[person.device].hasTouch;
  const press = async (thing: Locator) => {
    await thing.waitFor(soon);
    await person.tapOn(thing);
  };
  const plate = (city: CityId) => page.locator(`[data-city="${city}"]`);
  const sheet = page.getByRole('dialog');
  // It may appear between a look and a tap, and covers everything. It may also be gone as soon as it was seen: then
  // there is nothing to press, and no reason to wait.
  const goOnIfThere = async (button: Locator) => {
    if (isTouch) await button.tap(briefly).catch(() => undefined);
    else await button.click(briefly).catch(() => undefined);
  };
  void page.addLocatorHandler(goOnButton(person), goOnIfThere, { noWaitAfter: true });

  /** Where a piece is too small for a finger, opens the city and chooses the piece there. */
  const inSheet = async (city: CityId, thing: (within: Locator) => Locator) => {
    await hold(person, plate(city));
    await press(thing(sheet));
    await page.waitForTimeout(50);
    if (await sheet.isVisible()) await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden', ...soon });
  };

  const tap = async (tap: TurnTap): Promise<void> => {
    switch (tap.type) {
      case 'act': {
        await page.getByRole('toolbar').waitFor(soon);
        const button = page.locator(`[data-act="${tap.act}"]`);
        if ((await button.count()) > 0) return press(button);
        await press(page.getByRole('button', { name: sentence('emerald.turn.act.more'), exact: true }));
        return press(sheet.locator(`[data-act="${tap.act}"]`));
      }
      case 'card':
        return press(page.locator('[data-hand] [data-card]').nth(tap.place));
      case 'city':
        await press(plate(tap.city));
        // Among several things in it, the city itself is one.
        if (isPhone && (await sheet.isVisible())) await press(sheet.getByRole('button', { name: chosenCity }));
        return;
      case 'piece': {
        const named = `[data-stack="${tap.city} ${tap.kind} ${tap.day}"]`;
        return isPhone ? inSheet(tap.city, within => within.locator(named)) : press(page.locator(named));
      }
      case 'royalty': {
        const royalty = page.locator(`[data-royalty="${tap.city}"]`);
        return isPhone ? inSheet(tap.city, within => within.locator(`[data-royalty="${tap.city}"]`)) : press(royalty);
      }
      case 'player':
        return press(page.locator(`[data-day="${tap.day}"]`));
      case 'limbo':
        return press(page.getByRole('button', { name: limbo }));
      case 'count': {
        const number = async () => Number(await page.locator('[data-count]').textContent());
        for (let steps = 0; steps < 12; steps++) {
          const now = await number();
          if (now === tap.count) return;
          await press(
            page.getByRole('button', {
              name: sentence(now < tap.count ? 'emerald.turn.count.more' : 'emerald.turn.count.less'),
            }),
          );
        }
        throw new Error(`The number does not come to ${tap.count}.`);
      }
      case 'back':
        return press(page.getByRole('button', { name: sentence('emerald.turn.do.back'), exact: true }));
      case 'clear':
        return void (await page.keyboard.press('Escape'));
    }
  };
  return {
    tap,
    confirm: () => press(page.locator('[data-confirm]')),
    endTurn: () => press(page.locator('[data-end-turn]')),
    undo: () => press(page.locator('[data-undo]')),
    answer: async move => {
      if (move.type === 'reinforce') {
        for (const city of move.cities) await press(plate(city));
        return press(page.getByRole('button', { name: placeThem }));
      }
      return press(page.getByRole('button', { name: answerName(move) }).first());
    },
    preset: async answer => {
      await press(page.locator(ownPanel));
      await press(page.getByRole('group', { name: presetsName }).getByRole('radio', { name: presetName(answer) }));
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden', ...soon });
    },
  };
}

/** A finger that rests longer than a tap; with a mouse, the button held down. */
async function hold(person: BrowserPerson, thing: Locator): Promise<void> {
  const { page, context } = person;
  await thing.waitFor(soon);
  const box = await thing.boundingBox();
  if (box === null) throw new Error('What is not to be seen cannot be held.');
  const at = { x: box.x + box.width / 2, y: box.y + 12 };
  if (!devices[person.device].hasTouch) {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.getByRole('dialog').waitFor(soon);
    return page.mouse.up();
  }
  const tools = await context.newCDPSession(page);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.getByRole('dialog').waitFor(soon);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await tools.detach();
}

/** By keys alone: digits for cards, letters for actions, arrows over the map, Enter. */
export function keys(person: BrowserPerson): EmeraldHands {
  const { page } = person;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-city') ?? undefined);
  const toCity = async (city: CityId) => {
    for (let tabs = 0; tabs < 80 && (await focused()) === undefined; tabs++) await page.keyboard.press('Tab');
    // Arrows lead to the nearest city in that direction. A few of them reach any city from anywhere.
    const seen = new Set<string>();
    for (let steps = 0; steps < 40; steps++) {
      const at = (await focused()) as CityId | undefined;
      if (at === city) return;
      if (at !== undefined) seen.add(at);
      await page.keyboard.press(await way(person, at ?? city, city, steps));
    }
    throw new Error(`The arrows do not lead to ${city}; they led to ${[...seen].join(', ')}.`);
  };
  const pressNamed = async (name: string | RegExp) => {
    await person.tabTo('button', name);
    await page.keyboard.press('Enter');
  };
  const tabOnto = async (thing: Locator) => {
    await thing.waitFor(soon);
    for (let tabs = 0; tabs < 80; tabs++) {
      if (await hasFocus(thing)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${thing}.`);
  };
  const inSheet = async (city: CityId, selector: string) => {
    await toCity(city);
    await page.keyboard.press('z');
    const piece = page.getByRole('dialog').locator(selector);
    await tabOnto(piece);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(50);
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden', ...soon });
  };
  return {
    tap: async tap => {
      const moment = goOnButton(person);
      if (await moment.isVisible()) await pressNamed(goOn);
      switch (tap.type) {
        case 'act': {
          const letter = letterOf(tap.act);
          if (letter !== undefined) return page.keyboard.press(letter.toLowerCase());
          return pressNamed(sentence(`emerald.turn.name.${tap.act}`));
        }
        case 'card':
          return page.keyboard.press(String(tap.place + 1));
        case 'city':
          await toCity(tap.city);
          return page.keyboard.press('Enter');
        case 'piece':
          return inSheet(tap.city, `[data-stack="${tap.city} ${tap.kind} ${tap.day}"]`);
        case 'royalty':
          return inSheet(tap.city, `[data-royalty="${tap.city}"]`);
        case 'player':
          return pressNamed(chosenPlayer);
        case 'limbo':
          return pressNamed(limbo);
        default:
          throw new Error(`No key is known for ${tap.type} here.`);
      }
    },
    confirm: async () => {
      await tabOnto(page.locator(ready('[data-confirm]')));
      await page.keyboard.press('Enter');
    },
    endTurn: async () => {
      await page.locator(ready('[data-end-turn]')).waitFor(soon);
      await page.keyboard.press('e');
    },
    undo: async () => {
      await page.locator(ready('[data-undo]')).waitFor(soon);
      await page.keyboard.press('u');
    },
    answer: async move => {
      if (move.type === 'reinforce') {
        for (const city of move.cities) {
          await toCity(city);
          await page.keyboard.press('Enter');
        }
        return pressNamed(placeThem);
      }
      return pressNamed(answerName(move));
    },
    preset: async answer => {
      await tabOnto(page.locator(ownPanel));
      await page.keyboard.press('Enter');
      const group = page.getByRole('dialog').getByRole('group', { name: presetsName });
      await tabOnto(group.locator('input:checked'));
      const radio = group.getByRole('radio', { name: presetName(answer) });
      for (const _ of presets) {
        if (await radio.isChecked()) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden', ...soon });
    },
  };
}

/** The arrow that points there best. If it leads nowhere, the other one. */
async function way({ page }: BrowserPerson, from: CityId, to: CityId, step: number): Promise<string> {
  const spots = await page.evaluate(
    ids =>
      ids.map(id => {
        const box = document.querySelector(`[data-city="${id}"]`)?.getBoundingClientRect();
        return box === undefined ? [0, 0] : [box.x, box.y];
      }),
    [...cityIds],
  );
  const [[x = 0, y = 0] = [], [x2 = 0, y2 = 0] = []] = [spots[cityIds.indexOf(from)], spots[cityIds.indexOf(to)]];
  const sideways = x2 > x ? 'ArrowRight' : 'ArrowLeft';
  const upright = y2 > y ? 'ArrowDown' : 'ArrowUp';
  const isSideways = Math.abs(x2 - x) > Math.abs(y2 - y) === (step % 3 !== 2);
  return isSideways ? sideways : upright;
}
