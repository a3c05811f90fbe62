import type { Break } from './breaks.ts';

const add = (text: string) => (before: string) => `${before}${text}\n`;

/** Folders of web/src and server/src in the wrong order: see `arrows/folders.ts`. */
export const folderBreaks: readonly Break[] = [
  {
    name: 'a folder that imports upwards',
    part: 'arrows',
    changes: {
      'web/src/session/in-sight.ts': add("export type { MatchProps } from '../table/game.ts';"),
    },
    says: 'imports web/src/table/game.ts, but session may import',
  },
  {
    name: 'folders that import each other in a circle',
    part: 'arrows',
    changes: {
      'web/src/learn/progress.ts': add("export { gamesOfLessons } from '../emerald/learn/emerald-learn.tsx';"),
    },
    says: 'closes a circle of folders of web/src: ',
  },
  {
    name: 'folders within a game that import each other in a circle',
    part: 'arrows',
    changes: {
      'web/src/emerald/view/layout.ts': add("export { Screen } from '../play/screen.tsx';"),
    },
    says: 'closes a circle of folders of web/src/emerald: ',
  },
  {
    name: 'a file that no page leads to',
    part: 'arrows',
    changes: {
      'web/src/parts/orphan.ts': 'export const orphan = 1;\n',
      'web/src/parts/orphan.test.ts': "import './orphan.ts';\n",
    },
    says: 'web/src/parts/orphan.ts cannot be reached from main.tsx',
  },
  {
    name: 'folders of the server that import each other in a circle',
    part: 'arrows',
    changes: {
      'server/src/stream/queue.ts': add("export type { TableFacts } from '../rooms/facts.ts';"),
    },
    says: 'closes a circle of folders of server/src: ',
  },
  {
    name: 'a file of the server that only a test uses',
    part: 'arrows',
    changes: {
      'server/src/rooms/orphan.ts': 'export const orphan = 1;\n',
      'server/src/rooms/orphan.test.ts': "import './orphan.ts';\n",
    },
    says: 'server/src/rooms/orphan.ts cannot be reached from main.ts',
  },
];
