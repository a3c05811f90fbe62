import { stage } from '../stage.ts';
import { lookAround } from '../states.ts';
import { arrangeEmerald } from './moments.ts';
import { openStagedServer } from './staged-server.ts';

// The language with the shortest words and the one with the longest. `npm run screens -- --judge` checks the others.
lookAround(stage(openStagedServer), arrangeEmerald, { device: 'phone', languages: ['en', 'ru'] });
