import { settingsNow } from '../../settings/settings.ts';

/** Milliseconds on, off, on. Browsers allow it only after a tap, and complain of it before. */
export function buzz(pattern: readonly number[]): void {
  if (settingsNow().vibrates && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
}
