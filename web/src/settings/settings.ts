import { type BotLevel, type BotTemper, botLevels, botTempers } from '@lamplight/contract/bots';
import { createStore, useSource } from '../store/store.ts';
import { type Language, languageFor, languages } from '../words/languages.ts';

export const textSizes = ['m', 'l', 'xl'] as const;
export const themes = ['noir', 'contrast'] as const;
/** The share of its designed time that motion lasts. */
export const speeds = [1, 0.5, 0] as const;

/** `mixed`: each bot has one of its own. */
export const wantedTempers = ['mixed', ...botTempers] as const;
export type WantedTemper = BotTemper | 'mixed';

/** What a person has chosen on this device. */
export type Settings = {
  readonly language: Language;
  /** As typed at the last table. */
  readonly name: string;
  readonly text: (typeof textSizes)[number];
  readonly theme: (typeof themes)[number];
  readonly speed: (typeof speeds)[number];
  readonly isMuted: boolean;
  /** From 0 to 1. */
  readonly music: number;
  readonly effects: number;
  readonly vibrates: boolean;
  /** A tap on a lit cell votes at once. */
  readonly tapIsVote: boolean;
  /** In Emerald the end of one's turn is a step of its own. If false, the turn ends with the second action. */
  readonly asksEnd: boolean;
  /** The kind of bots that was chosen last. */
  readonly botLevel: BotLevel;
  readonly botTemper: WantedTemper;
};

const key = 'lamplight.settings';

const first = (): Settings => ({
  language: languageFor(navigator.languages),
  name: '',
  text: 'm',
  theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'noir',
  speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1,
  isMuted: false,
  music: 0.5,
  effects: 0.8,
  vibrates: true,
  tapIsVote: false,
  asksEnd: true,
  botLevel: 'regular',
  botTemper: 'mixed',
});

const settings = createStore(read());

/** Reads what an older version, or somebody by hand, has written, as far as it fits. */
function read(): Settings {
  const usual = first();
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof Settings, unknown>>;
    const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T =>
      all.includes(value as T) ? (value as T) : otherwise;
    const part = (value: unknown, otherwise: number) =>
      typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;
    const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
    return {
      language: oneOf(languages, kept.language, usual.language),
      name: typeof kept.name === 'string' ? kept.name.slice(0, 24) : usual.name,
      text: oneOf(textSizes, kept.text, usual.text),
      theme: oneOf(themes, kept.theme, usual.theme),
      speed: oneOf(speeds, kept.speed, usual.speed),
      isMuted: flag(kept.isMuted, usual.isMuted),
      music: part(kept.music, usual.music),
      effects: part(kept.effects, usual.effects),
      vibrates: flag(kept.vibrates, usual.vibrates),
      tapIsVote: flag(kept.tapIsVote, usual.tapIsVote),
      asksEnd: flag(kept.asksEnd, usual.asksEnd),
      botLevel: oneOf(botLevels, kept.botLevel, usual.botLevel),
      botTemper: oneOf(wantedTempers, kept.botTemper, usual.botTemper),
    };
  } catch {
    return usual;
  }
}

export const settingsNow = (): Settings => settings.now();

export const onSettings = settings.onChange;

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings.now(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // A browser that stores nothing: settings last until the page is closed.
  }
  settings.set(next);
}

// Changed in another tab: it must hold here too, or the next change here would undo it. A key of null means all keys.
window.addEventListener('storage', event => {
  if (event.key !== key && event.key !== null) return;
  settings.set(read());
});

export const useSettings = (): Settings => useSource(settings);
