import { readFileSync } from 'node:fs';

/** A script or style that lies beside these pages. It is put into them, so that they ask for pictures only. */
export const beside = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

export const escaped = (text: string): string => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);

export const option = (value: string): string => `<option value="${escaped(value)}">${escaped(value)}</option>`;

export const choice = (name: string, values: readonly string[]): string =>
  `<label>${name}<select name="${name}"><option value="">all</option>${values.map(option).join('')}</select></label>`;

export const sorted = (values: readonly string[]): readonly string[] => [...new Set(values)].sort();

export const top = (title: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${beside('gallery.css')}</style>`;
