import type { Transaction } from '../db/schema.ts';
import { tellHolders } from '../notice/tell-holders.ts';

/** Where a company reads how far its certification is. */
export const CERTIFICATION_PAGE = '/user/standard-certification/my-detail?kind=corporate';

/** Tells those who hand in for a company what became of its certification. In `withWorker`. */
export const tellCertifiers = (
  transaction: Transaction,
  businessId: string,
  notice: { readonly title: string; readonly content: string },
): Promise<void> =>
  tellHolders(
    transaction,
    { businessIds: [businessId], permission: 'certification_submit' },
    { noticeType: 2, ...notice, jumpType: 0, jumpUrl: CERTIFICATION_PAGE },
  );
