import { stage } from '../stage.ts';
import { lookAround } from '../states.ts';
import { arrangeEmerald } from './moments.ts';
import { openStagedServer } from './staged-server.ts';

// Other languages are checked on the phone, where space is short, and by `npm run screens -- --judge`.
lookAround(stage(openStagedServer), arrangeEmerald, { device: 'desktop', languages: ['en'] });
