import { type FieldFacts, type Region, recordFields } from '@jianzhu/domain/forms';
import { parseYuan, TAX_RATES, yuanText } from '@jianzhu/domain/money';
import { DateField, DateTimeField } from '@jianzhu/ui/date-field';
import { Checkbox, MoneyField, PhoneField, TextArea, TextField } from '@jianzhu/ui/fields';
import { RegionCascade } from '@jianzhu/ui/region-cascade';
import { Select } from '@jianzhu/ui/select';
import type { ReactNode } from 'react';
import { recordTexts as texts } from './messages.ts';
import type { RecordForm } from './use-record-form.ts';
import { codesOf, placeOf, useRegions } from './use-regions.ts';

/** What a widget of a field is told. */
interface WidgetProps {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly help: ReactNode;
  readonly facts: FieldFacts;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const none = 'none';

function RegionWidget({ facts, value, onChange, ...field }: WidgetProps) {
  const place = (value ?? null) as Region | null; // a field of this kind holds nothing else
  const regions = useRegions(place);
  return (
    <RegionCascade
      {...field}
      regions={regions}
      value={codesOf(place)}
      onChange={(codes) => onChange(placeOf(regions, codes))}
    />
  );
}

function ChoiceWidget({ facts: { dictionary = [], required }, value, onChange, ...field }: WidgetProps) {
  const options = dictionary.map((item) => ({ value: String(item.value), label: item.label }));
  return (
    <Select
      {...field}
      options={required ? options : [{ value: none, label: texts.noChoice }, ...options]}
      value={value === null || value === undefined ? null : String(value)}
      onChange={(chosen) => onChange(dictionary.find((item) => String(item.value) === chosen)?.value ?? null)}
    />
  );
}

/** What is typed and means no amount stays in the form, whose rule refuses it: as nothing it would be saved. */
function MoneyWidget({ facts, value, onChange, ...field }: WidgetProps) {
  return (
    <MoneyField
      {...field}
      value={typeof value === 'number' ? value : null}
      unread={typeof value === 'string' && value !== '' ? value : undefined}
      parse={parseYuan}
      format={yuanText}
      onChange={(fen, text) => onChange(fen ?? (text.trim() === '' ? null : text))}
    />
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A moment that lacks its day or its time stays as it is: the rule of the field says so. */
function MomentWidget({ facts: _facts, value, onChange, ...field }: WidgetProps) {
  const [date = '', time = ''] = textOf(value).split(' ');
  return (
    <DateTimeField
      {...field}
      value={{ date: date || null, time: time.slice(0, 5) || null }}
      onChange={(moment) => {
        const text = `${moment.date ?? ''} ${moment.time === null ? '' : `${moment.time}:00`}`;
        onChange(text === ' ' ? '' : text);
      }}
    />
  );
}

/** The widget of each kind of field that a form has had so far; a page draws other kinds itself. */
const widgets: Partial<Record<FieldFacts['kind'], (props: WidgetProps) => ReactNode>> = {
  // The longest is not enforced while typing: what is pasted must not be cut unseen, the rule says what is wrong.
  str: ({ facts: _facts, value, ...field }) => <TextField {...field} value={textOf(value)} autoComplete="off" />,
  int: ({ facts: _facts, value, ...field }) => (
    <TextField {...field} value={String(value ?? '')} inputMode="numeric" autoComplete="off" />
  ),
  money: MoneyWidget,
  price: MoneyWidget,
  dt: MomentWidget,
  text: ({ facts, value, ...field }) => <TextArea {...field} value={textOf(value)} maxLength={facts.max} />,
  date: ({ facts: _facts, value, onChange, ...field }) => (
    // A text that is no day stays as well, for the rule of the field to refuse.
    <DateField {...field} value={textOf(value) || null} onChange={(day, text) => onChange(day ?? text.trim())} />
  ),
  phone: ({ facts: _facts, value, ...field }) => <PhoneField {...field} value={textOf(value)} />,
  enum: ChoiceWidget,
  rate: ({ facts, ...field }) => <ChoiceWidget {...field} facts={{ ...facts, dictionary: TAX_RATES }} />,
  region: RegionWidget,
  bool: ({ label, help, value, onChange }) => (
    <Checkbox {...{ label, help }} checked={Number(value) === 1} onChange={(checked) => onChange(checked ? 1 : 0)} />
  ),
};

export interface RecordFieldProps {
  readonly form: Pick<RecordForm, 'record' | 'values' | 'errors' | 'set'>;
  readonly name: string;
  readonly help?: ReactNode;
  /** Whether it must be filled in as the other fields stand; the field's own rule unless given. */
  readonly required?: boolean;
}

/** A field of a record's form: label, rule and widget come from the domain. */
export function RecordField({ form, name, help, required }: RecordFieldProps) {
  const facts = recordFields(form.record)[name];
  const Widget = facts && widgets[facts.kind];
  if (!facts || !Widget) throw new Error(`No widget for the field ${name}`);
  return (
    <Widget
      id={name}
      label={facts.label}
      required={required ?? facts.required}
      error={form.errors[name]}
      help={help}
      facts={facts}
      value={form.values[name]}
      onChange={(value) => form.set({ [name]: value })}
    />
  );
}
