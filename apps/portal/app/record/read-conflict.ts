import { BusinessError } from '@jianzhu/api-client';
import { BUSINESS_CODES } from '@jianzhu/domain';
import * as v from 'valibot';
import { type RecordSchema, type Theirs, valuesOf } from './form-state.ts';

const conflictSchema = v.object({
  current: v.looseObject({ id: v.optional(v.string(), ''), version: v.number() }),
  changedBy: v.optional(v.nullable(v.string(), ''), ''),
  changedAt: v.optional(v.nullable(v.string(), ''), ''),
  isOwn: v.optional(v.boolean(), false),
});

/** What others have saved of a record meanwhile, as a save is refused for it; null for any other failure. */
export function readConflict(record: RecordSchema, error: unknown): (Theirs & { readonly id: string }) | null {
  if (!(error instanceof BusinessError) || error.code !== BUSINESS_CODES.versionConflict.code) return null;
  const conflict = v.safeParse(conflictSchema, error.data);
  if (!conflict.success) return null;
  const { current, ...by } = conflict.output;
  return { id: current.id, values: valuesOf(record, current), version: current.version, ...by };
}
