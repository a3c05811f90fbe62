import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Eyebrow } from '../parts/eyebrow.tsx';
import { Segmented } from '../parts/segmented.tsx';
import { Slider } from '../parts/slider.tsx';
import { Switch } from '../parts/switch.tsx';
import { languages, ownNames } from '../words/languages.ts';
import { changeSettings, speeds, textSizes, themes, useSettings } from './settings.ts';
import style from './settings-fields.module.css';

const speedNames = { 1: 'full', 0.5: 'quick', 0: 'off' } as const;

/** All settings, applied and saved as they are changed. Needs `settingsWords`. */
export function SettingsFields() {
  const intl = useIntl();
  const settings = useSettings();
  const say = (id: FormatjsIntl.Message['ids']) => intl.formatMessage({ id });
  const percent = (value: number) => intl.formatNumber(value, { style: 'percent' });
  const wantsStill = useSyncExternalStore(onStillness, () => stillness.matches);
  return (
    <div className={style.fields}>
      <section className={style.group}>
        <Eyebrow>{say('settings.look')}</Eyebrow>
        <Segmented
          label={say('settings.text')}
          choices={textSizes.map(value => ({ value, label: say(`settings.text.${value}`) }))}
          value={settings.text}
          onChange={text => changeSettings({ text })}
        />
        <Segmented
          label={say('settings.theme')}
          help={say('settings.theme.help')}
          choices={themes.map(value => ({ value, label: say(`settings.theme.${value}`) }))}
          value={settings.theme}
          onChange={theme => changeSettings({ theme })}
        />
        <Segmented
          label={say('settings.motion')}
          help={wantsStill ? say('settings.motion.system') : undefined}
          choices={speeds.map(value => ({ value, label: say(`settings.motion.${speedNames[value]}`) }))}
          value={settings.speed}
          onChange={speed => changeSettings({ speed })}
        />
        <fieldset className={style.languages}>
          <legend>{say('settings.language')}</legend>
          {languages.map(language => (
            <label key={language} lang={language}>
              <input
                type="radio"
                name="language"
                checked={settings.language === language}
                onChange={() => changeSettings({ language })}
              />
              <span>{ownNames[language]}</span>
            </label>
          ))}
        </fieldset>
      </section>
      <div className={style.column}>
        <section className={style.group}>
          <Eyebrow>{say('settings.sound')}</Eyebrow>
          <Switch
            label={say('settings.isMuted')}
            help={say('settings.isMuted.help')}
            isOn={settings.isMuted}
            onChange={isMuted => changeSettings({ isMuted })}
          />
          <Slider
            label={say('settings.music')}
            value={settings.music}
            text={percent(settings.music)}
            disabled={settings.isMuted}
            onChange={music => changeSettings({ music })}
          />
          <Slider
            label={say('settings.effects')}
            value={settings.effects}
            text={percent(settings.effects)}
            disabled={settings.isMuted}
            onChange={effects => changeSettings({ effects })}
          />
        </section>
        <section className={style.group}>
          <Eyebrow>{say('settings.play')}</Eyebrow>
          <Switch
            label={say('settings.tapIsVote')}
            help={say('settings.tapIsVote.help')}
            isOn={settings.tapIsVote}
            onChange={tapIsVote => changeSettings({ tapIsVote })}
          />
          <Switch
            label={say('settings.vibrates')}
            help={say('settings.vibrates.help')}
            isOn={settings.vibrates}
            onChange={vibrates => changeSettings({ vibrates })}
          />
        </section>
      </div>
    </div>
  );
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

function onStillness(listener: () => void): () => void {
  stillness.addEventListener('change', listener);
  return () => stillness.removeEventListener('change', listener);
}
