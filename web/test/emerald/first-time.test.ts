import type { CardId, CityId } from '@lamplight/emerald/public';
import { expect, test } from 'vitest';
import { type EmeraldStepId, steps } from '../../src/emerald/learn/steps.ts';
import type { BrowserPerson } from '../person.ts';
import { cardName, nameInParts, partOfText, sentence, startOfText } from '../sentences.ts';
import { stage } from '../stage.ts';

const the = stage();

/** What a newcomer taps: only what the coach or the page names. */
interface Touch {
  card(card: CardId): Promise<void>;
  city(city: CityId): Promise<void>;
  limbo(): Promise<void>;
  /** A button by its label. */
  button(name: string | RegExp): Promise<void>;
  /** The lit button of the composer. */
  confirm(): Promise<void>;
}

function touching(person: BrowserPerson): Touch {
  const { page } = person;
  const hand = page.getByRole('list', { name: sentence('emerald.turn.hand') });
  return {
    card: card => person.tapOn(hand.getByRole('button', { name: startOfText(cardName(card)) }).first()),
    city: city => {
      const name = startOfText(sentence(`emerald.card.city-${city}`));
      return person.tapOn(page.locator('[data-city]').and(page.getByRole('button', { name })));
    },
    limbo: () => person.tapOn(page.getByRole('button', { name: partOfText(sentence('emerald.board.limbo')) })),
    button: name => person.tapOn(page.getByRole('button', { name }).first()),
    confirm: () => person.tapOn(page.locator('[data-confirm]')),
  };
}

/** Each step as its coach describes it. */
const followed: Readonly<Record<EmeraldStepId, (touch: Touch) => Promise<void>>> = {
  agents: async ({ city, confirm }) => {
    await city('paris');
    await confirm();
  },
  place: async ({ card, city, confirm }) => {
    await card('start-handbills');
    await card('start-street-orator');
    await city('vienna');
    await confirm();
  },
  back: async ({ card, limbo, confirm }) => {
    await card('start-banker');
    await limbo();
    await limbo();
    await confirm();
  },
  turn: ({ button }) => button(sentence('emerald.turn.do.end-turn')),
  claim: async ({ button, card, city, confirm }) => {
    await button(sentence('emerald.turn.name.claim'));
    await card('start-informer');
    await city('vienna');
    await confirm();
  },
  move: async ({ button, card, city, confirm }) => {
    await card('start-cab-driver');
    // The page asks what for.
    await button(sentence('emerald.turn.name.move'));
    await city('vienna');
    await city('paris');
    await city('vienna');
    await city('paris');
    await confirm();
  },
  tracks: async ({ button, card, confirm }) => {
    await button(sentence('emerald.turn.name.track'));
    await card('prince-kropotkin');
    await confirm();
  },
  kill: async ({ card, city, confirm }) => {
    await card('hired-assassin');
    await card('start-chemist');
    await city('paris');
    await confirm();
  },
  text: async ({ card, button, confirm }) => {
    await card('doctor-watson');
    await button(sentence('emerald.turn.name.text'));
    await confirm();
  },
  block: ({ button }) =>
    button(startOfText(sentence('emerald.questions.block', { card: sentence('emerald.card.sherlock-holmes') }))),
  reveal: async ({ button, card, city, confirm }) => {
    await card('start-knife-in-the-dark');
    await button(sentence('emerald.turn.name.assassinate'));
    await city('st-petersburg');
    await confirm();
  },
  end: async ({ button, card, city, confirm }) => {
    await button(sentence('emerald.turn.name.claim'));
    await card('start-informer');
    await city('vienna');
    await confirm();
  },
};

/** Goes through the lessons by the coach's words alone, to the last page. */
async function learnAll(person: BrowserPerson): Promise<void> {
  const { page } = person;
  await person.open('/learn/emerald');
  const touch = touching(person);
  for (const step of steps) {
    await page.getByRole('heading', { name: sentence(`emerald.learn.${step}`), exact: true }).waitFor();
    await page
      .getByText(sentence(`emerald.learn.${step}.do`))
      .first()
      .waitFor();
    await followed[step](touch);
    await page
      .getByText(sentence(`emerald.learn.${step}.done`))
      .first()
      .waitFor();
    await person.tap('button', sentence('learn.next'));
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
  const yourTurn = page.getByText(sentence('emerald.turn.need.act'));
  const city = page.locator('[data-light="legal"] > [data-city]');
  for (let agents = 0; agents < 2; agents++) {
    await city.first().waitFor({ timeout: 60_000 });
    await person.tapOn(city.first());
    await touch.confirm();
    await page.locator('[data-confirm]').waitFor({ state: 'hidden' });
  }
  await yourTurn.waitFor({ timeout: 60_000 });
  await touch.button(sentence('emerald.turn.name.place'));
  await touchLit(person, '[data-card][data-light="legal"]');
  await touchLit(person, '[data-light="legal"] > [data-city]');
  await touch.confirm();
  await yourTurn.first().waitFor();
  // A desktop has room for all actions, and no «More».
  const more = sentence('emerald.turn.act.more');
  if (await page.getByRole('button', { name: more, exact: true }).isVisible()) await touch.button(more);
  await touch.button(sentence('emerald.turn.name.pass'));
  await touch.confirm();
  await touch.button(sentence('emerald.turn.do.end-turn'));
  await page.getByText(sentence('emerald.turn.do.end-turn')).waitFor({ state: 'hidden' });
}

const withBots = nameInParts('home.bots', { game: sentence('home.emerald') });

/** From the buttons to a table: one tap, and the match is there. */
async function playWithBots(person: BrowserPerson): Promise<void> {
  await person.tap('button', withBots);
  await takeFirstTurn(person);
}

test('[UX-37] from the first lesson to the end of the first own turn against bots, without opening the rules', {
  timeout: 240_000,
}, async () => {
  const ada = await the.person({ device: 'phone' });
  await learnAll(ada);
  // After the lessons of Emerald, Emerald is offered first.
  const offered = ada.page.getByRole('main').getByRole('button', { name: startOfText(sentence('home.open')) });
  expect(await offered.first().textContent()).toContain(sentence('home.emerald'));
  await playWithBots(ada);
  expect(ada.page.url()).not.toContain('/rules');
});

test('[UX-37] a desktop leads through the lessons as well', { timeout: 120_000 }, async () => {
  const bo = await the.person();
  await learnAll(bo);
  await bo.see('button', withBots).waitFor();
});
