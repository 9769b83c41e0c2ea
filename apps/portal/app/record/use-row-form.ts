import { useState } from 'react';
import * as v from 'valibot';
import type { FieldTexts } from './field-texts.ts';
import { emptyValues, errorsOf, type RecordSchema, type Values, valuesOf } from './form-state.ts';

/** The fields of one row of a list, as a dialog has them until they are taken over. */
export function useRowForm<Schema extends RecordSchema>(record: Schema, row: Values | null) {
  const [values, setValues] = useState<Values>(() => (row === null ? emptyValues(record) : valuesOf(record, row)));
  const [errors, setErrors] = useState<FieldTexts>({});
  return {
    record,
    values,
    errors,
    set(changed: Values): void {
      setValues((current) => ({ ...current, ...changed }));
      setErrors((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in changed))));
    },
    /** The row as its rules read it; null where it breaks one, which its field then says. @param more beside the fields */
    read(more: Values = {}): v.InferOutput<Schema> | null {
      const all = { ...values, ...more };
      const broken = errorsOf(record, all);
      setErrors(broken);
      return Object.keys(broken).length > 0 ? null : v.parse(record, all);
    },
    /** Says what rules beside those of the fields have found. */
    tell: (broken: FieldTexts) => setErrors(broken),
  };
}
