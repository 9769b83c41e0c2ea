import type { CompanyType } from '@jianzhu/domain';
import { DEADLINE_KINDS, type DeadlineKind } from '@jianzhu/domain/deadlines';
import { TENDER_TYPE } from '@jianzhu/domain/tenders';
import * as paths from '../../paths.ts';

interface Dated {
  readonly kind: DeadlineKind;
  readonly id: string;
  readonly tenderType: number | null;
}

/** The page of what a time belongs to: where the caller's side acts on it. */
export function deadlineRecordHref({ kind, id, tenderType }: Dated, side: CompanyType): string {
  if (DEADLINE_KINDS[kind].of === 'tender') {
    const page = tenderType === TENDER_TYPE.invited ? paths.tenderDetail : paths.publicTender;
    return `${page}?id=${id}&mode=view`;
  }
  return kind === 'second' && side === 'supply'
    ? `${paths.secondQuotation}?inquiryId=${id}`
    : `${paths.inquiryDetail}?id=${id}`;
}
