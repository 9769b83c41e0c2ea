import type { Transaction } from '../db/schema.ts';
import { workFor } from '../member/work-for.ts';
import { writePersonalNotice } from './write-notice.ts';

/** Of the platform itself, as all notices about memberships are. */
const NOTICE_TYPE = 2;

/** Tells a person, whatever company she acts for, in the midst of work for one: her notices belong to none. */
export async function tellPerson(
  transaction: Transaction,
  businessId: string,
  notice: Omit<Parameters<typeof writePersonalNotice>[1], 'noticeType'>,
): Promise<void> {
  await workFor(transaction, null);
  await writePersonalNotice(transaction, { noticeType: NOTICE_TYPE, ...notice });
  await workFor(transaction, businessId);
}
