/**
 * The boards of the lessons and of the rules, by the page that shows them. `npm run lessons` plays them and stores the
 * results.
 */
import { emeraldLearn } from './emerald/learn.ts';
import { emeraldRules } from './emerald/rules.ts';
import { learn } from './shadows/learn.ts';
import { rules } from './shadows/rules.ts';

export const lessonBoards = [
  { page: 'shadows/learn', name: 'learn', play: learn },
  { page: 'shadows/rules', name: 'rules', play: rules },
  { page: 'emerald/learn', name: 'learn', play: emeraldLearn },
  { page: 'emerald/rules', name: 'rules', play: emeraldRules },
] as const;
