import { languages } from '../person.ts';
import { stage } from '../stage.ts';
import { lookAround } from '../states.ts';
import { arrangeEmerald } from './moments.ts';
import { openStagedHouse } from './staged-house.ts';

lookAround(stage(openStagedHouse), arrangeEmerald, { device: 'phone', languages });
