import { PAY_TYPE, type PayType } from '@jianzhu/domain/payments';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import type { Tender } from '../tender/own-tender.ts';

/** Until when a supplier pays for a tender: the documents while they are given out, the deposit to its own time. */
export function payDeadline(
  { doc_end, deposit_deadline, bid_deadline }: Pick<Tender, 'doc_end' | 'deposit_deadline' | 'bid_deadline'>,
  payType: PayType,
): Date {
  const deadline = payType === PAY_TYPE.fee ? doc_end : (deposit_deadline ?? bid_deadline);
  if (deadline === null) throw new TypeError('a tender that takes payments has its times');
  return deadline;
}

/** The same of a tender as it stands now. */
export async function readPayDeadline(transaction: Transaction, tenderId: string, payType: PayType): Promise<Date> {
  const tender = await findRecord(transaction, 'tender', tenderId);
  if (tender instanceof Refusal) throw new TypeError(`there is no tender ${tenderId}`);
  return payDeadline(tender, payType);
}
