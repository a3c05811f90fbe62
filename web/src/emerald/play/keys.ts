/** The keys of a match that work wherever the focus is. A turn, the map and the cards have their own as well. */
export type EmeraldKeyAct = 'cover' | 'log' | 'notes' | 'chat' | 'mute' | 'keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** By the position of the key, so that Cyrillic keyboards have the same keys. */
const byCode: Readonly<Record<string, EmeraldKeyAct>> = {
  KeyH: 'cover',
  KeyL: 'log',
  KeyN: 'notes',
  // C is taken: it claims.
  KeyB: 'chat',
  KeyM: 'mute',
};

export function actOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): EmeraldKeyAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return key === '?' ? 'keys' : byCode[code];
}
