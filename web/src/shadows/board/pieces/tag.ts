/** Rough widths of letters of the label face at 16.5 units: a name must fit its plate before any font has loaded. */
const narrow = /[iljtfI1.,:;'’!| -]/u;
const broad = /[mwMWŁŻШЩЖЮФшщжюф@%]/u;
/** Scripts whose letters are as wide as high. The label face has none of them. */
const square = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Emoji_Presentation}/u;
/** A longer name would lie over the neighbours. */
const longest = 12;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function widthOfLetter(letter: string): number {
  if (square.test(letter)) return 16.5;
  if (broad.test(letter)) return 10.4;
  return narrow.test(letter) ? 4.6 : 7.6;
}

/** The text of a name tag, and how wide the tag is, in units of the board. */
export function tagOf(name: string): { readonly label: string; readonly width: number } {
  const all = [...letters.segment(name)].map(({ segment }) => segment);
  const label =
    all.length > longest
      ? `${all
          .slice(0, longest - 1)
          .join('')
          .trimEnd()}…`
      : name;
  const kept = [...letters.segment(label)].map(({ segment }) => widthOfLetter(segment));
  return { label, width: kept.reduce((sum, width) => sum + width, 14) };
}
