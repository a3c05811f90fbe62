import { arrange } from './moments.ts';
import { languages } from './person.ts';
import { stage } from './stage.ts';
import { lookAround } from './states.ts';

lookAround(stage(), arrange, { device: 'phone', languages });
