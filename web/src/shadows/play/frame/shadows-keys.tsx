import { KeysSheet } from '../../../match/menu/keys-sheet.tsx';

const keys = [
  { keys: ['←', '↑', '→', '↓'], id: 'shadows.keys.arrows' },
  { keys: ['Enter'], id: 'shadows.keys.enter' },
  { keys: ['Shift', 'Enter'], id: 'shadows.keys.vote' },
  { keys: ['Z'], id: 'shadows.keys.zoom' },
  { keys: ['1', '…', '0'], id: 'shadows.keys.cards' },
  { keys: ['G'], id: 'shadows.keys.go' },
  { keys: ['S'], id: 'shadows.keys.swap' },
  { keys: ['C'], id: 'shadows.keys.chat' },
  { keys: ['M'], id: 'shadows.keys.mute' },
  { keys: ['?'], id: 'shadows.keys.list' },
] as const;

/** The keys of a match and of a lesson. */
export const ShadowsKeys = () => <KeysSheet title="shadows.keys" keys={keys} />;
