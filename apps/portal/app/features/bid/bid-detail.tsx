import { BID_MESSAGES } from '@jianzhu/domain/bids';
import { formatMoney } from '@jianzhu/domain/money';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { Button, ButtonLink, TextLink } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, SectionParts } from '@jianzhu/ui/pages';
import { type Description, DescriptionList, StatusTag } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { offeredBrandColumn, offeredHead, rateText } from '../../asked-lines/offered-columns.tsx';
import { bidRules } from '../../attachment/bid-rules.ts';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LogTimeline } from '../../record/log-timeline.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { plainAmount } from '../../record/plain-amount.ts';
import { SavedFiles } from '../../record/saved-files.tsx';
import { useAct } from '../../record/use-act.ts';
import { useAskedAct } from '../../record/use-asked-act.ts';
import { useMay } from '../../session/use-may.ts';
import { PrintButton } from '../../shell/print-button.tsx';
import { type BidDetail, type BidLine, bidCalls, type Receipt } from './bid-calls.ts';
import { bidFormHref, bidTableHref, tenderOfHref } from './bid-links.ts';
import { bidLook } from './bid-look.ts';
import { bidTexts as texts } from './messages.ts';
import { ReceiptCard } from './receipt-card.tsx';

const { facts: terms, columns: names } = texts;

const lineColumns: readonly Column<BidLine>[] = [
  ...offeredHead(names),
  { key: 'price', title: names.price, width: '120px', align: 'end', cell: ({ unitPrice }) => plainAmount(unitPrice) },
  { key: 'rate', title: names.rate, width: '64px', cell: ({ taxRate }) => rateText(taxRate) },
  { key: 'amount', title: names.amount, width: '128px', align: 'end', cell: ({ amount }) => plainAmount(amount) },
  offeredBrandColumn(names.brand),
  {
    key: 'arrival',
    title: names.arrival,
    width: '104px',
    cell: ({ offeredArrivalDate }) => offeredArrivalDate || '—',
  },
];

export interface BidDetailPageProps {
  readonly bid: BidDetail;
  /** Of the last submission, to the bidder; null where there is none. */
  readonly receipt: Receipt | null;
  readonly officeViewer: string | null;
}

/** One bid: to its bidder with the receipt, and to the buyer after the opening (domain rules 5.6). */
export function BidDetailPage({ bid, receipt, officeViewer }: BidDetailPageProps) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('bid', revalidate);
  const look = bidLook(bid.status, bid.isOwn);
  const files = (part: 'techFiles' | 'bizFiles' | 'otherFiles') =>
    bid[part].length > 0 && {
      key: part,
      title: texts.parts[part],
      content: (
        <SavedFiles
          name={`${part}-${bid.id}`}
          label={texts.partFiles[part]}
          rules={bidRules.other}
          saved={bid[part]}
          officeViewer={officeViewer}
        />
      ),
    };
  const sections = [
    {
      key: 'summary',
      title: texts.summary,
      content: (
        <SectionParts>
          {bid.rejectReason !== '' && <InlineAlert tone="warning">{texts.rejected(bid.rejectReason)}</InlineAlert>}
          <DescriptionList items={summaryFacts(bid)} />
        </SectionParts>
      ),
    },
    receipt !== null && { key: 'receipt', title: texts.receipt, content: <ReceiptCard receipt={receipt} /> },
    bid.lines.length > 0 && {
      key: 'lines',
      title: texts.lines,
      content: (
        <DataTable
          label={texts.linesTable}
          columns={lineColumns}
          rows={{ status: 'ready', items: bid.lines }}
          rowKey={({ lineId }) => lineId}
          rowName={({ materialName, spec }) => `${materialName} ${spec}`}
          totals={{ amount: plainAmount(bid.totalPrice) }}
          onRetry={() => {}}
        />
      ),
    },
    bid.bidLetter !== '' && { key: 'letter', title: texts.letter, content: <p>{bid.bidLetter}</p> },
    files('techFiles'),
    files('bizFiles'),
    files('otherFiles'),
    bid.logs.length > 0 && {
      ...{ key: 'log', title: texts.log, content: <LogTimeline logs={bid.logs} names={texts.logs} /> },
    },
  ].filter((section) => section !== false);

  return (
    <DetailPage
      {...head}
      status={<StatusTag look={look} />}
      actions={
        <>
          <PrintButton />
          <Acts bid={bid} />
        </>
      }
      sections={sections}
    />
  );
}

function Acts({ bid }: { readonly bid: BidDetail }) {
  const { id, version, isOwn, tenderId, tenderStatus, allowedActions, supplier } = bid;
  const may = useMay();
  const client = usePortalClient();
  const act = useAct();
  const withdraw = useAskedAct(act, 'withdraw', async () => {
    await (await bidCalls(client)).withdraw({ body: { id, version } });
    return texts.withdrawn;
  });
  return (
    <>
      <LostAct lost={act.lost} />
      {!isOwn && may('chat_use') && (
        <ButtonLink variant="line" size="regular" href={conversationAddress({ contact: supplier })}>
          {texts.contact}
        </ButtonLink>
      )}
      {tenderStatus >= TENDER_STATUS.bidding && (
        <ButtonLink variant="line" size="regular" href={bidTableHref(tenderId)}>
          {texts.table}
        </ButtonLink>
      )}
      {allowedActions.includes('withdraw') && (
        <Button variant="line" size="regular" onClick={withdraw.ask}>
          {texts.withdraw}
        </Button>
      )}
      {allowedActions.includes('submit') && (
        <ButtonLink size="regular" href={bidFormHref(tenderId)}>
          {texts.edit}
        </ButtonLink>
      )}
      <ConfirmDialog
        {...withdraw.dialog}
        title={texts.withdraw}
        text={BID_MESSAGES.withdrawConfirm}
        confirmText={texts.withdraw}
      />
    </>
  );
}

function summaryFacts(bid: BidDetail): readonly Description[] {
  const { isOwn, tenderId, tenderType, title, tenderCode, periodDays } = bid;
  return [
    { term: terms.code, value: bid.code },
    {
      term: terms.tender,
      value: (
        <TextLink href={tenderOfHref(tenderId, tenderType)}>
          {title} {tenderCode}
        </TextLink>
      ),
    },
    isOwn
      ? { term: terms.buyer, value: bid.buyer.businessName }
      : { term: terms.bidder, value: bid.supplier.businessName },
    { term: terms.total, value: <b>{bid.totalPrice === null ? '—' : formatMoney(bid.totalPrice)}</b> },
    ...(bid.taxRate === null ? [] : [{ term: terms.taxRate, value: rateText(bid.taxRate) }]),
    { term: terms.period, value: periodDays === null ? '—' : texts.days(periodDays) },
    { term: terms.quality, value: bid.qualityText || '—' },
    { term: terms.manager, value: bid.projectManager || '—' },
    ...(bid.managerCert === '' ? [] : [{ term: terms.cert, value: bid.managerCert }]),
    { term: terms.submitTime, value: bid.submitTime || '—' },
    { term: terms.deadline, value: bid.bidDeadline },
  ];
}
