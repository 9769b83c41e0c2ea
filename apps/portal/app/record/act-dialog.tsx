import { BusinessError } from '@jianzhu/api-client';
import { BUSINESS_CODES } from '@jianzhu/domain';
import { type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { usePortalClient } from '../portal-client.ts';
import type { FieldTexts } from './field-texts.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { errorsOf, type RecordSchema, type Values } from './form-state.ts';
import { RecordField } from './record-field.tsx';
import { newKey } from './use-act.ts';
import { useSentForm } from './use-sent-form.ts';

/** The form of an act, as its fields are told of it. */
interface ActForm {
  readonly values: Values;
  readonly errors: FieldTexts;
  set(changed: Values): void;
}

export interface ActDialogProps<Schema extends RecordSchema>
  extends Pick<FormDialogProps, 'title' | 'text' | 'confirmText' | 'wide' | 'isWaiting' | 'onClose'> {
  /** What the act asks for. */
  readonly record: Schema;
  readonly start: Values;
  /** Rules beyond those of the fields, for values that keep these. */
  readonly check?: (values: v.InferOutput<Schema>) => FieldTexts;
  /** @returns what is told once it is done */
  readonly send: (values: v.InferOutput<Schema>, idempotencyKey: string) => Promise<string>;
  /** Draws the fields where they are not simply those of the record. */
  readonly children?: (form: ActForm) => ReactNode;
  /** Below the fields. */
  readonly after?: ReactNode;
}

/** Whether somebody has changed the record since the page showed it: no field can mend that, but what is there now can. */
const isOlder = (error: unknown): error is BusinessError =>
  error instanceof BusinessError && error.code === BUSINESS_CODES.versionConflict.code;

/** Asks for the fields of an act, sends it once, tells, and loads the page anew. */
export function ActDialog<Schema extends RecordSchema>(props: ActDialogProps<Schema>) {
  const { record, start, check, send, children, after, onClose, ...dialog } = props;
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { errors, isRunning, submit } = useSentForm();
  const [values, setValues] = useState<Values>(start);
  const key = useRef(newKey());
  const names = Object.keys(record.entries);

  function onSubmit() {
    const read = v.safeParse(record, values);
    const found = read.success ? (check?.(read.output) ?? {}) : errorsOf(record, values);
    submit(found, names[0] ?? '', async () => {
      try {
        const text = await send(v.parse(record, values), key.current);
        client.notify({ tone: 'success', text });
      } catch (error) {
        if (!isOlder(error)) throw error;
        client.notify({ tone: 'warning', text: error.message });
      }
      onClose();
      await revalidate();
    });
  }

  const form: ActForm = { values, errors, set: (changed) => setValues((now) => ({ ...now, ...changed })) };
  return (
    <FormDialog {...dialog} isRunning={isRunning} onSubmit={onSubmit} onClose={onClose}>
      {children?.(form) ?? names.map((name) => <RecordField key={name} form={{ record, ...form }} name={name} />)}
      {after}
    </FormDialog>
  );
}
