import { KeysSheet } from '../../match/menu/keys-sheet.tsx';
import { turnKeys } from '../turn/keys.ts';

const keys = [
  { keys: ['←', '↑', '→', '↓'], id: 'emerald.play.keys.arrows' },
  { keys: ['Enter'], id: 'emerald.play.keys.enter' },
  { keys: ['Z'], id: 'emerald.play.keys.zoom' },
  ...turnKeys,
  { keys: ['H'], id: 'emerald.play.keys.cover' },
  { keys: ['L'], id: 'emerald.play.keys.log' },
  { keys: ['N'], id: 'emerald.play.keys.notes' },
  { keys: ['B'], id: 'emerald.play.keys.chat' },
  { keys: ['M'], id: 'emerald.play.keys.mute' },
  { keys: ['?'], id: 'emerald.play.keys.list' },
] as const;

/** The keys of a match. */
export const EmeraldKeys = () => <KeysSheet title="table.match.keys" keys={keys} />;
