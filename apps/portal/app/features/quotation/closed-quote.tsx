import { BUSINESS_CODES } from '@jianzhu/domain';
import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { QUOTATION_MESSAGES } from '@jianzhu/domain/quotations';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { ListPage } from '@jianzhu/ui/pages';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { quotationDetailTexts as texts } from './messages.ts';
import { inquiryHref, quotationHref } from './quotation-links.ts';

/** What an inquiry takes quotations by. */
export interface QuotedFor {
  readonly id: string;
  readonly status: number;
  /** Both `YYYY-MM-DD HH:mm:ss`. */
  readonly quoteDeadline: string;
  readonly serverTime: string;
  /** Null to its own buyer. */
  readonly supplier: object | null;
}

/** Why nobody of this company can quote for it whatever is filled in; null where it can (domain rules 4.3, scenario 11). */
export function closedToQuotes({ status, quoteDeadline, serverTime, supplier }: QuotedFor): string | null {
  if (supplier === null) return QUOTATION_MESSAGES.ownInquiry;
  const isOpen = status === INQUIRY_STATUS.quoting && serverTime < quoteDeadline;
  return isOpen ? null : BUSINESS_CODES.deadlinePassed.msg;
}

export interface ClosedQuotePageProps {
  readonly inquiryId: string;
  readonly reason: string;
  /** The own quotation, where there is one to look at. */
  readonly quotationId: string | null;
}

/** In place of the form once it could not be sent. */
export function ClosedQuotePage({ inquiryId, reason, quotationId }: ClosedQuotePageProps) {
  const head = useMemberHead();
  return (
    <ListPage {...head}>
      <EmptyState
        title={reason}
        action={
          quotationId === null ? (
            <ButtonLink href={inquiryHref(inquiryId)}>{texts.backToInquiry}</ButtonLink>
          ) : (
            <ButtonLink href={quotationHref(quotationId)}>{texts.toQuotation}</ButtonLink>
          )
        }
      />
    </ListPage>
  );
}
