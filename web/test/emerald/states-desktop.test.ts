import { stage } from '../stage.ts';
import { lookAround } from '../states.ts';
import { arrangeEmerald } from './moments.ts';
import { openStagedHouse } from './staged-house.ts';

// The other languages are looked at on the phone, where room is short, and by `npm run screens -- --judge`.
lookAround(stage(openStagedHouse), arrangeEmerald, { device: 'desktop', languages: ['en'] });
