/** Names as people see them: two that look alike count as one [TB-NAME-1]. */
import unhomoglyph from 'unhomoglyph';

const unseen = /[\p{Default_Ignorable_Code_Point}\p{C}]/gu;
/** The Braille blank is no space to Unicode, but looks like one. */
const spaces = /[\p{Z}\s\u2800]+/gu;

export function looksLike(one: string, other: string): boolean {
  const others = looksOf(other);
  return looksOf(one).some((look, n) => look === others[n]);
}

/**
 * The skeleton of Unicode's technical standard 39, ignoring case. Computed twice: a capital I looks like an l only
 * before lowercasing, and a small Cyrillic letter may look like a Latin one where the capital does not.
 */
function looksOf(name: string): readonly string[] {
  const seen = name.normalize('NFKC').replace(unseen, '').replace(spaces, ' ').trim();
  return [small(skeleton(seen)), skeleton(small(seen))];
}

const skeleton = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD');
/** By way of capitals, so that ß equals ss. */
const small = (text: string): string => text.toUpperCase().toLowerCase();
