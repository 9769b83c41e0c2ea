import { type ComboboxOption, MultiCombobox } from '@jianzhu/ui/combobox';
import { useState } from 'react';
import type { FieldTexts } from './field-texts.ts';
import type { Values } from './form-state.ts';

/** What a field of a form is drawn of. */
interface FieldForm {
  readonly values: Values;
  readonly errors: FieldTexts;
  set(changed: Values): void;
}

export interface SeveralFieldProps {
  readonly form: FieldForm;
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly options: readonly ComboboxOption[];
  readonly max: number;
  readonly required?: boolean;
}

/** Several of a list that is known, found by a part of their names. */
export function SeveralField({ form, name, label, help, options, max, required = false }: SeveralFieldProps) {
  const [text, setText] = useState('');
  const ids = (form.values[name] ?? []) as readonly string[]; // the form holds nothing else there
  const found = options.filter((option) => `${option.label} ${option.detail ?? ''}`.includes(text.trim()));
  return (
    <MultiCombobox
      id={name}
      label={label}
      help={help}
      required={required}
      error={form.errors[name]}
      value={ids.flatMap((chosen) => options.find(({ id }) => id === chosen) ?? [])}
      onChange={(chosen) => form.set({ [name]: chosen.map(({ id }) => id) })}
      options={{ status: 'ready', items: found }}
      onSearch={setText}
      max={max}
    />
  );
}
