import { houseMarks } from '@lamplight/art/public';
import { useIntl } from 'react-intl';
import { Mark } from '../parts/mark.tsx';
import { type Language, languages, ownNames } from '../words/languages.ts';
import style from './language-choice.module.css';
import { changeSettings, useSettings } from './settings.ts';

/** Shows two letters; the list has each language in its own name. It is the native select, which suits phones. */
export function LanguageChoice() {
  const intl = useIntl();
  const { language } = useSettings();
  return (
    <label className={style.choice}>
      <Mark of={houseMarks.language} size={20} />
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <select
        aria-label={intl.formatMessage({ id: 'shell.language' })}
        value={language}
        onChange={event => changeSettings({ language: event.target.value as Language })}
      >
        {languages.map(each => (
          <option key={each} value={each} lang={each}>
            {ownNames[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
