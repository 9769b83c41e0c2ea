import { TENDER_TYPE } from '@jianzhu/domain/tenders';
import * as paths from '../../paths.ts';

export const bidFormHref = (tenderId: string) => `${paths.bidForm}?tenderId=${tenderId}`;
export const bidHref = (id: string) => `${paths.bidCompanyDetail}?bidId=${id}`;
export const bidTableHref = (tenderId: string) => `${paths.bidTable}?tenderId=${tenderId}`;
export const feeHref = (tenderId: string, payType: 1 | 2) =>
  `${paths.tenderFees}?tenderId=${tenderId}&payType=${payType}`;

/** The tender of a bid, as its detail page. */
export const tenderOfHref = (id: string, tenderType: number | null) =>
  `${tenderType === TENDER_TYPE.invited ? paths.tenderDetail : paths.publicTender}?id=${id}&mode=view`;
