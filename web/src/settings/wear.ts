import { speakIn, spokenNow } from '../words/catalogues.ts';
import { changeSettings, onSettings, settingsNow } from './settings.ts';

/** Puts what was chosen where styles and words read it, now and at every change. */
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
    // Words that cannot be had now: what is spoken stays, and what is shown as chosen is what is spoken.
    speakIn(language).catch(() => changeSettings({ language: spoken }));
  }
}
