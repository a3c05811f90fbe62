import { stage } from '../stage.ts';
import { lookAround } from '../states.ts';
import { arrangeEmerald } from './moments.ts';
import { openStagedHouse } from './staged-house.ts';

// Other languages are checked on the phone, where space is short, and by `npm run screens -- --judge`.
lookAround(stage(openStagedHouse), arrangeEmerald, { device: 'desktop', languages: ['en'] });
