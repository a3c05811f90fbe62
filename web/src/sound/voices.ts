/** How many may sound at once. Who comes when all are taken is not heard: a phone has one processor for everything. */
export interface Voices {
  /** Whether it may sound, from `at` to `until`. */
  admit(at: number, until: number): boolean;
}

/** What ended so many seconds before the newest began is forgotten: a bar is asked for whole, not in order. */
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
