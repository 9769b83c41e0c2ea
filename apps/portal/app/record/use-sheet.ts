import { type ApiError, BusinessError, isApiError } from '@jianzhu/api-client';
import { BUSINESS_CODES, FORM_MESSAGES } from '@jianzhu/domain';
import type { LineItem } from '@jianzhu/ui/line-item-grid';
import type { AttachmentEntry } from '@jianzhu/upload';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureToast } from '../api/failure-toast.ts';
import { usePortalClient } from '../portal-client.ts';
import type { FieldTexts } from './field-texts.ts';
import type { RecordSchema, Values } from './form-state.ts';
import { keepable } from './keepable.ts';
import { mergeSheets, type SheetRules, type SheetState } from './merge-sheets.ts';
import { recordTexts as texts } from './messages.ts';
import { fileIds, useAutosave } from './use-autosave.ts';
import { type RecordFiles, type RecordFilesOptions, useRecordFiles } from './use-record-files.tsx';
import { useSheetHere } from './use-sheet-here.ts';
import { type RecordChange, readChange } from './version-change.ts';

/** A place of the form that keeps it from being sent. */
export interface SheetError {
  /** Field, or `lines`. */
  readonly fieldId: string;
  readonly text: string;
}

/** A sheet as the platform has it; without an id a new one. */
interface SeenSheet {
  readonly id?: string | undefined;
  readonly version: number;
}

/** What the platform has of a sheet by now. */
interface LoadedSheet extends SheetState {
  readonly version: number;
  readonly attachments: readonly AttachmentEntry[];
}

export interface SheetOptions extends Omit<SheetRules, 'columns'> {
  /** Of what is sent in the end: labels and rules of the fields. */
  readonly record: RecordSchema;
  readonly start: () => SheetState;
  readonly seen: SeenSheet;
  readonly files: Omit<RecordFilesOptions, 'readOnly'>;
  /** Further lists of files, by their fields. */
  readonly otherFiles?: Readonly<Record<string, RecordFiles>>;
  /** Whether it is kept by itself. */
  readonly isDraft: boolean;
  /** Something of it was filled in elsewhere, and is not kept yet. */
  readonly isAhead?: boolean;
  /** The lines as a draft keeps them, and how many of their cells cannot be kept. */
  readonly readLines: (items: readonly LineItem[]) => { readonly lines: readonly unknown[]; readonly lost: number };
  /** Keeps the draft by a quiet call. */
  readonly send: (body: Values, seen: SeenSheet) => Promise<{ readonly id: string; readonly version: number }>;
  /** Asks for what others have made of it. */
  readonly load: (seen: SeenSheet) => Promise<LoadedSheet | null>;
  readonly onKept?: (
    kept: { readonly id: string; readonly version: number },
    before: SeenSheet,
  ) => Promise<void> | void;
}

type Theirs = LoadedSheet & RecordChange;

const isConflict = (error: BusinessError) => error.code === BUSINESS_CODES.versionConflict.code;

/**
 * A form of fields, lines and files that the platform keeps by itself: what stands in it, what is wrong with it, and what
 * becomes of it when somebody else has changed it too.
 */
export function useSheet(options: SheetOptions) {
  const { record, draft, extra, isDraft, isAhead = false } = options;
  const client = usePortalClient();
  const [state, setState] = useState<SheetState>(options.start);
  const [base, setBase] = useState(state);
  const [errors, setErrors] = useState<readonly SheetError[]>([]);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [isShown, setShown] = useState(false);
  const seen = useRef(options.seen);
  /** Somebody waits for the draft to be kept, and is told why it is not. */
  const isAsked = useRef(false);
  const isTold = useRef(false);
  /** Why the last attempt to keep it got no answer. */
  const unanswered = useRef<ApiError | null>(null);
  const change = useRef<RecordChange | null>(null);
  const loadedFiles = options.files.saved;
  const [readFiles, setReadFiles] = useState({ after: loadedFiles, list: loadedFiles });
  const saved = readFiles.after === loadedFiles ? readFiles.list : loadedFiles;
  const files = useRecordFiles({ ...options.files, saved, readOnly: false });

  const attachments = files.value();
  const others = Object.entries(options.otherFiles ?? {}).map(([name, list]) => ({ name, list, value: list.value() }));
  const head = keepable(draft, {
    ...{ ...state.values, attachments },
    ...Object.fromEntries(others.map(({ name, value }) => [name, value])),
  });
  const read = options.readLines(state.items);
  const body: Values = { ...head.fields, lines: read.lines };
  const content = JSON.stringify({
    ...{ ...body, attachments: fileIds(attachments) },
    ...Object.fromEntries(others.map(({ name, value }) => [name, fileIds(value)])),
  });

  const here = useSheetHere(options.files.name, options.seen.id);
  const { found } = here;
  const autosave = useAutosave({
    content,
    async save() {
      const before = seen.current;
      const kept = await sendOrKeep(before);
      seen.current = { id: kept.id, version: kept.version };
      files.submitted(attachments);
      for (const { list, value } of others) list.submitted(value);
      setBase(state);
      await options.onKept?.(kept, before);
    },
    isOn: isDraft,
    kept: options.seen.id === undefined ? null : isAhead ? '' : undefined,
    onRefused(error) {
      if (isConflict(error)) void meet(readChange(error));
      else if (error.fieldErrors.length > 0) setErrors(errorsOfRefusal(error));
      else if (!isAsked.current || !showFailure(error)) return;
      isTold.current = true;
    },
  });

  /** Sends it; what did not arrive stays on this device. */
  async function sendOrKeep(before: SeenSheet) {
    try {
      const kept = await options.send(body, before);
      here.sent(before.id);
      return kept;
    } catch (error) {
      if (isApiError(error) && !(error instanceof BusinessError)) {
        unanswered.current = error;
        here.keep({ mine: state, base }, before);
      }
      throw error;
    }
  }

  function tell(found: readonly SheetError[]): void {
    setErrors(found);
    if (found.length === 0) return;
    requestAnimationFrame(() => {
      const first = document.querySelector<HTMLElement>('main [role="alert"] a');
      first?.focus();
      first?.scrollIntoView({ block: 'center' });
    });
  }

  /** Shows what the other side has made of it. */
  async function meet(changed: RecordChange): Promise<void> {
    change.current = changed;
    try {
      const loaded = await options.load(seen.current);
      if (loaded === null) return;
      setTheirs({ ...loaded, ...changed });
      setShown(true);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error);
    }
  }

  function showFailure(error: ApiError): boolean {
    const toast = failureToast(error);
    if (toast) client.notify(toast);
    return toast !== null;
  }

  async function flush(): Promise<boolean> {
    isTold.current = false;
    isAsked.current = true;
    unanswered.current = null;
    const isKept = await autosave.flush();
    isAsked.current = false;
    return isKept;
  }

  async function keep(): Promise<boolean> {
    const isKept = await flush();
    if (!isKept && !isTold.current) client.notify({ tone: 'warning', text: texts.cannotKeep });
    return isKept;
  }

  /** Throws what got no answer: the act that follows offers to send both again. */
  async function keepForAct(): Promise<boolean> {
    const isKept = await flush();
    if (isKept) return true;
    if (unanswered.current !== null) throw unanswered.current;
    if (!isTold.current) client.notify({ tone: 'warning', text: texts.cannotKeep });
    return false;
  }

  const columnsOf = (columns: SheetRules['columns']): SheetRules => ({ draft, columns, extra });
  const fieldErrors: FieldTexts = Object.fromEntries(errors.map(({ fieldId, text }) => [fieldId, text]));
  return {
    record,
    ...state,
    body,
    files,
    errors: fieldErrors,
    allErrors: errors,
    lost: head.lost + read.lost,
    autosave,
    seen: () => seen.current,
    set(changed: Values) {
      setState((now) => ({ ...now, values: { ...now.values, ...changed } }));
      setErrors((now) => now.filter(({ fieldId }) => !(fieldId in changed)));
    },
    setItems(items: readonly LineItem[]) {
      setState((now) => ({ ...now, items }));
      setErrors((now) => now.filter(({ fieldId }) => fieldId !== 'lines'));
    },
    /** What an earlier visit could not send; null where there is nothing of it. */
    offer: found && {
      time: found.updateTime,
      /** Goes on with it, as a change of the version that it was made of. */
      take() {
        setState(found.mine);
        setBase(found.base);
        seen.current = { ...seen.current, version: found.version };
        autosave.forget();
        here.take();
      },
      drop: here.drop,
    },
    /** Says what is wrong and leads there. */
    tell,
    /** @returns whether the refusal of an act is told at its places, or shown beside what the other side has made */
    refuse(error: unknown): boolean {
      if (!(error instanceof BusinessError)) return false;
      if (isConflict(error)) void meet(readChange(error));
      else if (error.fieldErrors.length > 0) tell(errorsOfRefusal(error));
      else return false;
      return true;
    },
    /** Keeps what is not kept yet, and says where it cannot. */
    keep,
    /** The same before an act on it, in `act.run`: without an answer the act offers to try both again. */
    keepForAct,
    async saveDraft() {
      if (await keep()) client.notify({ tone: 'success', text: FORM_MESSAGES.saved });
    },
    theirs: isShown ? theirs : null,
    /** Both sides beside each other; null while there is nothing to decide. */
    mergedWith: (columns: SheetRules['columns']) =>
      theirs && isShown ? mergeSheets({ base, mine: state, theirs }, columnsOf(columns)) : null,
    /** Goes on with what was decided, as a change of what the other side has made. */
    settle(next: SheetState) {
      if (theirs === null) return;
      flushSync(() => {
        setState(next);
        setBase(theirs);
        setReadFiles({ after: loadedFiles, list: theirs.attachments });
        setTheirs(null);
      });
      seen.current = { ...seen.current, version: theirs.version };
      autosave.forget();
      if (isDraft) void keep();
    },
    closeConflict: () => setShown(false),
    openConflict() {
      if (theirs !== null) setShown(true);
      else if (change.current !== null) void meet(change.current);
    },
  };
}

export type Sheet = ReturnType<typeof useSheet>;

/** The messages of lines name their rows. */
const errorsOfRefusal = ({ fieldErrors }: BusinessError): readonly SheetError[] =>
  fieldErrors.map(({ field, row, message }) => ({
    fieldId: row == null ? (field.split('.')[0] ?? field) : 'lines',
    text: message,
  }));
