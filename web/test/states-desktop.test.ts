import { lookAround } from './states.ts';

// The shortest words and the longest; `npm run screens -- --all-languages` looks at the others.
lookAround('desktop', ['en', 'ru']);
