import { arrange } from './moments.ts';
import { stage } from './stage.ts';
import { lookAround } from './states.ts';

// The shortest words and the longest; `npm run screens -- --judge` looks at the others.
lookAround(stage(), arrange, { device: 'phone', languages: ['en', 'ru'] });
