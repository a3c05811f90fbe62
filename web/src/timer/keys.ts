export type TimerKey = 'press' | 'again' | 'mute';

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** By the position of the key, so that Cyrillic keyboards have the same keys. */
const byCode: Readonly<Record<string, TimerKey>> = { Space: 'press', KeyR: 'again', KeyM: 'mute' };

export const keyOf = ({ code, ctrlKey, metaKey, altKey }: Pressed): TimerKey | undefined =>
  ctrlKey || metaKey || altKey ? undefined : byCode[code];

/** Elements that use the key themselves when focused: fields, and for Space also buttons. */
export const takers: Readonly<Record<TimerKey, string>> = {
  press: 'button, a, input, select, textarea, summary, dialog, [role="menu"]',
  again: 'input:not([type="radio"], [type="range"]), select, textarea, dialog, [role="menu"]',
  mute: 'input:not([type="radio"], [type="range"]), select, textarea, dialog, [role="menu"]',
};
