import { parseYuan, yuanText } from '@jianzhu/domain/money';
import { onTerminal, type PropSpec } from '@jianzhu/domain/shops';
import { DateField } from '@jianzhu/ui/date-field';
import { Checkbox, CheckboxRow, FieldGroup, MoneyField, Switch, TextArea, TextField } from '@jianzhu/ui/fields';
import { Select } from '@jianzhu/ui/select';
import { ColorField, RangeField, Segmented } from '@jianzhu/ui/shop-editor';
import { decorationTexts as texts } from '../messages.ts';
import { idsOf, type SettingProps, textOf } from './setting.ts';

type Of<Kind extends PropSpec['kind']> = SettingProps<Extract<PropSpec, { readonly kind: Kind }>>;

const wordsOf = ({ id, spec, error }: SettingProps) => ({
  ...{ id, label: spec.label, error, required: spec.needed === true },
  ...(spec.hint !== undefined && { help: spec.hint }),
});

/** Longest row of choices that stand beside each other. */
const mostSegments = 4;

export function TextSetting(props: Of<'text'>) {
  const { spec, value, onChange, disabled } = props;
  const control = { ...wordsOf(props), value: textOf(value), maxLength: spec.max, disabled };
  return spec.lines ? (
    <TextArea {...control} rows={5} onChange={onChange} />
  ) : (
    <TextField
      {...control}
      autoComplete="off"
      onChange={onChange}
      suffix={`${[...textOf(value)].length}/${spec.max}`}
    />
  );
}

export function NumberSetting(props: Of<'number'>) {
  const { spec, value, onChange, terminal } = props;
  const [min, max] = onTerminal(spec.range, terminal);
  const number = typeof value === 'number' ? value : min;
  // A count of a few is chosen; a length is drawn.
  if (max - min < mostSegments && spec.unit === '') {
    const options = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
    return (
      <Segmented
        {...wordsOf(props)}
        options={options.map((one) => ({ value: one, label: one }))}
        value={String(number)}
        onChange={(one) => onChange(Number(one))}
      />
    );
  }
  return <RangeField {...wordsOf(props)} {...{ value: number, min, max, unit: spec.unit, onChange }} />;
}

export function ChoiceSetting(props: Of<'choice'>) {
  const { spec, value, onChange } = props;
  const control = { ...wordsOf(props), options: spec.options, value: textOf(value), onChange };
  const isShort = spec.options.length <= mostSegments && spec.options.every(({ label }) => label.length <= 4);
  return isShort ? <Segmented {...control} /> : <Select {...control} />;
}

export function ChoicesSetting(props: Of<'choices'>) {
  const { spec, value, onChange, disabled } = props;
  const chosen = idsOf(value);
  return (
    <FieldGroup {...wordsOf(props)}>
      <CheckboxRow>
        {spec.options.map(({ value: one, label }) => (
          <Checkbox
            key={one}
            label={label}
            checked={chosen.includes(one)}
            disabled={disabled}
            onChange={(isOn) => onChange(isOn ? [...chosen, one] : chosen.filter((other) => other !== one))}
          />
        ))}
      </CheckboxRow>
    </FieldGroup>
  );
}

export function SwitchSetting({ spec, value, onChange, disabled }: Of<'switch'>) {
  return <Switch label={spec.label} checked={value === true} onChange={onChange} disabled={disabled} />;
}

export function ColourSetting(props: Of<'colour'>) {
  const { spec, value, onChange } = props;
  const clear = spec.initial === '' ? { clearText: texts.noColor } : {};
  return <ColorField {...wordsOf(props)} {...clear} value={textOf(value)} onChange={onChange} />;
}

export function DateSetting(props: Of<'date'>) {
  const { value, onChange, disabled } = props;
  const date = textOf(value);
  return (
    <DateField
      {...wordsOf(props)}
      value={date === '' ? null : date}
      disabled={disabled}
      onChange={(day) => onChange(day ?? '')}
    />
  );
}

export function MoneySetting(props: Of<'money'>) {
  const { value, onChange } = props;
  const fen = typeof value === 'number' ? value : null;
  return <MoneyField {...wordsOf(props)} value={fen} onChange={onChange} parse={parseYuan} format={yuanText} />;
}
