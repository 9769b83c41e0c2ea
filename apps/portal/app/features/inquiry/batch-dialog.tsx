import { field, UNITS } from '@jianzhu/domain/forms';
import { useState } from 'react';
import * as v from 'valibot';
import { FormDialog } from '../../record/form-dialog.tsx';
import type { Values } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { editorTexts as texts } from './editor-messages.ts';

const record = v.object({
  unit: field('enum', { label: texts.batchUnit, dictionary: UNITS }),
  brand: field('str', { label: texts.batchBrand, max: 60 }),
  arrivalDate: field('date', { label: texts.batchDate }),
});

export interface BatchDialogProps {
  /** Cells to be set in every line; those that were left empty are not among them. */
  readonly onApply: (cells: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

/** Sets unit, brand or date of all lines at once. */
export function BatchDialog({ onApply, onClose }: BatchDialogProps) {
  const [values, setValues] = useState<Values>({ unit: null, brand: '', arrivalDate: '' });
  const form = { record, values, errors: {}, set: (changed: Values) => setValues((now) => ({ ...now, ...changed })) };
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return (
    <FormDialog
      title={texts.batchTitle}
      text={texts.batchText}
      isRunning={false}
      onSubmit={() => onApply(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))}
      onClose={onClose}
    >
      <RecordField form={form} name="unit" />
      <RecordField form={form} name="brand" />
      <RecordField form={form} name="arrivalDate" />
    </FormDialog>
  );
}
