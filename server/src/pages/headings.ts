import { isGameId } from '../game-ids.ts';
import type { TableFacts } from '../rooms/facts.ts';
import type { PageLanguage } from './language.ts';
import { speak } from './messages.ts';
import type { Heading } from './shell.ts';

export function headingOfSite(language: PageLanguage): Heading {
  const say = speak(language);
  return { language, title: say('page.title'), text: say('page.text') };
}

/** A link in a chat shows which game it is, and whether a seat is free. */
export function headingOfTable(language: PageLanguage, { code, game, phase, seats, free }: TableFacts): Heading {
  const say = speak(language);
  const name = isGameId(game) ? say(`game.${game}`) : game;
  const seated = say('table.free', { free, seats });
  return {
    language,
    title: say('table.title', { game: name, code }),
    text: phase === 'playing' ? `${say('table.playing')} ${seated}` : `${seated} ${say('table.join')}`,
  };
}

export function headingOfNoTable(language: PageLanguage): Heading {
  const say = speak(language);
  return { language, title: say('noTable.title'), text: say('noTable.text') };
}

export function headingOfNowhere(language: PageLanguage): Heading {
  const say = speak(language);
  return { language, title: say('nowhere.title'), text: say('nowhere.text') };
}

export function headingOfUnbuilt(language: PageLanguage): Heading {
  const say = speak(language);
  return { language, title: say('unbuilt.title'), text: say('unbuilt.text') };
}
