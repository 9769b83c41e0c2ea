import { TENDER_TYPE } from '@jianzhu/domain/tenders';
import * as paths from '../../paths.ts';

interface Named {
  readonly id: string;
  readonly tenderType: number | null;
}

/** The page of a tender, to be looked at. */
export const tenderHref = ({ id, tenderType }: Named) =>
  `${tenderType === TENDER_TYPE.invited ? paths.tenderDetail : paths.publicTender}?id=${id}&mode=view`;
/** The section of its sign-ups, to its buyer: those of a tab, of companies with a text in their names. */
export function signUpsHref(tender: Named, { signUp, company }: { readonly signUp: string; readonly company: string }) {
  const said = new URLSearchParams({ ...(signUp !== 'all' && { signUp }), ...(company !== '' && { company }) });
  return `${tenderHref(tender)}${said.size > 0 ? `&${said}` : ''}#section-sign-ups`;
}
/** Candidates, publicity and who has won. */
export const resultHref = (tenderId: string) => `${paths.bidConfirmation}?id=${tenderId}`;
/** Questions and objections. */
export const questionHref = (tenderId: string) => `${paths.bidQuestion}?tenderId=${tenderId}`;
export const signUpHref = (tenderId: string) => `${paths.bidSignUp}?tenderId=${tenderId}`;
export const bidFormHref = (tenderId: string) => `${paths.bidForm}?tenderId=${tenderId}`;
export const bidHref = (bidId: string) => `${paths.bidCompanyDetail}?bidId=${bidId}`;
export const openingHref = (tenderId: string) => `${paths.bidTable}?tenderId=${tenderId}`;
/** Pays for the documents (1) or the deposit (2). */
export const payHref = (tenderId: string, payType: 1 | 2) =>
  `${paths.tenderFees}?tenderId=${tenderId}&payType=${payType}`;
