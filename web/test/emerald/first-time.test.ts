import { expect, test } from 'vitest';
import learn from '../../src/emerald/learn/messages/en.json' with { type: 'json' };
import { type EmeraldStepId, steps } from '../../src/emerald/learn/steps.ts';
import type { BrowserPerson } from '../person.ts';
import { stage } from '../stage.ts';

const the = stage();

/** What a newcomer taps: only what the coach or the page names. */
interface Touch {
  card(name: string): Promise<void>;
  city(name: string): Promise<void>;
  limbo(): Promise<void>;
  /** A button by its label. */
  button(name: string | RegExp): Promise<void>;
  /** The lit button of the composer. */
  confirm(): Promise<void>;
}

function touching(person: BrowserPerson): Touch {
  const { page } = person;
  const hand = page.getByRole('list', { name: 'Your hand' });
  return {
    card: name => person.tapOn(hand.getByRole('button', { name: new RegExp(`^${name}`) }).first()),
    city: name =>
      person.tapOn(page.locator('[data-city]').and(page.getByRole('button', { name: new RegExp(`^${name}`) }))),
    limbo: () => person.tapOn(page.getByRole('button', { name: /Limbo/ })),
    button: name => person.tapOn(page.getByRole('button', { name }).first()),
    confirm: () => person.tapOn(page.locator('[data-confirm]')),
  };
}

/** Each step as its coach describes it. */
const followed: Readonly<Record<EmeraldStepId, (touch: Touch) => Promise<void>>> = {
  agents: async ({ city, confirm }) => {
    await city('Paris');
    await confirm();
  },
  place: async ({ card, city, confirm }) => {
    await card('Handbills');
    await card('Street Orator');
    await city('Vienna');
    await confirm();
  },
  back: async ({ card, limbo, confirm }) => {
    await card('Banker');
    await limbo();
    await limbo();
    await confirm();
  },
  turn: ({ button }) => button('End your turn'),
  claim: async ({ button, card, city, confirm }) => {
    await button('Claim a card');
    await card('Informer');
    await city('Vienna');
    await confirm();
  },
  move: async ({ button, card, city, confirm }) => {
    await card('Cab Driver');
    // «What for? Choose one of the lit actions.»
    await button('Move agents');
    await city('Vienna');
    await city('Paris');
    await city('Vienna');
    await city('Paris');
    await confirm();
  },
  tracks: async ({ button, card, confirm }) => {
    await button('Move the markers');
    await card('Prince Kropotkin');
    await confirm();
  },
  kill: async ({ card, city, confirm }) => {
    await card('Hired Assassin');
    await card('Chemist');
    await city('Paris');
    await confirm();
  },
  text: async ({ card, button, confirm }) => {
    await card('Doctor Watson');
    await button('Use a text');
    await confirm();
  },
  block: ({ button }) => button(/^Block with Sherlock Holmes/),
  reveal: async ({ button, card, city, confirm }) => {
    await card('Knife in the Dark');
    await button('Assassinate');
    await city('St Petersburg');
    await confirm();
  },
  end: async ({ button, card, city, confirm }) => {
    await button('Claim a card');
    await card('Informer');
    await city('Vienna');
    await confirm();
  },
};

/** Goes through the lessons by the coach's words alone, to the last page. */
async function learnAll(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await person.open('/learn/emerald');
  const touch = touching(person);
  for (const step of steps) {
    await page.getByRole('heading', { name: learn[`emerald.learn.${step}`], exact: true }).waitFor();
    await page.getByText(learn[`emerald.learn.${step}.do`]).first().waitFor();
    await followed[step](touch);
    await page.getByText(learn[`emerald.learn.${step}.done`]).first().waitFor();
    await person.tap('button', 'Next');
  }
}

/** Taps the first lit thing of this kind. */
async function touchLit(person: BrowserPerson, what: string): Promise<void> {
  const lit = person.page.locator(what).first();
  await lit.waitFor();
  await person.tapOn(lit);
}

/** Takes a whole turn by what is lit and by the sentence above the buttons. */
async function takeFirstTurn(person: BrowserPerson): Promise<void> {
  const { page } = person;
  const touch = touching(person);
  // Two agents first; in between, bots place theirs.
  const yourTurn = page.getByText('Choose an action, or cards first.');
  const city = page.locator('[data-light="legal"] > [data-city]');
  for (let agents = 0; agents < 2; agents++) {
    await city.first().waitFor({ timeout: 60_000 });
    await person.tapOn(city.first());
    await touch.confirm();
    await page.locator('[data-confirm]').waitFor({ state: 'hidden' });
  }
  await yourTurn.waitFor({ timeout: 60_000 });
  await touch.button('Place influence');
  await touchLit(person, '[data-card][data-light="legal"]');
  await touchLit(person, '[data-light="legal"] > [data-city]');
  await touch.confirm();
  await page.getByText('1 action left').or(yourTurn).first().waitFor();
  // A desktop has room for all actions, and no «More».
  if (await page.getByRole('button', { name: 'More', exact: true }).isVisible()) await touch.button('More');
  await touch.button('Pass');
  await touch.confirm();
  await touch.button('End your turn');
  await page.getByText('End your turn').waitFor({ state: 'hidden' });
}

/** From the buttons to a table: one tap, and the match is there. */
async function playWithBots(person: BrowserPerson): Promise<void> {
  await person.tap('button', /^With bots now: A Study in Emerald/);
  await takeFirstTurn(person);
}

test('[UX-37] from the first lesson to the end of the first own turn against bots, without opening the rules', {
  timeout: 240_000,
}, async () => {
  const ada = await the.person({ device: 'phone' });
  await learnAll(ada);
  // After the lessons of Emerald, Emerald is offered first.
  const offered = ada.page.getByRole('main').getByRole('button', { name: /^Open a table/ });
  expect(await offered.first().textContent()).toContain('A Study in Emerald');
  await playWithBots(ada);
  expect(ada.page.url()).not.toContain('/rules');
});

test('[UX-37] a desktop leads through the lessons as well', { timeout: 120_000 }, async () => {
  const bo = await the.person();
  await learnAll(bo);
  await bo.see('button', /^With bots now: A Study in Emerald/).waitFor();
});
