import '../member/tables.ts';
import type { SelectQueryBuilder } from 'kysely';
import { nameFacts } from '../audit/pending-event.ts';
import type { RecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { businessName } from '../member/business-name.ts';
import { accountName } from '../member/person-name.ts';
import { type ListShape, listQuery } from './list-records.ts';
import { EXPORT_MESSAGES } from './messages.ts';

/** Rows of one file. */
const MOST_EXPORTED = 10_000;

/** Who takes rows out of the platform, and when. */
export interface Exporter {
  readonly transaction: Transaction;
  readonly caller: { readonly userId: RecordId; readonly acting: { readonly businessId: RecordId } };
  readonly now: Date;
}

/**
 * All rows that the filters of a list find, in its order, for a file. How many they were is a fact of the call's event.
 *
 * @param most rows of one file
 */
export async function exportRecords<Named, Tables extends keyof Named, Found, Row, Query extends object>(
  by: Exporter,
  query: SelectQueryBuilder<Named, Tables, Found>,
  shape: ListShape<NoInfer<Query>>,
  asked: Query & { readonly sort?: string | undefined },
  toRow: (found: Found) => Row,
  most = MOST_EXPORTED,
) {
  const found = await listQuery(query, shape, asked)
    .limit(most + 1)
    .execute();
  const rows = found.slice(0, most).map(toRow);
  return { rows, ...(await markOf(by, rows.length, { isCut: found.length > most, most })) };
}

/** What stands in a file of rows besides them: who took them out and when. How many they are is a fact of the event. */
export async function markOf(by: Exporter, count: number, cut = { isCut: false, most: MOST_EXPORTED }) {
  nameFacts({ count });
  const { company, person } = await namesOf(by);
  const mark = EXPORT_MESSAGES.mark(company, person, timeText(by.now));
  return { isCut: cut.isCut, mark: cut.isCut ? EXPORT_MESSAGES.cut(mark, cut.most) : mark };
}

/** The same across the pages of a document. */
export async function watermarkOf(by: Exporter): Promise<string> {
  const { company, person } = await namesOf(by);
  return EXPORT_MESSAGES.watermark(company, person, timeText(by.now));
}

async function namesOf({ transaction, caller }: Exporter) {
  const { userId, acting } = caller;
  return {
    company: await businessName(transaction, acting.businessId),
    person: await accountName(transaction, userId),
  };
}
