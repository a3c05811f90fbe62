/** Sofia Sans draws Bulgarian letter forms unless the language is Russian. */
const langOf = (name: string): 'ru' | undefined => (/\p{Script=Cyrillic}/u.test(name) ? 'ru' : undefined);

/** A nickname, with the language of its alphabet. The title shows it whole where it is cut. */
export const Called = ({ name }: { readonly name: string }) => (
  <span lang={langOf(name)} title={name}>
    {name}
  </span>
);
