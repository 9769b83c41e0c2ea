/** What the calls of all that companies publish have in common (domain rules 10.2). */
import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { binary, byId, calendarDay, keyword, recordId, smallCode, submission } from './fields.schema.ts';
import { exportOf, pageOf, pagingEntries, sortEntry } from './page.ts';
import { logEntry } from './procurement.schema.ts';
import { outcomeOfMany, recordEntries, seenRecord, seenRecords } from './record.schema.ts';

/** What every record of the shelf says of itself. */
const shelfEntries = {
  ...recordEntries,
  /** 单号; '' where its kind has none. */
  code: v.string(),
  title: v.string(),
  cover: v.string(),
  /** Of `SHELF_STATUS`. */
  status: v.number(),
  /** What stands of what was approved, as a status; 0 before the first approval. */
  standing: v.number(),
  /** Of an approved one another version is written or reviewed. */
  hasChange: v.boolean(),
  /** Why it was sent back or taken off; '' otherwise. */
  reason: v.string(),
  /** `YYYY-MM-DD HH:mm:ss`; '' before the first approval. */
  publishTime: v.string(),
};

/** What its detail says besides its fields. */
const detailEntries = {
  /** What is wrong with single fields of what was sent back. */
  fieldReasons: v.array(v.object({ field: v.string(), reason: v.string() })),
  submitTime: v.string(),
  logs: v.array(logEntry),
};

/** The filters that every list of the shelf has. */
const filterEntries = {
  /** Of its title or its number. */
  keyword,
  status: v.optional(smallCode),
  /** First day of the last change. */
  beginDate: v.optional(calendarDay),
  endDate: v.optional(calendarDay),
};

/**
 * The calls of one kind of record.
 *
 * @param entries what a row of its list says beside the entries of the shelf, its filters, the columns that sort it, and
 *   what its detail has
 */
export function shelfSchemas<
  const Row extends v.ObjectEntries,
  const Filters extends v.ObjectEntries,
  const Sort extends string,
  const Detail extends v.ObjectEntries,
>(entries: { readonly row: Row; readonly filters: Filters; readonly sorts: readonly Sort[]; readonly detail: Detail }) {
  const row = v.object({ ...shelfEntries, ...entries.row });
  const filters = { ...sortEntry(entries.sorts), ...filterEntries, ...entries.filters };
  const detail = v.object({ ...shelfEntries, ...entries.detail, ...detailEntries });
  return {
    detailData: detail,
    list: {
      query: v.object({ ...pagingEntries, ...filters }),
      data: v.object({
        ...pageOf(row).entries,
        /** How many there are in each status, whatever is filtered. */
        counts: v.array(v.object({ status: v.number(), count: v.number() })),
      }),
    },
    exportRows: { body: v.object(filters), data: exportOf(row) },
    detail: { query: byId, data: detail },
    submit: { body: seenRecord, data: submission },
    submitMany: { body: seenRecords, data: outcomeOfMany },
    withdraw: { body: seenRecord, data: submission },
    discard: { body: seenRecord, data: submission },
    shelf: { body: v.object({ ...seenRecord.entries, on: binary }), data: submission },
    shelfMany: { body: v.object({ ...seenRecords.entries, on: binary }), data: outcomeOfMany },
    delete: { body: seenRecord, data: v.null() },
    deleteMany: { body: seenRecords, data: outcomeOfMany },
    copy: { body: byId, data: submission },
    showPicture: {
      body: v.object({ resourceId: recordId }),
      data: v.object({ id: idSchema, address: v.string() }),
    },
  };
}
