export interface Exemption {
  readonly name: string;
  /** Why the same word stands for several things here. */
  readonly reason: string;
  /** Folders besides those of the games that may define it once each. */
  readonly besides?: readonly string[];
}

/** Each of these may define an exempt name once. */
export const gamePackage = /^(?:games|testkit\/examples)\/[^/]+\//;

const byContract = 'each game hands its own to the contract (GameTypes), from the file of the same name';
const byBook = 'each game has its own, by its rulebook; code that knows both games says which package it means';

export const exemptions: readonly Exemption[] = [
  { name: 'State', reason: byContract },
  { name: 'Event', reason: byContract },
  { name: 'Move', reason: byContract },
  { name: 'View', reason: byContract },
  { name: 'Told', reason: byContract },
  { name: 'Options', reason: byContract },
  { name: 'Rule', reason: `${byContract}; tables have a book of rules too`, besides: ['server/'] },
  { name: 'Phase', reason: byBook },
  { name: 'Ending', reason: byBook },
  { name: 'End', reason: byBook },
  { name: 'CardId', reason: byBook },
  { name: 'Effect', reason: byBook },
];

const said = 'name the thing, not what was done to it (a ReplayResult, a HeldAnswer)';
const which = 'say which one (a HandPlace, a FetchRoute, a VolleyKind)';

/** Names that once meant a different thing in each of twelve files, and what to use instead. */
export const vague: Readonly<Record<string, string>> = {
  Line: 'a line of chat is a ChatLine, a socket is a Connection, a sentence is a Sentence',
  Parts: 'what a thing needs from outside are its dependencies (RoomDeps)',
  Asked: said,
  Chosen: said,
  Found: said,
  Heard: said,
  Held: said,
  Kept: said,
  Known: said,
  Loaded: said,
  Missed: said,
  Played: said,
  Said: said,
  Seen: said,
  Shown: said,
  Taken: said,
  Tried: said,
  Item: which,
  Kind: which,
  Place: which,
  Thing: which,
  Way: which,
};
