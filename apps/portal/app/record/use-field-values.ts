import { useState } from 'react';
import type { FieldTexts } from './field-texts.ts';
import { emptyValues, type RecordSchema, type Values } from './form-state.ts';

/**
 * What stands in the fields of a form without a draft on the platform, for `RecordField`.
 *
 * @param begun what is filled in already
 */
export function useFieldValues(record: RecordSchema, errors: FieldTexts, begun: Values = {}) {
  const [values, setValues] = useState<Values>(() => ({ ...emptyValues(record), ...begun }));
  return {
    record,
    values,
    errors,
    set: (changed: Values) => setValues((current) => ({ ...current, ...changed })),
  };
}
