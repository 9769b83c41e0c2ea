import { INQUIRY_MESSAGES, type RowViolation } from '@jianzhu/domain/inquiries';
import type { BaseIssue } from 'valibot';
import { type FieldError, Refusal, refuseFields } from '../http/refusal.ts';

/** Rows of the domain count from 1, those of an answer from 0. */
export function refuseViolations(broken: readonly RowViolation[]): Refusal {
  const errors = broken.map(({ field, row, message }) => ({ field, row: row === undefined ? null : row - 1, message }));
  return refuseAll(errors);
}

/** What the rules of single fields say, as the answer to a form. */
export function refuseIssues(issues: readonly BaseIssue<unknown>[]): Refusal {
  const errors = issues.map(({ path, message }): FieldError => {
    const keys = path?.map(({ key }) => key) ?? [];
    const row = keys.find((key): key is number => typeof key === 'number');
    const field = String(keys.at(-1) ?? '');
    if (keys[0] !== 'lines' || row === undefined) return { field: String(keys[0] ?? ''), row: null, message };
    return { field, row, message: INQUIRY_MESSAGES.inRow(row + 1, message) };
  });
  return refuseAll(errors);
}

function refuseAll(errors: readonly FieldError[]): Refusal {
  const [first, ...others] = errors;
  return first === undefined ? new Refusal('invalidParameter') : refuseFields([first, ...others]);
}
