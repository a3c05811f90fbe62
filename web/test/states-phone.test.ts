import { arrange } from './moments.ts';
import { stage } from './stage.ts';
import { lookAround } from './states.ts';

// The language with the shortest words and the one with the longest. `npm run screens -- --judge` checks the others.
lookAround(stage(), arrange, { device: 'phone', languages: ['en', 'ru'] });
