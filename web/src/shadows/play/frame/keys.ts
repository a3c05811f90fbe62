/** The keys of a match that work wherever the focus is. The board and the cards have their own as well. */
export type ShadowsKeyAct =
  | { readonly type: 'card'; readonly place: number }
  | { readonly type: 'go' | 'swap' | 'chat' | 'mute' | 'keys' };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** By the position of the key, so that Cyrillic keyboards have the same keys. */
const byCode: Readonly<Record<string, 'go' | 'swap' | 'chat' | 'mute'>> = {
  KeyG: 'go',
  KeyS: 'swap',
  KeyC: 'chat',
  KeyM: 'mute',
};

export function actOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): ShadowsKeyAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '?') return { type: 'keys' };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  // On many keyboards shift turns digits into signs.
  if (digit !== undefined)
    return key === digit ? { type: 'card', place: digit === '0' ? 9 : Number(digit) - 1 } : undefined;
  const act = byCode[code];
  return act === undefined ? undefined : { type: act };
}
