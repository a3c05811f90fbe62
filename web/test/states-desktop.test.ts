import { lookAround } from './states.ts';

lookAround('desktop');
