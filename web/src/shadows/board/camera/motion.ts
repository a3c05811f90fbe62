import { settingsNow } from '../../../settings/settings.ts';
import { easings } from '../../drawings/easings.ts';

/** This many milliseconds at the speed this person has chosen. Zero with motion off. */
export const lasting = (milliseconds: number): number => milliseconds * settingsNow().speed;

const bezier = (handles: readonly number[]): string => `cubic-bezier(${handles.join(', ')})`;

/** As `--ease-out` has it. */
export const easeOut = bezier(easings.out);

/** As `--ease-spring` has it. */
export const easeSpring = bezier(easings.spring);
