import { LINE_STATUS } from '@jianzhu/domain/inquiries';
import { refuseReader } from '../record/refuse-reader.ts';
import './tables.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { toAskedLine } from '../inquiry/line-view.ts';
import { type Exporter, markOf } from '../record/export-records.ts';
import { findRecord } from '../record/find-record.ts';
import { READS } from './tender-detail.ts';
import { readLines, readPrivate } from './tender-fields.ts';

/** The bill of quantities for a file, as far as the session reads it: a supplier finds no reference price. */
export async function exportLines(by: Exporter & { readonly caller: BusinessMember }, id: string) {
  const { transaction, caller } = by;
  const row = await findRecord(transaction, 'tender', id);
  if (row instanceof Refusal) return row;
  const refused = refuseReader(caller, row, READS);
  if (refused) return refused;
  const isOwner = row.business_id === caller.acting.businessId;
  const own = isOwner ? await readPrivate(transaction, row.id) : undefined;
  const rows = (await readLines(transaction, row.id)).map((line) => ({
    ...toAskedLine({ ...line, line_status: LINE_STATUS.open }),
    ...(isOwner && { refPrice: own?.ref_prices[line.id] ?? null }),
  }));
  return { rows, ...(await markOf(by, rows.length)) };
}
