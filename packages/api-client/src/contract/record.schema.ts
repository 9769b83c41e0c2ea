import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { recordId } from './fields.schema.ts';

const version = v.pipe(v.number('数据版本不正确'), v.integer('数据版本不正确'), v.minValue(1, '数据版本不正确'));

/** What every record says of itself in a list and a detail (domain rules 33). */
export const recordEntries = {
  id: idSchema,
  /** Optimistic lock: an act names the version that its author saw. */
  version: v.number(),
  /** `YYYY-MM-DD HH:mm:ss` */
  updateTime: v.string(),
  /** What this member may do to it now; a page shows these buttons and no others. */
  allowedActions: v.array(v.string()),
};

/** A record as its author saw it, to be acted on. */
export const seenRecord = v.object({ id: recordId, version });

/** Several of them, to be acted on together. */
export const seenRecords = v.object({
  records: v.pipe(v.array(seenRecord), v.minLength(1, '请至少选择一条数据'), v.maxLength(100, '一次最多处理100条数据')),
});

/** What became of each of several records: what is refused to one keeps nothing from the others. */
export const outcomeOfMany = v.object({
  done: v.array(idSchema),
  failed: v.array(v.object({ id: idSchema, msg: v.string() })),
});

/**
 * Body that saves a record: its fields, and the version that was seen of one that is there. Without an id it is added.
 *
 * @param record fields as the domain reads them
 */
export function savedRecord<Fields>(record: v.ObjectSchema<v.ObjectEntries, undefined>) {
  const schema = v.object({ id: v.optional(recordId), version: v.optional(version), ...record.entries });
  // Fields read looser input than they give, down to unknown; who calls sends what the record holds.
  type Saved = Fields & { readonly id?: string | undefined; readonly version?: number | undefined };
  return schema as unknown as v.GenericSchema<Saved, Saved>;
}
