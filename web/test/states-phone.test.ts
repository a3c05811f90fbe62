import { lookAround } from './states.ts';

lookAround('phone');
