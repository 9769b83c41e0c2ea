import type { Violation } from '../violation.ts';
import { applyEdit, type EditOptions, isRefusedEdit, type PageEdit } from './edits.ts';
import type { PageSchema } from './page-schema.ts';

/** Steps that can be taken back (decision 64). */
export const UNDO_STEPS = 100;

/** A page that is edited, with what it was and what it was before it was taken back. */
export interface PageHistory {
  /** The oldest first. */
  readonly past: readonly PageSchema[];
  readonly present: PageSchema;
  /** The next one to come back first. */
  readonly future: readonly PageSchema[];
  /** What the last step belongs to: steps of the same run (typing in one field) are taken back as one; '' for none. */
  readonly run: string;
}

export const beginHistory = (schema: PageSchema): PageHistory => ({ past: [], present: schema, future: [], run: '' });

export const canUndo = ({ past }: PageHistory): boolean => past.length > 0;
export const canRedo = ({ future }: PageHistory): boolean => future.length > 0;

/**
 * The history after an edit; the same object where nothing has changed.
 *
 * @param run name of a run of edits that are one step, such as 'props:<id>:text'
 */
export function edit(history: PageHistory, change: PageEdit, options: EditOptions, run = ''): PageHistory | Violation {
  const next = applyEdit(history.present, change, options);
  if (isRefusedEdit(next)) return next;
  if (next === history.present) return history;
  const goesOn = run !== '' && run === history.run;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-UNDO_STEPS),
    present: next,
    future: [],
    run,
  };
}

/** One step back: the page exactly as it was; the same history where there is none. */
export function undo(history: PageHistory): PageHistory {
  const former = history.past.at(-1);
  if (former === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: former,
    future: [history.present, ...history.future],
    run: '',
  };
}

/** The step that was taken back last, done again. */
export function redo(history: PageHistory): PageHistory {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, run: '' };
}

/** Ends a run: the next edit is a step of its own. */
export const endRun = (history: PageHistory): PageHistory => (history.run === '' ? history : { ...history, run: '' });
