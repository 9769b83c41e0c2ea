import type { AttachmentEntry } from '@jianzhu/domain/forms';
import * as v from 'valibot';
import type { Refusal } from '../http/refusal.ts';
import { refuseIssues } from '../record/refuse-violations.ts';

/**
 * Holds the files of a form, as `takeFiles` gave them, against the rules of their fields: a form says of a file what it
 * likes, its own size and ending are the platform's.
 *
 * @param files by the names of the record's fields
 */
export function refuseFiles(
  record: { readonly entries: v.ObjectEntries },
  files: Readonly<Record<string, readonly AttachmentEntry[]>>,
): Refusal | null {
  const fields = Object.entries(record.entries).filter(([name]) => name in files);
  const read = v.safeParse(v.object(Object.fromEntries(fields)), files);
  return read.success ? null : refuseIssues(read.issues);
}
