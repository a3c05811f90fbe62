/**
 * Which modules share a file. On a slow connection each file costs a round trip, six at a time: so what is always
 * needed together is one file. What only some pages need stays apart, so that the first page stays small.
 */
const always = [
  // The menu brings a library that the first page does not need.
  String.raw`parts\/(?!over\/menu)`,
  String.raw`(?:store|timing|words|offline)\/`,
  String.raw`shell\/(?!settings-page)`,
  String.raw`(?:app|first-page|route)\.tsx?$`,
  String.raw`settings\/(?:settings|language-choice)\.`,
  // Small, and needed by the first page and by tables alike.
  String.raw`.*\/words\.ts$`,
  String.raw`session\/my-tables\.ts`,
  String.raw`table\/at-hand\.ts`,
  String.raw`table\/invitation\/(?:facts|code)\.ts`,
];

/** The kinds of bots are part of the settings, which every page reads. The rest of the contract stays apart. */
const bots = String.raw`contract\/src\/bots\.ts`;

export const chunks: readonly { readonly name: string; readonly test: RegExp; readonly priority: number }[] = [
  {
    name: 'parts',
    test: new RegExp(
      String.raw`\/(?:web\/src\/(?:${always.join('|')})|art\/(?:src|pictures)\/|${bots})(?!.*messages\/)`,
    ),
    priority: 5,
  },
  // Somebody who comes by a link to a running match needs nothing of the lobby.
  {
    name: 'lobby',
    test: /\/web\/src\/table\/lobby\//,
    priority: 5,
  },
  // Home needs the buttons that open a table, but not the table.
  {
    name: 'table',
    test: /\/(?:web\/src\/(?:table(?!\/opening)|session)|client\/src|contract\/src|valibot)\/(?!messages)/,
    priority: 4,
  },
  // Neither game loads the other: what both need is a file of its own.
  {
    name: 'match',
    // The code that makes the sounds loads with the first gesture, and the end of a match when it ends.
    test: /\/web\/src\/(?:match\/(?!seed-panel|rematch-panel)|sound\/(?:sound|scene)\.)(?!.*messages\/)/,
    priority: 3,
  },
  {
    name: 'shadows',
    test: /\/(?:web\/src\/shadows\/(?:board|cards|drawings|geometry|play|stage|zoom)|games\/shadows\/src)\/(?!messages)/,
    priority: 3,
  },
  {
    name: 'emerald',
    test: /\/(?:web\/src\/emerald\/(?:board|cards|log|moments|names|notes|play|players|questions|style|turn|view)|games\/emerald\/src)\/(?!messages|provenance|origins)/,
    priority: 3,
  },
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-intl|@formatjs|intl-messageformat)\//,
    priority: 2,
  },
];
