import { BusinessError } from '@jianzhu/api-client';
import { FORM_MESSAGES } from '@jianzhu/domain';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { usePortalClient } from '../portal-client.ts';
import { carriedForm, carryForm, dropCarriedForm, type FormState } from './carried-form.ts';
import type { FieldTexts } from './field-texts.ts';
import {
  changesOf,
  emptyValues,
  errorsOf,
  merge,
  type RecordSchema,
  readKept,
  type Theirs,
  type Values,
  valuesOf,
} from './form-state.ts';
import { recordTexts as texts } from './messages.ts';
import { readConflict } from './read-conflict.ts';
import { useAct } from './use-act.ts';
import { type Draft, type DraftTarget, useDraft, useLocalDraft } from './use-draft.ts';
import { useLeadToWrong } from './use-lead-to-wrong.ts';

/** What the page of a form has found. */
export interface FoundForm {
  /** Null for a new one. */
  readonly record: (Values & { readonly id: string; readonly version: number }) | null;
  readonly draft: Draft | null;
}

export interface RecordFormOptions<Fields> {
  readonly form: DraftTarget['form'];
  readonly found: FoundForm;
  /** Sends the fields as the domain reads them, by a quiet call. */
  readonly save: (
    body: Fields & { readonly id?: string | undefined; readonly version?: number | undefined },
    idempotencyKey: string,
  ) => Promise<{ readonly id: string }>;
  /** Where to go then; a form that stays takes up the record as it is loaded anew, and keeps what was typed meanwhile. */
  readonly onSaved: (id: string) => Promise<void> | void;
}

/** In place of a value that nobody knows any more: whatever stands there now differs from it. */
const unknown = { isUnknown: true };

const nothing: FieldTexts = {};

/** A form of a record: what stands in it, what is wrong with it, what is kept of it, and how it is saved. */
export function useRecordForm<Schema extends RecordSchema>(
  record: Schema,
  { form, found, save, onSaved }: RecordFormOptions<v.InferOutput<Schema>>,
) {
  const client = usePortalClient();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const act = useAct();
  const [begun] = useState(() => carriedForm(client, address));
  const [state, setState] = useState<FormState>(() => {
    const state = begun?.state ?? begin(record, found);
    return { ...state, values: { ...state.values, ...begun?.filled } };
  });
  const [wrong, setWrong] = useState<FieldTexts>(nothing);
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [answered, setAnswered] = useState(begun?.state != null);
  const [isLeft, setIsLeft] = useState(false);
  /** What was saved, until the record that it made has been found. */
  const [saved, setSaved] = useState<Values | null>(null);
  const leadToWrong = useLeadToWrong();
  useEffect(() => dropCarriedForm(client, address), [client, address]);

  const errors = Object.fromEntries(Object.entries(wrong).filter(([name]) => !mended.has(name)));
  const recordId = found.record?.id;
  const base = saved ?? state.base;
  const changes = changesOf(base, state.values);
  const isDirty = Object.keys(changes).length > 0;
  if (found.record !== null && found.record.version > state.version && (saved !== null || !isDirty)) {
    const { values, version } = begin(record, found);
    setState({ base: values, version, values: merge(record, base, state.values, values).values });
    setSaved(null);
  }
  const target = { form, recordId };
  const local = useLocalDraft(target);
  const offered = answered ? null : newer(found.draft, local);
  const taken = offered && changesOf(state.base, { ...state.base, ...readKept(record, offered.content) });
  const isOffered = taken !== null && Object.keys(taken).length > 0;
  // What is offered is not replaced before somebody has said what becomes of it.
  const draft = useDraft(target, state.version, isDirty && !isOffered ? changes : null);

  function tell(errors: FieldTexts): void {
    setWrong(errors);
    setMended(new Set());
    if (Object.keys(errors).length > 0) leadToWrong();
  }

  function refuse(error: unknown): boolean {
    if (!(error instanceof BusinessError)) return false;
    if (error.fieldErrors.length > 0) {
      tell(Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field.split('.')[0], message])));
      return true;
    }
    const late = readConflict(record, error);
    if (late === null) return false;
    setTheirs(late);
    return true;
  }

  function send({ values, version }: FormState): void {
    const broken = errorsOf(record, values);
    tell(broken);
    if (Object.keys(broken).length > 0) return;
    void act.run('save', async (key) => {
      const fields = v.parse(record, values);
      try {
        const { id } = await save({ ...fields, ...(recordId !== undefined && { id: recordId, version }) }, key);
        // Before the page is left, which the guard would ask about.
        flushSync(() => {
          setSaved(values);
          setIsLeft(true);
        });
        await draft.forget();
        await onSaved(id);
        setIsLeft(false);
        return FORM_MESSAGES.saved;
      } catch (error) {
        if (refuse(error)) return undefined;
        throw error;
      }
    });
  }

  return {
    record,
    values: state.values,
    errors,
    theirs: theirs && { ...theirs, ...merge(record, state.base, state.values, theirs.values) },
    lost: act.lost,
    isBusy: act.isBusy('save'),
    /** Something stands here that is not saved. */
    isChanged: isDirty && !isLeft,
    /** Leaving now would lose something. */
    isAtRisk: isDirty && !isLeft && (isOffered || !draft.isKept),
    /** What an earlier visit has left here. */
    offer:
      offered !== null && isOffered
        ? {
            time: offered.updateTime,
            take() {
              const isOld = offered.version !== state.version;
              const names = Object.keys(taken ?? {}).map((name) => [name, unknown] as const);
              setState(({ base, values }) => ({
                base: isOld ? { ...base, ...Object.fromEntries(names) } : base,
                version: offered.version,
                values: { ...values, ...taken },
              }));
              setAnswered(true);
            },
            drop() {
              setAnswered(true);
              void draft.forget();
            },
          }
        : null,
    /** Whether and when the draft was kept. */
    note: draft.kept && (draft.kept.isHere ? texts.draftKeptHere : texts.draftKept)(draft.kept.at.slice(11, 16)),
    set(changed: Values) {
      setState((current) => ({ ...current, values: { ...current.values, ...changed } }));
      setMended((names) => new Set([...names, ...Object.keys(changed)]));
    },
    submit: () => send(state),
    /** Takes back all that was changed, and what was kept of it. */
    reset() {
      setState(begin(record, found));
      setSaved(null);
      tell(nothing);
      void draft.forget();
    },
    /** Saves what both sides have made, with the fields of theirs that were chosen. */
    resolve(chosen: ReadonlySet<string>) {
      if (theirs === null) return;
      const { values } = merge(record, state.base, state.values, theirs.values);
      const picked = Object.entries(theirs.values).filter(([name]) => chosen.has(name));
      const next = {
        base: theirs.values,
        version: theirs.version,
        values: { ...values, ...Object.fromEntries(picked) },
      };
      setState(next);
      setTheirs(null);
      send(next);
    },
    closeConflict: () => setTheirs(null),
    /** Keeps what stands here for when another page, which fills in a part of it, leads back. */
    carry() {
      carryForm(client, address, state);
      flushSync(() => setIsLeft(true));
    },
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;

function begin(record: RecordSchema, { record: stored }: FoundForm): FormState {
  const base = stored === null ? emptyValues(record) : valuesOf(record, stored);
  return { base, version: stored?.version ?? 0, values: base };
}

function newer(one: Draft | null, other: Draft | null): Draft | null {
  if (one === null || other === null) return one ?? other;
  return one.updateTime >= other.updateTime ? one : other;
}
