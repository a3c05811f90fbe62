import { settingsNow } from '../../../settings/settings.ts';

/** So many milliseconds at the speed this person has chosen: nothing at all with motion off. */
export const lasting = (milliseconds: number): number => milliseconds * settingsNow().speed;

/** As `--ease-out` has it. */
export const easeOut = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** As `--ease-spring` has it. */
export const easeSpring = 'cubic-bezier(0.3, 1.5, 0.5, 1)';
