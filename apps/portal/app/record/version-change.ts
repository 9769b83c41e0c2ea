import type { BusinessError } from '@jianzhu/api-client';
import * as v from 'valibot';

const changeSchema = v.object({
  changedBy: v.optional(v.nullable(v.string(), ''), ''),
  changedAt: v.optional(v.nullable(v.string(), ''), ''),
  isOwn: v.optional(v.boolean(), false),
});

/** Who has changed a record meanwhile, and when, as a refused save says. */
export type RecordChange = v.InferOutput<typeof changeSchema>;

export function readChange({ data }: BusinessError): RecordChange {
  const read = v.safeParse(changeSchema, data);
  return read.success ? read.output : { changedBy: '', changedAt: '', isOwn: false };
}
