import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { keptOf } from './worker.ts';

interface Made {
  readonly from?: string;
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly styles?: readonly string[];
  readonly isEntry?: boolean;
}

const chunk = ({ from = '', imports = [], later = [], styles = [], isEntry = false }: Made) => ({
  type: 'chunk',
  facadeModuleId: from,
  imports,
  moduleIds: [from],
  dynamicImports: later,
  isEntry,
  viteMetadata: { importedCss: new Set(styles) },
});

const src = '/somewhere/web/src';
const bundle = {
  'entry.js': chunk({
    isEntry: true,
    imports: ['parts.js'],
    later: ['rules.js', 'table.js', 'replay.js', 'replay-of-game.js', 'start.js', 'texts.js'],
    styles: ['entry.css'],
  }),
  'parts.js': chunk({}),
  'rules.js': chunk({
    from: `${src}/shadows/rules/shadows-rules.tsx`,
    imports: ['board.js'],
    later: ['rules-ru.js'],
    styles: ['rules.css'],
  }),
  'rules-ru.js': chunk({ from: `${src}/rules/messages/ru.json` }),
  'board.js': chunk({}),
  'table.js': chunk({ from: `${src}/table/table-page.tsx`, imports: ['socket.js'], styles: ['table.css'] }),
  'replay.js': chunk({ from: `${src}/replay/replay-page.tsx` }),
  'replay-of-game.js': chunk({ from: `${src}/shadows/replay/shadows-replay.tsx` }),
  'start.js': chunk({ from: `${src}/table/opening/alone-sheet.tsx` }),
  'socket.js': chunk({}),
  'texts.js': chunk({ from: '/somewhere/art/src/intel/messages/ru.json' }),
  'face.woff2': { type: 'asset' },
  'assets/stage.js': { type: 'asset' },
  'large.png': { type: 'asset' },
} as unknown as Rolldown.OutputBundle;

test('what needs no server is kept, with its words, styles, faces and workers; texts of pictures later, and nothing else', () => {
  const { atOnce, later, modules } = keptOf(bundle);
  expect(later).toEqual(['texts.js']);
  expect(modules).toContain(`${src}/shadows/rules/shadows-rules.tsx`);
  expect(modules).not.toContain(`${src}/table/table-page.tsx`);
  expect(atOnce.toSorted()).toEqual(
    [
      'assets/stage.js',
      'board.js',
      'entry.css',
      'entry.js',
      'face.woff2',
      'parts.js',
      'rules-ru.js',
      'rules.css',
      'rules.js',
      'start.js',
    ].toSorted(),
  );
});
