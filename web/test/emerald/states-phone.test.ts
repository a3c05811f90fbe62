import { stage } from '../stage.ts';
import { lookAround } from '../states.ts';
import { arrangeEmerald } from './moments.ts';
import { openStagedHouse } from './staged-house.ts';

// The shortest words and the longest; `npm run screens -- --judge` looks at the others.
lookAround(stage(openStagedHouse), arrangeEmerald, { device: 'phone', languages: ['en', 'ru'] });
