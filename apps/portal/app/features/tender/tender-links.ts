import { TENDER_TYPE } from '@jianzhu/domain/tenders';
import * as paths from '../../paths.ts';

/** Pages of a tender, by its type. */
const pageOf = (tenderType: number | null) =>
  tenderType === TENDER_TYPE.invited ? paths.tenderDetail : paths.publicTender;

interface Named {
  readonly id: string;
  readonly tenderType: number | null;
}

export const tenderHref = ({ id, tenderType }: Named) => `${pageOf(tenderType)}?id=${id}&mode=view`;
export const editHref = ({ id, tenderType }: Named) => `${pageOf(tenderType)}?id=${id}`;
/** The sign-ups to it that wait for a decision. */
export const auditHref = (tender: Named) => `${tenderHref(tender)}&signUp=0#section-sign-ups`;
/** Questions and objections. */
export const questionHref = (tenderId: string) => `${paths.bidQuestion}?tenderId=${tenderId}`;
/** The opening of its bids. */
export const openingHref = (tenderId: string) => `${paths.bidTable}?tenderId=${tenderId}`;
export const newHref = pageOf;
export const awardHref = ({ id }: Pick<Named, 'id'>) => `${paths.bidConfirmation}?id=${id}`;
