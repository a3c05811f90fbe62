import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { GameSymbol } from '../cards/symbol.tsx';
import style from './filters.module.css';
import { anything, type CardSearch, headers, type Icon, icons, kinds, pointKinds } from './search.ts';

interface FiltersProps {
  readonly wish: CardSearch;
  readonly count: number;
  readonly onChange: (wish: CardSearch) => void;
}

/** The filters, and how many cards match. */
export function Filters({ wish, count, onChange }: FiltersProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const toggle = (icon: Icon) =>
    onChange({
      ...wish,
      icons: wish.icons.includes(icon) ? wish.icons.filter(each => each !== icon) : [...wish.icons, icon],
    });
  return (
    <search className={style.filters}>
      <Field
        type="search"
        label={say({ id: 'emerald.list.search' })}
        help={say({ id: 'emerald.list.search.help' })}
        value={wish.words}
        onChange={event => onChange({ ...wish, words: event.target.value })}
        className={style.words}
      />
      <div className={style.choices}>
        <Choice
          label={say({ id: 'emerald.list.kind' })}
          values={kinds}
          value={wish.kind}
          nameOf={kind => say({ id: 'emerald.list.kind.of' }, { kind })}
          onChange={kind => onChange({ ...wish, kind })}
        />
        <Choice
          label={say({ id: 'emerald.list.points' })}
          values={pointKinds}
          value={wish.points}
          nameOf={points => say({ id: 'emerald.list.points.of' }, { points })}
          onChange={points => onChange({ ...wish, points })}
        />
        <Choice
          label={say({ id: 'emerald.list.header' })}
          values={headers}
          value={wish.header}
          nameOf={header => say({ id: 'emerald.list.header.of' }, { header: header.replace('-', '_') })}
          onChange={header => onChange({ ...wish, header })}
        />
      </div>
      <fieldset className={style.icons}>
        <legend>
          <FormattedMessage id="emerald.list.icons" />
        </legend>
        <div>
          {icons.map(icon => {
            const name = say({ id: 'emerald.list.icon' }, { icon: icon.replace('-', '_') });
            return (
              <button
                key={icon}
                type="button"
                aria-pressed={wish.icons.includes(icon)}
                aria-label={name}
                title={name}
                onClick={() => toggle(icon)}
              >
                <GameSymbol of={icon} size={24} />
              </button>
            );
          })}
        </div>
      </fieldset>
      <div className={style.found}>
        <p role="status">
          <FormattedMessage id="emerald.list.found" values={{ count }} />
        </p>
        {wish !== anything && (
          <Button size="small" kind="ghost" onClick={() => onChange(anything)}>
            <FormattedMessage id="emerald.list.reset" />
          </Button>
        )}
      </div>
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value | undefined;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, values, value, nameOf, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={style.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={event => onChange(values.find(each => each === event.target.value))}
      >
        <option value="">
          <FormattedMessage id="emerald.list.all" />
        </option>
        {values.map(each => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
