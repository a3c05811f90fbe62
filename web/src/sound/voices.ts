/**
 * Limits how many sounds play at once. A sound that comes when all voices are taken is dropped: a phone has one
 * processor for everything.
 */
export interface Voices {
  /** Whether it may sound, from `at` to `until`. */
  admit(at: number, until: number): boolean;
}

/**
 * Sounds that ended this many seconds before the newest began are forgotten. Not sooner: a bar is scheduled whole, not
 * in order.
 */
const memory = 6;

export function voicesUpTo(most: number): Voices {
  let sounding: { readonly at: number; readonly until: number }[] = [];
  return {
    admit: (at, until) => {
      sounding = sounding.filter(each => each.until > at - memory);
      if (sounding.filter(each => each.until > at && each.at < until).length >= most) return false;
      sounding.push({ at, until });
      return true;
    },
  };
}
