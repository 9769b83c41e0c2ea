import './tables.ts';
import '../quotation/tables.ts';
import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { businessNow } from '../db/business-clock.ts';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { personName } from '../member/person-name.ts';
import type { Seen } from '../record/save-record.ts';
import { findHeld } from './held-award.ts';
import { changeOwn, type Inquiry, type Prepared, prepareAct } from './own-inquiry.ts';

type OfQuotation = Seen & { readonly quotationId: string };

/** Leaves an opened quotation out of comparison and award; in `withWorker`, as all here. */
export async function excludeQuotation(
  transaction: Transaction,
  caller: BusinessMember,
  { quotationId, reason, ...seen }: OfQuotation & { readonly reason: string },
): Promise<Inquiry | Refusal> {
  const prepared = await prepareChange(transaction, caller, seen, 'exclude');
  if (prepared instanceof Refusal) return prepared;
  const { row } = prepared;
  const quotation = await transaction
    .selectFrom('quotation')
    .select('id')
    .where('id', '=', parseRecordId(quotationId) ?? '0')
    .where('inquiry_id', '=', row.id)
    .where('opened_at', 'is not', null)
    .where('status', 'not in', [QUOTATION_STATUS.withdrawn, QUOTATION_STATUS.void])
    .executeTakeFirst();
  if (quotation === undefined) return new Refusal('notFound');
  if ((await readExclusions(transaction, row.id)).has(quotation.id)) {
    return refuse('stateConflict', INQUIRY_MESSAGES.excluded);
  }
  await transaction
    .insertInto('inquiry_exclusion')
    .values({
      ...{ inquiry_id: row.id, quotation_id: quotation.id, business_id: row.business_id },
      ...{ create_user_id: caller.userId, create_time: businessNow, reason },
    })
    .execute();
  return changeOwn(transaction, prepared, caller, { action: 'exclude', reason });
}

/** Lets a quotation take part again. */
export async function restoreQuotation(
  transaction: Transaction,
  caller: BusinessMember,
  { quotationId, ...seen }: OfQuotation,
): Promise<Inquiry | Refusal> {
  const prepared = await prepareChange(transaction, caller, seen, 'restore');
  if (prepared instanceof Refusal) return prepared;
  const restored = await transaction
    .deleteFrom('inquiry_exclusion')
    .where('inquiry_id', '=', prepared.row.id)
    .where('quotation_id', '=', parseRecordId(quotationId) ?? '0')
    .returning('quotation_id')
    .executeTakeFirst();
  return restored === undefined
    ? new Refusal('notFound')
    : changeOwn(transaction, prepared, caller, { action: 'restore' });
}

/** An award that waits for approval was put forward on what took part then. */
async function prepareChange(
  transaction: Transaction,
  caller: BusinessMember,
  seen: Seen,
  action: 'exclude' | 'restore',
): Promise<Prepared | Refusal> {
  const prepared = await prepareAct(transaction, caller, seen, action);
  if (prepared instanceof Refusal) return prepared;
  const held = await findHeld(transaction, prepared.row.id);
  return held === undefined ? prepared : refuse('stateConflict', INQUIRY_MESSAGES.awardHeld);
}

/** What is left out of an inquiry, by quotation; to its buyer. */
export async function readExclusions(transaction: Transaction, inquiryId: string) {
  const rows = await transaction
    .selectFrom('inquiry_exclusion')
    .leftJoin('account', 'account.id', 'inquiry_exclusion.create_user_id')
    .select(['quotation_id', 'reason', 'inquiry_exclusion.create_time', 'real_name', 'nick_name'])
    .where('inquiry_id', '=', inquiryId)
    .execute();
  return new Map(
    rows.map(({ quotation_id, reason, create_time, ...by }) => [
      quotation_id,
      { reason, createTime: create_time, operatorName: personName(by) },
    ]),
  );
}
