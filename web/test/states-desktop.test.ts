import { arrange } from './moments.ts';
import { stage } from './stage.ts';
import { lookAround } from './states.ts';

// Other languages are checked on the phone, where space is short, and by `npm run screens -- --judge`.
lookAround(stage(), arrange, { device: 'desktop', languages: ['en'] });
