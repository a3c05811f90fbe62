import type { PackageLayer } from './packages.ts';

/**
 * How much of a package may be imported: everything it exports, or only these subpaths. `foresee` takes a view and
 * makes a move in an imagined world, so it cannot know what is hidden from its player. `origins` says where the values
 * of cards come from. That is for people who look it up, and no match need load it.
 */
export type ImportSight = 'all' | readonly ('public' | 'concepts' | 'foresee' | 'origins')[];

interface Row {
  readonly may: Partial<Readonly<Record<PackageLayer, ImportSight>>>;
  /** The end of a fault's sentence: what this layer may import, and where the thing belongs instead. */
  readonly instead: string;
  /** A pure layer runs in a browser and in a replay, so it may not use Node. */
  readonly pure: boolean;
}

/** Who may import whom, tests aside. ARCHITECTURE.md shows the same table to people. */
export const table: Readonly<Record<PackageLayer, Row | 'anything'>> = {
  contract: {
    may: {},
    pure: true,
    instead: 'contract imports nothing of ours: what it needs belongs in contract itself.',
  },
  art: {
    may: {},
    pure: false,
    instead: 'art imports nothing of ours: what it needs belongs in art itself, or is handed to it as data.',
  },
  game: {
    may: { contract: 'all' },
    pure: true,
    instead: 'a game imports contract only: what two games share belongs in contract, the rest in this game.',
  },
  example: {
    may: { contract: 'all' },
    pure: true,
    instead: 'an example game imports contract only: what it shares with another belongs in contract.',
  },
  bots: {
    may: { contract: 'all', game: ['public'], art: ['concepts'] },
    pure: false,
    instead:
      "bots import contract, a game's public.ts and what the pictures show only: whoever seats a bot hands it the rest.",
  },
  client: {
    may: { contract: 'all' },
    pure: true,
    instead: 'client imports contract only: it is handed a game, and hears the rest from the server.',
  },
  web: {
    may: { contract: 'all', client: 'all', game: ['public', 'foresee', 'origins'], art: ['public'] },
    pure: true,
    instead: "web imports contract, client, the pictures and a game's public.ts only: the rest stays on the server.",
  },
  server: {
    may: { contract: 'all', game: 'all', bots: 'all', art: ['public', 'concepts'] },
    pure: false,
    instead: 'server imports contract, games, bots and the pictures only: what others need of it goes over the wire.',
  },
  testkit: {
    may: { contract: 'all' },
    pure: false,
    instead: 'testkit imports contract only: the game on trial is handed to it.',
  },
  tools: 'anything',
  root: 'anything',
};
