import { dealMachine } from '@jianzhu/domain/deals';
import { INQUIRY_MESSAGES, INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { formatMoney } from '@jianzhu/domain/money';
import { statusLook } from '@jianzhu/domain/records';
import { ButtonLink, Tag, TextLink } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { SectionParts } from '@jianzhu/ui/pages';
import { detailTexts as texts } from './detail-messages.ts';
import type { InquiryDetail } from './inquiry-calls.ts';
import { dealHref, secondHref, selectingHref } from './inquiry-links.ts';

const { quoting, opening, secondRound, failed } = INQUIRY_STATUS;

/** What the buyer may know of the quotations: their number while they are sealed (domain rules 4.6). */
export function BuyerQuotes({ inquiry }: { readonly inquiry: InquiryDetail }) {
  const { id, status, sealed, quotedCount, openTime, allowedActions, buyer } = inquiry;
  const isSealed = (status === quoting || status === opening) && sealed === 1;
  if (isSealed) return <p>{INQUIRY_MESSAGES.sealedCount(quotedCount)}</p>;
  if (status === failed) return <p>{texts.noQuotes}</p>;
  return (
    <SectionParts>
      <p>{openTime === '' ? texts.quotedSoFar(quotedCount) : texts.opened(quotedCount)}</p>
      {buyer?.awardTotal != null && (
        <p>
          {texts.terms.award} {formatMoney(buyer.awardTotal)}
        </p>
      )}
      {allowedActions.includes('compare') && (
        <ButtonLink variant="line" size="regular" href={selectingHref(id)}>
          {texts.toSelecting}
        </ButtonLink>
      )}
      {status === secondRound && (
        <ButtonLink variant="line" size="regular" href={secondHref(id)}>
          {texts.toSecond}
        </ButtonLink>
      )}
    </SectionParts>
  );
}

type DealOfInquiry = NonNullable<InquiryDetail['buyer']>['deals'][number];

const lookOf = (status: number) => statusLook(dealMachine, status);

const columns: readonly Column<DealOfInquiry>[] = [
  {
    key: 'code',
    title: texts.deals,
    cell: ({ id, code }) => <TextLink href={dealHref(id)}>{code}</TextLink>,
    card: 'title',
  },
  { key: 'name', title: texts.inviteeColumns.name, cell: ({ businessName }) => businessName },
  {
    key: 'status',
    title: texts.dealStatus,
    width: '104px',
    cell: ({ status }) => <Tag tone={lookOf(status).tone}>{lookOf(status).label}</Tag>,
    card: 'status',
  },
];

/** The deals that an award has made, to the buyer. */
export function DealsOfInquiry({ deals }: { readonly deals: readonly DealOfInquiry[] }) {
  return (
    <DataTable
      label={texts.deals}
      columns={columns}
      rows={{ status: 'ready', items: deals }}
      rowKey={({ id }) => id}
      rowName={({ code }) => code}
      onRetry={() => {}}
    />
  );
}
