/** Which folder of a package may import which, types included. ARCHITECTURE.md shows people the same order. */
export interface FolderTable {
  readonly root: string;
  /** Where the program starts. A file that cannot be reached from here is dead. */
  readonly entries: readonly string[];
  /** By the name of a folder in `root`, or of a file directly in `root`. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

const base = ['route.ts', 'store', 'timing', 'words', 'parts'];
const settled = [...base, 'offline', 'settings', 'sound'];
const tables = [...settled, 'shell', 'session', 'table'];
const games = [...tables, 'match', 'replay', 'learn', 'rules'];
const pages = [...settled, 'shell', 'session', 'table', 'match'];

export const webFolders: FolderTable = {
  root: 'web/src',
  // The worker is built by web/build/worker.ts. Only the compiler reads the ids.
  entries: ['main.tsx', 'offline/worker.ts', 'ids.d.ts'],
  rows: {
    'main.tsx': ['app.tsx', 'debug', 'first-page.ts', 'offline', 'settings', 'shell', 'style', 'words'],
    'app.tsx': ['first-page.ts', 'pages.tsx', 'parts', 'route.ts', 'shell'],
    'first-page.ts': ['pages.tsx', 'route.ts'],
    'pages.tsx': ['games.ts', 'home', 'timer', 'emerald', 'shadows', ...games],
    'games.ts': ['emerald', 'shadows', 'home', ...games],
    'ids.d.ts': ['home', 'timer', 'emerald', 'shadows', ...games],
    // Only in development: main.tsx loads it there.
    debug: ['route.ts', 'session'],
    home: pages,
    // The timer of Shadows, for those who play with the box: it shows the clock of its rounds.
    timer: [...pages, 'shadows'],
    emerald: games,
    shadows: games,
    match: tables,
    replay: tables,
    learn: tables,
    rules: tables,
    table: [...settled, 'shell', 'session'],
    session: base,
    shell: [...base, 'offline', 'settings'],
    sound: ['route.ts', 'settings', 'store', 'timing'],
    settings: base,
    parts: ['route.ts', 'store', 'timing', 'words'],
    offline: ['store'],
    words: ['store'],
    'route.ts': ['store'],
    timing: ['store'],
    store: [],
    style: [],
  },
};

const plain = ['game-ids.ts', 'log.ts', 'metrics.ts', 'owned.ts', 'rules.ts', 'thread.ts'];

export const serverFolders: FolderTable = {
  root: 'server/src',
  entries: ['main.ts'],
  rows: {
    'main.ts': ['config', 'node', ...plain],
    'game-ids.ts': [],
    node: [
      'config',
      'hints',
      'rooms',
      'http',
      'match',
      'pages',
      'players',
      'push',
      'store',
      'stream',
      'table',
      ...plain,
    ],
    http: ['config', 'rooms', 'pages', 'push', ...plain],
    push: ['rooms', 'pages', 'store', ...plain],
    pages: ['rooms', ...plain],
    rooms: ['match', 'players', 'store', 'stream', 'table', ...plain],
    players: ['match', 'stream', ...plain],
    match: ['store', 'stream', ...plain],
    table: ['stream', ...plain],
    stream: ['store', ...plain],
    hints: ['store', ...plain],
    store: [...plain],
    config: ['log.ts'],
    'log.ts': [],
    'metrics.ts': [],
    'owned.ts': [],
    'rules.ts': [],
    'thread.ts': [],
  },
};
