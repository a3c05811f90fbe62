import { arrange } from './moments.ts';
import { stage } from './stage.ts';
import { lookAround } from './states.ts';

// The other languages are looked at on the phone, where room is short, and by `npm run screens -- --judge`.
lookAround(stage(), arrange, { device: 'desktop', languages: ['en'] });
