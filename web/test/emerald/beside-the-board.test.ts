import { expect, test } from 'vitest';
import type { Device } from '../person.ts';
import { until } from '../seats.ts';
import { anyNumber, anything, partOfText, sentence, wholeText } from '../sentences.ts';
import { home, loyal, pass, type ScriptedCourse, turn } from './course.ts';
import { stagedStage } from './staged-stage.ts';
import { htmlOf } from './worlds.ts';

const the = stagedStage();

const attacked: ScriptedCourse['given'] = {
  first: 'tuesday',
  turn: { player: 'tuesday', actions: 2 },
  ...loyal,
  hand: { monday: ['sherlock-holmes', 'start-banker'], tuesday: ['hired-assassin', 'start-chemist'] },
  cities: { berlin: home, cairo: { agents: { monday: 1, tuesday: 2 } } },
};
const attack = {
  type: 'assassinate',
  card: 'hired-assassin',
  city: 'cairo',
  target: { agent: 'monday' },
  bombs: [],
} as const;

/** Bo attacks with a dagger. */
const asksOfCairo = partOfText(
  sentence('emerald.questions.attack.me', {
    kind: 'assassinate',
    who: anything,
    in: sentence('emerald.city.in', { city: 'cairo' }),
  }),
);

test.each([
  ['allow', 0],
  ['block', 1],
] as const)('[EM-PRESET-1] «%s» answers an attack by itself, and nobody else knows', async (answer, left) => {
  const { monday, tuesday, wednesday, makes } = await the.begin(attacked, { device: 'phone' });
  const { page, tapOn } = monday.person;
  const heard = [tuesday, wednesday].map(({ client }) => client.match?.step);
  await tapOn(page.locator('button[data-day="monday"]'));
  const presets = page.getByRole('group', { name: sentence('emerald.questions.preset') });
  await tapOn(presets.getByRole('radio', { name: sentence(`emerald.questions.preset.${answer}`) }));
  await until(monday.mind.client, () => monday.view().preset === answer);
  await page.keyboard.press('Escape');
  expect([tuesday, wednesday].map(({ client }) => client.match?.step)).toEqual(heard);
  for (const { client } of [tuesday, wednesday]) expect(client.match?.view.preset).not.toBe(answer);

  await makes(tuesday, attack);
  await until(monday.mind.client, () => monday.view().asking === null, 10_000);
  expect(monday.view().cities.cairo.agents.monday ?? 0).toBe(left);
});

test('[UX-23] what was chosen stays chosen in every frame, however quickly it is chosen anew', async () => {
  const { monday } = await the.begin(attacked);
  const { page, tapOn } = monday.person;
  await tapOn(page.locator('button[data-own]'));
  await page.getByRole('group', { name: sentence('emerald.questions.preset') }).waitFor();
  const flickers = await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const radios = [...document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')];
    const seen: string[] = [];
    for (let choices = 1; choices <= 15; choices++) {
      const chosen = radios[choices % radios.length];
      chosen?.click();
      for (let frames = 1; frames <= 3; frames++) {
        await nextFrame();
        if (chosen?.checked !== true) seen.push(`choice ${choices}, frame ${frames}`);
      }
    }
    return seen;
  });
  expect(flickers).toEqual([]);
  await until(monday.mind.client, () => monday.view().preset === 'ask');
});

test('[UX-29] a question takes the keys from what it lies over', async () => {
  const { monday, tuesday, makes } = await the.begin(attacked);
  const { page } = monday.person;
  await page.locator('[data-hand] [data-card]').first().focus();
  await makes(tuesday, attack);
  const question = page.getByRole('region', { name: asksOfCairo });
  await question.waitFor();
  expect(await question.evaluate(each => each === document.activeElement)).toBe(true);
  const reached: (string | undefined)[] = [];
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        if (at?.closest('[data-hand], [role=toolbar]') != null) return 'under it';
        return at?.closest('[data-for=attack]') != null ? 'in it' : undefined;
      }),
    );
  }
  expect(reached).not.toContain('under it');
  expect(reached).toContain('in it');
});

test('[EM-PRESET-1] whoever wants to be asked is asked, and answers on the page', async () => {
  const { monday, tuesday, makes } = await the.begin(attacked);
  await makes(tuesday, attack);
  await monday.person.page.getByRole('heading', { name: asksOfCairo }).waitFor();
  await monday.make({ type: 'allow' });
});

test.each([
  ['chance', 'phone'],
  ['somebody else', 'desktop'],
] as const)('[EM-UNDO-2] after %s has spoken the button says why nothing is taken back: %s', async (who, device) => {
  const given: ScriptedCourse['given'] = {
    ...turn,
    ...loyal,
    hand: { monday: ['doctor-watson', 'hired-assassin', 'start-chemist'], tuesday: ['start-banker'] },
    cities: { berlin: home, cairo: { agents: { monday: 2, tuesday: 1 } } },
  };
  const { monday, tuesday, makes } = await the.begin(given, { device });
  const { page } = monday.person;
  await monday.make(pass);
  await monday.make({ type: 'undo' });
  await monday.make(pass);
  await monday.make({ ...(who === 'chance' ? pass : { ...attack, target: { agent: 'tuesday' } }) });
  if (who === 'chance') await monday.make({ type: 'text', card: 'doctor-watson' });
  else await makes(tuesday, { type: 'allow' });
  const undo = page.locator('[data-undo]');
  await until(monday.mind.client, () => monday.view().asking === null, 10_000);
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  // A disabled button can be tapped to ask why. `force`, because Playwright would wait until it is enabled.
  await undo.click({ force: true });
  await page.getByRole('status').getByText(sentence('emerald.turn.why.EM-UNDO-2')).waitFor();
});

test('[TB-NOTE-1] notes are there again after a reload and on another device, and nobody else has them', async () => {
  const { monday, tuesday } = await the.begin({ ...turn, ...loyal, cities: { berlin: home } });
  const ada = monday.person;
  const notes = async ({ page, tap }: typeof ada) => {
    await tap('tab', sentence('emerald.play.notes'));
    return {
      line: page.getByLabel(sentence('emerald.notes.about', { name: 'Bo' })),
      guess: page
        .getByRole('group', { name: sentence('emerald.notes.guess', { name: 'Bo' }) })
        .getByRole('radio', { name: sentence('emerald.notes.leaning', { leaning: 'loyalist2' }) }),
    };
  };
  const first = await notes(ada);
  await first.guess.check({ force: true });
  await first.line.fill('smiles too much');
  await ada.page.getByText(sentence('emerald.notes.unsaved')).waitFor();
  await ada.page.getByText(sentence('emerald.notes.unsaved')).waitFor({ state: 'hidden' });
  await ada.page.reload();
  const again = await notes(ada);
  expect(await again.line.inputValue()).toBe('smiles too much');

  await ada.tap('button', sentence('table.match.menu'));
  await ada.tap('button', sentence('table.menu.device'));
  await ada.tap('button', sentence('table.invite.copy'));
  const link = new URL(await ada.page.evaluate(() => navigator.clipboard.readText()));
  const phone = await the.person();
  await phone.open(`${link.pathname}${link.search}${link.hash}`);
  await phone.page.getByRole('list', { name: sentence('emerald.turn.hand') }).waitFor();
  const moved = await notes(phone);
  expect(await moved.line.inputValue()).toBe('smiles too much');
  expect(await moved.guess.isChecked()).toBe(true);
  expect(JSON.stringify(tuesday.client.table?.view)).not.toContain('smiles');
});

test.each(['desktop', 'phone'] as const)(
  'a covered identity looks the same for both sides: %s',
  async (device: Device) => {
    const covered: string[] = [];
    const open: string[] = [];
    for (const side of ['loyalist', 'restorationist'] as const) {
      const identities = { monday: side, tuesday: 'loyalist', wednesday: 'restorationist' };
      const { monday, code } = await the.begin(
        { ...turn, identities, hand: { monday: ['start-banker'] }, cities: { berlin: home } },
        { device },
      );
      const { page, context } = monday.person;
      const html = async () => (await htmlOf(page)).replaceAll(code, '#').replaceAll(/:\d{5}/g, '');
      await page.waitForLoadState('networkidle');
      open.push(await html());
      if (device === 'desktop') await page.keyboard.press('h');
      else {
        const box = await page.locator('button[data-day="monday"]').boundingBox();
        const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
        const tools = await context.newCDPSession(page);
        await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
        await page.getByRole('button', { name: partOfText(sentence('emerald.players.covered')) }).waitFor();
        await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }
      await page
        .getByRole('button', { name: partOfText(sentence('emerald.players.covered')) })
        .first()
        .waitFor();
      covered.push(await html());
    }
    expect(open[0]).not.toBe(open[1]);
    expect(covered[0]?.split(/(?=<)/)).toEqual(covered[1]?.split(/(?=<)/));
  },
);

test('[UX-20] what was missed is played over the board, and the log shows one player alone', async () => {
  const { monday, tuesday, wednesday, makes } = await the.begin(
    { ...turn, ...loyal, hand: { tuesday: ['start-handbills'] }, cities: { berlin: home } },
    { motion: true },
  );
  const { page, tap } = monday.person;
  const stepped = (step: number | string) => wholeText(sentence('emerald.log.missed.step', { step, count: anyNumber }));
  for (const move of [pass, pass, { type: 'end-turn' }] as const) await monday.make(move);
  await makes(tuesday, { type: 'place', cards: ['start-handbills'], city: 'rome' });
  for (const move of [pass, { type: 'end-turn' }] as const) await makes(tuesday, move);
  for (const move of [pass, pass, { type: 'end-turn' }] as const) await makes(wednesday, move);
  await tap('button', sentence('emerald.log.play'));
  await page.getByText(stepped(1)).waitFor();
  await tap('button', sentence('emerald.log.missed.next'));
  await page.getByText(stepped(2)).waitFor();
  await tap('button', sentence('emerald.log.missed.end'));
  await page.getByText(stepped(anyNumber)).waitFor({ state: 'hidden' });

  const log = page.getByRole('log');
  await log.getByText(/^Cy/).first().waitFor();
  await tap('button', sentence('emerald.log.only', { name: 'Bo' }));
  await log.getByText(/^Cy/).first().waitFor({ state: 'hidden' });
  const placed = sentence('emerald.log.say.place', {
    who: anything,
    count: 2,
    in: sentence('emerald.city.in', { city: 'rome' }),
    cards: anything,
  });
  expect(await log.getByText(partOfText(placed)).count()).toBe(1);
});
