import { BusinessError } from '@jianzhu/api-client';
import { BUSINESS_CODES } from '@jianzhu/domain';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { usePortalClient } from '../portal-client.ts';
import type { FieldTexts } from './field-texts.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { errorsOf, merge, type RecordSchema, type Theirs, type Values } from './form-state.ts';
import { readConflict } from './read-conflict.ts';
import { RecordField } from './record-field.tsx';
import { newKey } from './use-act.ts';
import { useSentForm } from './use-sent-form.ts';
import type { VersionConflictProps } from './version-conflict.tsx';

const VersionConflict = lazy(async () => ({ default: (await import('./version-conflict.tsx')).VersionConflict }));

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
  /**
   * Version of the record whose fields are edited. What others have saved meanwhile is shown beside what stands here then,
   * to choose from; left out where the act is lost with what it was about.
   */
  readonly version?: number;
  readonly showDifference?: VersionConflictProps['showDifference'];
  /** Rules beyond those of the fields, for values that keep these. */
  readonly check?: (values: v.InferOutput<Schema>) => FieldTexts;
  /**
   * @param version of the record that was seen last; 0 where none is edited
   * @returns what is told once it is done
   */
  readonly send: (values: v.InferOutput<Schema>, idempotencyKey: string, version: number) => Promise<string>;
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
  const { record, start, version, showDifference, check, send, children, after, onClose, ...dialog } = props;
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { errors, isRunning, submit } = useSentForm();
  const [values, setValues] = useState<Values>(start);
  const [seen, setSeen] = useState({ base: start, version: version ?? 0 });
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const key = useRef(newKey());
  const names = Object.keys(record.entries);

  function sendAs(values: Values, seenVersion: number) {
    const read = v.safeParse(record, values);
    const found = read.success ? (check?.(read.output) ?? {}) : errorsOf(record, values);
    submit(found, names[0] ?? '', async () => {
      try {
        const text = await send(v.parse(record, values), key.current, seenVersion);
        client.notify({ tone: 'success', text });
      } catch (error) {
        if (!isOlder(error)) throw error;
        const late = version === undefined ? null : readConflict(record, error);
        if (late !== null) {
          key.current = newKey();
          setTheirs(late);
          return;
        }
        client.notify({ tone: 'warning', text: error.message });
      }
      onClose();
      await revalidate();
    });
  }

  /** Sends what both sides have made, with the fields of theirs that were chosen. */
  function resolve(late: Theirs, chosen: ReadonlySet<string>) {
    const picked = Object.entries(late.values).filter(([name]) => chosen.has(name));
    const next = { ...merge(record, seen.base, values, late.values).values, ...Object.fromEntries(picked) };
    setSeen({ base: late.values, version: late.version });
    setValues(next);
    setTheirs(null);
    sendAs(next, late.version);
  }

  const form: ActForm = { values, errors, set: (changed) => setValues((now) => ({ ...now, ...changed })) };
  return (
    <FormDialog {...dialog} isRunning={isRunning} onSubmit={() => sendAs(values, seen.version)} onClose={onClose}>
      {children?.(form) ?? names.map((name) => <RecordField key={name} form={{ record, ...form }} name={name} />)}
      {after}
      {theirs && (
        <Suspense fallback={null}>
          <VersionConflict
            form={{
              theirs: { ...theirs, ...merge(record, seen.base, values, theirs.values) },
              isBusy: isRunning,
              resolve: (chosen) => resolve(theirs, chosen),
              closeConflict: () => setTheirs(null),
            }}
            showDifference={showDifference}
          />
        </Suspense>
      )}
    </FormDialog>
  );
}
