import type { CatalogueLoaders } from '../words/catalogues.ts';
import { boardWords } from './board/words.ts';
import { cardsWords } from './cards/words.ts';
import { logWords } from './log/words.ts';
import { momentsWords } from './moments/words.ts';
import { namesWords } from './names/words.ts';
import { notesWords } from './notes/words.ts';
import { playWords } from './play/words.ts';
import { questionsWords } from './questions/words.ts';
import { turnWords } from './turn/words.ts';

/** All catalogues that the screen of a match uses, at a table and in lessons. */
export const matchWords: readonly CatalogueLoaders[] = [
  namesWords,
  cardsWords,
  boardWords,
  playWords,
  turnWords,
  logWords,
  momentsWords,
  notesWords,
  questionsWords,
];
