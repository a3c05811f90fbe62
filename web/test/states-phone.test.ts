import { languages } from './person.ts';
import { lookAround } from './states.ts';

lookAround('phone', languages);
