import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files a check looks at. Paths are relative to `root`, with forward slashes. */
export interface Tree {
  readonly root: string;
  readonly files: readonly string[];
  has(file: string): boolean;
  read(file: string): string;
  write(file: string, text: string): void;
}

/**
 * Everything that git tracks or would track, so that build output and experiments are never checked. It is the tree at
 * one moment: what was read or listed is cached, so open it anew after a change.
 */
export function openTree(root: string): Tree {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(listed.split('\0'))].filter(file => file !== '' && existsSync(join(root, file))).sort();
  const known = new Set(files);
  const texts = new Map<string, string>();
  return {
    root,
    files,
    has: file => known.has(file),
    read: file => {
      const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
      texts.set(file, text);
      return text;
    },
    write: (file, text) => writeFileSync(join(root, file), text),
  };
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
