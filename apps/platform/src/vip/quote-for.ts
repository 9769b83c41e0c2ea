import { formatDate } from '@jianzhu/domain';
import { quoteVip, type VipMonths, type VipQuote } from '@jianzhu/domain/vips';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { readMembershipNow } from './membership-now.ts';

export interface Term {
  readonly level: number;
  readonly months: VipMonths;
}

/** What a term costs a business now; a text where it is not sold to it. */
export async function quoteFor(
  transaction: Transaction,
  businessId: string,
  { level, months }: Term,
): Promise<VipQuote | string> {
  const today = formatDate((await readNow(transaction)).getTime());
  return quoteVip(level, months, await readMembershipNow(transaction, businessId), today);
}
