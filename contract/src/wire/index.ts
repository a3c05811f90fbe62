export { same } from './fields.ts';
export * from './frames.ts';
export { readJson } from './nested.ts';
export { type Patch, patchesOf, patchOf } from './patch.ts';
export { patched } from './patched.ts';
export * from './read.ts';
export * from './table.ts';
export type { BotView, ChatLineView, MatchAtTable, MemberView, TableView } from './table-view.ts';
