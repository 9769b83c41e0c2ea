import { membershipLimit } from '@jianzhu/domain';
import { readSeats } from '../business-member/seats.ts';
import type { Transaction } from '../db/schema.ts';
import { inquiryPublications } from '../inquiry/publish-quota.ts';
import { readStanding } from '../member/standing.ts';
import { countPublished } from '../shelf/own-list.ts';
import { tenderPublications } from '../tender/submit-tender.ts';
import { readMembershipNow } from './membership-now.ts';

/** What the level of a business gives it a number of, and how much of each it has used (domain rules 12.2). In its session. */
export async function readQuota(transaction: Transaction, businessId: string) {
  const { level } = await readStanding(transaction, businessId);
  const { endDate } = await readMembershipNow(transaction, businessId);
  const used = {
    inquiriesPerMonth: (await inquiryPublications.read(transaction, businessId)).used,
    tendersPerMonth: (await tenderPublications.read(transaction, businessId)).used,
    serviceQuota: await countPublished(transaction, 'service', businessId),
    memberSeats: (await readSeats(transaction, businessId)).used,
  } as const;
  // Object.keys of the figures gives exactly the quotas that are counted.
  const keys = Object.keys(used) as (keyof typeof used)[];
  return {
    ...{ level, endDate: level === 0 ? '' : (endDate ?? '') },
    quotas: keys.map((key) => ({ key, used: used[key], limit: membershipLimit(key, level) })),
  };
}
