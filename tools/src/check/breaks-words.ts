import type { Break } from './breaks.ts';
import { inJson } from './copy.ts';

const saying = (key: string, text: string) =>
  inJson<string>(texts => {
    texts[key] = text;
  });

const row = (text: string) => (before: string) =>
  before.replace(/^\| language \| where .*\n.*\n/m, found => `${found}${text}\n`);

/** Texts that are translated, and worded as web/words.md says they shall not be. */
export const wordBreaks: readonly Break[] = [
  {
    name: 'a word that we never say',
    part: 'translations',
    changes: { 'web/src/timer/messages/en.json': saying('timer.title', 'For whoever plays') },
    says: 'says "For whoever" in timer.title: our word is anyone who, the player who (web/words.md, «Never»).',
  },
  {
    name: 'a plain space before a French mark',
    part: 'translations',
    changes: { 'web/src/timer/messages/fr.json': saying('timer.title', 'Vite !') },
    says: 'writes "Vite !" in timer.title: French has a no-break space before ; ! ? and ».',
  },
  {
    name: 'a name after a preposition',
    part: 'translations',
    changes: { 'web/src/emerald/log/messages/pl.json': saying('emerald.log.turn.of', 'Tura od <b>{who}</b>') },
    says: 'has "od {who}" in emerald.log.turn.of: it wants a case that a name in a slot cannot have',
  },
  {
    name: 'a slot whose values nobody knows',
    part: 'translations',
    changes: { 'web/src/emerald/log/messages/en.json': saying('emerald.log.turn.of', '{zebra} is playing') },
    says: 'has a slot {zebra} in emerald.log.turn.of that nobody knows the values of: add zebra to tools/src/words/slots.ts',
  },
  {
    name: 'one English and two renderings',
    part: 'translations',
    changes: {
      'web/src/timer/messages/nl.json': saying(
        'timer.level',
        '{level, select, recruit {Groentje} novice {Beginner} agent {Agent} other {Meester}}',
      ),
    },
    says: 'recruit {Groentje} novice {Beginner} agent {Agent} other {Meester}}" in timer.level, and shadows.level says "',
  },
  {
    name: 'a term that is not the word of the glossary',
    part: 'translations',
    changes: { 'web/src/emerald/log/messages/ru.json': saying('emerald.log.limbo', 'Пустота') },
    says: 'does not say "Лимб" in emerald.log.limbo, where English says "Limbo": use the word of web/words.md.',
  },
  {
    name: 'a code that no table can have',
    part: 'translations',
    changes: { 'web/src/home/messages/ru.json': saying('home.code.wrong', 'AMSTEL') },
    says: 'shows the code AMSTEL in home.code.wrong, which no table can have: codes have no A, only BCDFGHJKLMNPQRSTVWXZ.',
  },
  {
    name: 'a picture whose colours differ',
    part: 'translations',
    changes: { 'art/src/intel/messages/nl.json': saying('i01', 'Een paarse krokodil') },
    says: 'names a colour by "paarse" in i01, and English does not: name the same, or exempt it in web/words.md.',
  },
  {
    name: 'an exception that nobody needs',
    part: 'translations',
    changes: { 'web/words.md': before => `${before}| same | nl | timer.title | It once had less room. |\n` },
    says: ' exempts timer.title from same, which nl needs no more: delete it.',
  },
  {
    name: 'a row of the glossary in no language of ours',
    part: 'translations',
    changes: { 'web/words.md': row('| de | all | Brettspiel | – | no language of ours |') },
    says: ' names no language of ours: write one of en, fr, nl, pl, ru.',
  },
];
