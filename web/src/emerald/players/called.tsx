/** Sofia Sans draws Bulgarian letters unless told that they are Russian. */
const langOf = (name: string): 'ru' | undefined => (/\p{Script=Cyrillic}/u.test(name) ? 'ru' : undefined);

/** A nickname, in the letters of its own alphabet; whole on a closer look where there was no room for it. */
export const Called = ({ name }: { readonly name: string }) => (
  <span lang={langOf(name)} title={name}>
    {name}
  </span>
);
