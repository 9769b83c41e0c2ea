import { TENDER_TYPE } from '@jianzhu/domain/tenders';
import * as paths from '../../paths.ts';

interface Named {
  readonly id: string;
  readonly tenderType: number | null;
}

/** The page of a tender, to be looked at. */
export const tenderHref = ({ id, tenderType }: Named) =>
  `${tenderType === TENDER_TYPE.invited ? paths.tenderDetail : paths.publicTender}?id=${id}&mode=view`;
export const signUpHref = (tenderId: string) => `${paths.bidSignUp}?tenderId=${tenderId}`;
/** Pays for the documents (1) or the deposit (2). */
export const bidFormHref = (tenderId: string) => `${paths.bidForm}?tenderId=${tenderId}`;
export const bidHref = (bidId: string) => `${paths.bidCompanyDetail}?bidId=${bidId}`;
export const openingHref = (tenderId: string) => `${paths.bidTable}?tenderId=${tenderId}`;
export const payHref = (tenderId: string, payType: 1 | 2) =>
  `${paths.tenderFees}?tenderId=${tenderId}&payType=${payType}`;
