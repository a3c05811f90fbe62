/** The keys of a match that work wherever the focus is; a turn, the map and the cards have their own besides. */
export type EmeraldKeyAct = 'cover' | 'log' | 'notes' | 'chat' | 'mute' | 'keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** By the place of the letter, so that Cyrillic keyboards have the same keys. */
const byCode: Readonly<Record<string, EmeraldKeyAct>> = {
  KeyH: 'cover',
  KeyL: 'log',
  KeyN: 'notes',
  // C is for claiming.
  KeyB: 'chat',
  KeyM: 'mute',
};

export function actOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): EmeraldKeyAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return key === '?' ? 'keys' : byCode[code];
}
