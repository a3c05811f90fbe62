import { speakIn, spokenNow } from '../words/catalogues.ts';
import { changeSettings, onSettings, settingsNow } from './settings.ts';

/** Applies the settings to styles and language, now and at every change. */
export function wearSettings(): void {
  wear();
  onSettings(wear);
}

function wear(): void {
  const { text, theme, speed, language } = settingsNow();
  const { dataset, style } = document.documentElement;
  dataset.text = text;
  dataset.theme = theme;
  style.setProperty('--speed', String(speed));
  const spoken = spokenNow().language;
  if (language !== spoken) {
    // If the words cannot be loaded, the language stays, and the setting goes back to it.
    speakIn(language).catch(() => changeSettings({ language: spoken }));
  }
}
