/** Names as they are seen: two that look alike are one [TB-NAME-1]. */
import unhomoglyph from 'unhomoglyph';

const unseen = /[\p{Default_Ignorable_Code_Point}\p{C}]/gu;
/** A blank of Braille is no space to Unicode, and one to the eye. */
const spaces = /[\p{Z}\s\u2800]+/gu;

export function looksLike(one: string, other: string): boolean {
  const others = looksOf(other);
  return looksOf(one).some((look, n) => look === others[n]);
}

/**
 * The skeleton of Unicode's technical standard 39, with upper and lower case the same. Twice: a capital I looks like an l only
 * before it is made small, and a small Cyrillic letter may look like a Latin one where the capital does not.
 */
function looksOf(name: string): readonly string[] {
  const seen = name.normalize('NFKC').replace(unseen, '').replace(spaces, ' ').trim();
  return [small(skeleton(seen)), skeleton(small(seen))];
}

const skeleton = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD');
/** By way of capitals: ß is the same as ss. */
const small = (text: string): string => text.toUpperCase().toLowerCase();
