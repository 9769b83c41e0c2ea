import './tables.ts';
import { TENDER_STATUS, TENDER_TYPE } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import type { Tender } from './own-tender.ts';

/** Whether a tender is out and meant for a company: an open one is for all, any other for whom its buyer has invited. */
export async function isOffered(
  transaction: Transaction,
  tender: Pick<Tender, 'id' | 'status' | 'tender_type'>,
  businessId: string,
): Promise<boolean> {
  if (tender.status < TENDER_STATUS.published) return false;
  if (tender.tender_type === TENDER_TYPE.open) return true;
  const invitee = await transaction
    .selectFrom('tender_invitee')
    .select('id')
    .where('tender_id', '=', tender.id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return invitee !== undefined;
}
