import type { FieldRule } from '@jianzhu/domain/certifications';
import * as v from 'valibot';
import type { Refusal } from '../http/refusal.ts';
import { refuseIssues, refuseViolations } from '../record/refuse-violations.ts';

/** A number that was typed or that a form had before counts as given. */
interface Given {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Rules between the fields, asked once each of them holds. */
  readonly rules: (fields: never) => readonly FieldRule[];
}

/**
 * Reads a saved form as one that is handed in: every field that must be there, and the rules between them.
 *
 * @returns all that is wrong, each at its field
 */
export function readApplication<Fields>(
  record: v.GenericSchema<unknown, Fields>,
  { fields, rules }: Given & { readonly rules: (fields: Fields) => readonly FieldRule[] },
): Fields | Refusal {
  const read = v.safeParse(record, fields);
  if (!read.success) return refuseIssues(read.issues);
  const broken = rules(read.output);
  return broken.length === 0 ? read.output : refuseViolations(broken);
}
