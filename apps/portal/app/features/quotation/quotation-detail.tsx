import { dictionaryLabel } from '@jianzhu/domain/forms';
import { formatMoney, INVOICE_TYPES } from '@jianzhu/domain/money';
import { quotationMachine, totalParts } from '@jianzhu/domain/quotations';
import { statusLook } from '@jianzhu/domain/records';
import { ButtonLink, TextLink } from '@jianzhu/ui';
import { DataTable } from '@jianzhu/ui/data-table';
import { DetailPage } from '@jianzhu/ui/pages';
import { type Description, DescriptionList, StatusTag } from '@jianzhu/ui/record';
import { useRevalidator } from 'react-router';
import { rateText } from '../../asked-lines/offered-columns.tsx';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { LogTimeline } from '../../record/log-timeline.tsx';
import { plainAmount } from '../../record/plain-amount.ts';
import { StandingRecord } from '../../record/standing-record.tsx';
import { useRecordFiles } from '../../record/use-record-files.tsx';
import { useMay } from '../../session/use-may.ts';
import { PrintButton } from '../../shell/print-button.tsx';
import { quotationTexts, quotationDetailTexts as texts } from './messages.ts';
import type { Quotation, Revisions } from './quotation-calls.ts';
import { historyColumns, quotedColumns } from './quotation-columns.tsx';
import { dealHref, inquiryHref, quotationsHref, quoteHref, secondHref } from './quotation-links.ts';
import { quoteTexts } from './quote-messages.ts';

const { facts: terms } = texts;

const lookOf = (status: number) => statusLook(quotationMachine, status);

interface ShownQuotation {
  readonly quotation: Quotation;
  /** The own ones; null where there are none to see. */
  readonly revisions: Revisions | null;
}

export interface QuotationDetailPageProps {
  readonly loaded: LoadedRecord<ShownQuotation>;
  readonly officeViewer: string | null;
}

/** One supplier's quotation: to itself, and to the buyer after the opening (domain rules 3.1, 4.6). */
export function QuotationDetailPage({ loaded, officeViewer }: QuotationDetailPageProps) {
  return (
    <StandingRecord loaded={loaded} listHref={paths.myQuotations}>
      {(shown) => <Detail key={shown.quotation.id} {...shown} officeViewer={officeViewer} />}
    </StandingRecord>
  );
}

function Detail({ quotation, revisions, officeViewer }: ShownQuotation & { readonly officeViewer: string | null }) {
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('quotation', revalidate);
  const look = lookOf(quotation.status);
  const hasSecond = quotation.lines.some(({ secondUnitPrice }) => secondUnitPrice !== null);
  const files = useRecordFiles({
    name: `quotation-${quotation.id}`,
    label: texts.fileList,
    rules: procurementRules.record,
    saved: quotation.attachments,
    officeViewer,
    readOnly: true,
  });
  const sections = [
    { key: 'summary', title: texts.summary, content: <DescriptionList items={summaryFacts(quotation)} /> },
    {
      key: 'lines',
      title: texts.lines,
      content: (
        <DataTable
          label={texts.linesTable}
          columns={quotedColumns(hasSecond)}
          rows={{ status: 'ready', items: quotation.lines }}
          rowKey={({ lineId }) => lineId}
          rowName={({ materialName, spec }) => `${materialName} ${spec}`}
          totals={{ amount: plainAmount(quotation.goodsAmount) }}
          onRetry={() => {}}
        />
      ),
    },
    { key: 'terms', title: texts.terms, content: <DescriptionList items={termFacts(quotation)} /> },
    quotation.attachments.length > 0 && { key: 'files', title: texts.files, content: files.table },
    revisions !== null &&
      revisions.length > 0 && {
        key: 'revisions',
        title: texts.revisions,
        content: (
          <DataTable
            label={texts.revisionList}
            columns={historyColumns}
            rows={{ status: 'ready', items: revisions }}
            rowKey={({ revision, round }) => `${round} ${revision}`}
            rowName={({ revision }) => texts.revisionName(revision)}
            onRetry={() => {}}
          />
        ),
      },
    { key: 'log', title: texts.log, content: <LogTimeline logs={quotation.logs} names={texts.logs} /> },
  ].filter((section) => section !== false);

  return (
    <DetailPage
      {...head}
      status={<StatusTag look={look} />}
      actions={
        <>
          <PrintButton />
          <Acts quotation={quotation} />
        </>
      }
      sections={sections}
    />
  );
}

function Acts({ quotation }: { readonly quotation: Quotation }) {
  const { id, isOwn, inquiryId, allowedActions, dealId, supplier } = quotation;
  const { acts } = quotationTexts;
  const may = useMay();
  return (
    <>
      {!isOwn && may('chat_use') && (
        <ButtonLink variant="line" size="regular" href={conversationAddress({ contact: supplier }, `quotation:${id}`)}>
          {acts.contact}
        </ButtonLink>
      )}
      {dealId !== null && (
        <ButtonLink variant="line" size="regular" href={dealHref(dealId)}>
          {acts.deal}
        </ButtonLink>
      )}
      {isOwn && allowedActions.includes('submit') && (
        <ButtonLink size="regular" href={quoteHref(inquiryId)}>
          {acts.edit}
        </ButtonLink>
      )}
      {isOwn && allowedActions.includes('submitSecond') && (
        <ButtonLink size="regular" href={secondHref(inquiryId)}>
          {acts.second}
        </ButtonLink>
      )}
      {isOwn && (
        <ButtonLink variant="line" size="regular" href={quotationsHref}>
          {quotationTexts.backToQuotations}
        </ButtonLink>
      )}
    </>
  );
}

function summaryFacts(quotation: Quotation): readonly Description[] {
  const { isOwn, inquiryId, title, inquiryCode } = quotation;
  const { net, tax } = totalParts(quotation);
  return [
    { term: terms.code, value: quotation.code },
    {
      term: terms.inquiry,
      value: (
        <TextLink href={inquiryHref(inquiryId)}>
          {title} {inquiryCode}
        </TextLink>
      ),
    },
    isOwn
      ? { term: terms.buyer, value: quotation.buyer.businessName || quoteTexts.hiddenBuyer }
      : { term: terms.supplier, value: quotation.supplier.businessName },
    { term: terms.total, value: <b>{formatMoney(quotation.totalAmount)}</b> },
    { term: terms.goods, value: formatMoney(quotation.goodsAmount) },
    { term: terms.freight, value: formatMoney(quotation.freightAmount) },
    { term: terms.discount, value: formatMoney(quotation.discountAmount) },
    { term: terms.netTotal, value: formatMoney(net) },
    { term: terms.taxTotal, value: formatMoney(tax) },
    { term: terms.submitTime, value: quotation.submitTime },
    ...(isOwn && quotation.revision > 0
      ? [
          { term: terms.revision, value: texts.revisionName(quotation.revision) },
          { term: terms.fingerprint, value: quotation.payloadHash, wide: true },
        ]
      : []),
  ];
}

function termFacts(quotation: Quotation): readonly Description[] {
  const { paymentTermAccept, paymentTermText, deliveryDays, invoiceType, contact } = quotation;
  return [
    { term: terms.deliveryDays, value: deliveryDays === null ? '' : texts.days(deliveryDays) },
    { term: terms.validUntil, value: quotation.validUntil },
    { term: terms.payment, value: paymentTermAccept === 1 ? texts.accepts : paymentTermText },
    { term: terms.invoice, value: invoiceType === null ? '' : dictionaryLabel(INVOICE_TYPES, invoiceType) },
    { term: terms.freightRate, value: rateText(quotation.freightTaxRate) },
    { term: terms.contact, value: contact.name },
    { term: terms.phone, value: contact.phone },
    { term: terms.supplierNo, value: quotation.supplierQuoteNo },
    ...(quotation.remark === '' ? [] : [{ term: terms.remark, value: quotation.remark, wide: true }]),
  ];
}
