import { dictionaryLabel } from '@jianzhu/domain/forms';
import { MOST_REJECTS, ORDER_STATUS, ORDER_TYPE, ORDER_TYPES } from '@jianzhu/domain/orders';
import { Tag } from '@jianzhu/ui';
import { Countdown } from '@jianzhu/ui/countdown';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { DetailPage, type PageSection, SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList, RecordSummary, Steps } from '@jianzhu/ui/record';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { useRecordNews } from '../../live/use-record-news.ts';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { LogTimeline } from '../../record/log-timeline.tsx';
import { SavedFiles } from '../../record/saved-files.tsx';
import { useReloadAfter } from '../../record/use-reload-after.ts';
import { useServerMoment } from '../../record/use-server-moment.ts';
import { InvoiceSection } from './invoice-section.tsx';
import { invoiceTexts, orderTexts as texts } from './messages.ts';
import type { Invoice, Order } from './order-calls.ts';
import { orderLook } from './order-look.ts';
import { OrderRail } from './order-rail.tsx';
import { RatingFacts, RefundFacts, SnapshotFacts, VipFacts } from './order-sections.tsx';
import { stepsOf } from './order-steps.ts';

/** An order with what its page needs beside it. */
export interface FoundOrder {
  readonly order: Order;
  readonly invoice: Invoice | null;
  /** Whether the member has a payment PIN. */
  readonly hasPin: boolean;
}

export interface OrderDetailProps {
  readonly found: FoundOrder;
  readonly officeViewer: string | null;
  /** Further sections, such as the quota of a membership, or the uses of a package. */
  readonly more?: readonly PageSection[];
}

const { unpaid, delivered, refunding } = ORDER_STATUS;

/** Until when what is done next, by whom. */
function deadlineOf(order: Order) {
  if (order.status === unpaid) return { label: texts.payLeft, time: order.payDeadline };
  if (order.status === delivered) return { label: texts.acceptLeft, time: order.autoConfirmTime };
  if (order.status === refunding) return { label: texts.refundLeft, time: order.refund?.deadline ?? '' };
  return null;
}

/** A service order to one of its sides (domain rules 11.3). */
export function OrderDetail({ found, officeViewer, more = [] }: OrderDetailProps) {
  const { order, invoice, hasPin } = found;
  const head = useMemberHead();
  const { revalidate } = useRevalidator();
  useRecordNews('order', revalidate);
  const look = orderLook(order.status, order.side);
  const deadline = deadlineOf(order);
  const untilMs = useServerMoment(deadline?.time ?? '', order.serverTime);
  useReloadAfter(untilMs);
  return (
    <DetailPage
      {...head}
      status={<Tag tone={look.tone}>{look.label}</Tag>}
      progress={
        <>
          <RecordSummary
            title={[order.title, order.packageName].filter(Boolean).join(' · ')}
            tags={<Tag tone="outline">{dictionaryLabel(ORDER_TYPES, order.orderType)}</Tag>}
            facts={[order.code, texts.ordered(order.createTime.slice(0, 16))]}
            aside={
              deadline !== null &&
              untilMs !== null && (
                <>
                  <span>{deadline.label}</span>
                  <Countdown label={deadline.label} untilMs={untilMs} />
                  <span>{texts.until(deadline.time.slice(0, 16))}</span>
                </>
              )
            }
          />
          <Steps steps={stepsOf(order)} />
        </>
      }
      sections={[
        ...sectionsOf(order, officeViewer),
        ...more,
        ...invoiceSection(order, invoice, officeViewer),
        logOf(order),
      ]}
      rail={<OrderRail order={order} hasPin={hasPin} officeViewer={officeViewer} />}
    />
  );
}

function sectionsOf(order: Order, officeViewer: string | null): PageSection[] {
  const section = (key: string, title: string, content: ReactNode, isThere = true): PageSection[] =>
    isThere ? [{ key, title, content }] : [];
  const isServed = order.orderType === ORDER_TYPE.service || order.orderType === ORDER_TYPE.lawPackage;
  return [
    ...section('refund', texts.refund, <RefundFacts order={order} />, order.refund !== null),
    ...section('deliverables', texts.deliverables, <Deliverables {...{ order, officeViewer }} />, isServed),
    ...section('membership', texts.facts.level, <VipFacts order={order} />, order.membership !== null),
    ...section('snapshot', texts.snapshot, <SnapshotFacts order={order} />, order.membership === null),
    ...section(
      'attachments',
      texts.facts.attachments,
      <SavedFiles
        {...{ name: `order-${order.id}`, label: texts.facts.attachments, rules: procurementRules.record }}
        {...{ saved: order.attachments, officeViewer }}
      />,
      order.attachments.length > 0,
    ),
    ...section('rating', texts.rating, <RatingFacts order={order} />, order.rating !== null),
  ];
}

function Deliverables({ order, officeViewer }: { readonly order: Order; readonly officeViewer: string | null }) {
  const { rejectCount, rejectReason, deliverNote, deliverables, deliverTime } = order;
  if (deliverTime === '') return <p>{texts.noDeliverables}</p>;
  return (
    <SectionParts>
      {rejectCount > 0 && (
        <InlineAlert tone={rejectCount === MOST_REJECTS ? 'warning' : 'info'}>
          {texts.rejected(rejectCount, rejectReason)}
        </InlineAlert>
      )}
      {deliverNote !== '' && <DescriptionList items={[{ term: texts.deliverNote, value: deliverNote, wide: true }]} />}
      {deliverables.length > 0 && (
        <SavedFiles
          {...{ name: `deliverables-${order.id}`, label: texts.deliverables, rules: procurementRules.record }}
          {...{ saved: deliverables, officeViewer }}
        />
      )}
    </SectionParts>
  );
}

const invoiceSection = (order: Order, invoice: Invoice | null, officeViewer: string | null): PageSection[] =>
  invoice !== null || order.mayInvoice
    ? [
        {
          ...{ key: 'invoice', title: invoiceTexts.section },
          content: <InvoiceSection {...{ order, invoice, officeViewer }} />,
        },
      ]
    : [];

const logOf = ({ logs }: Order): PageSection => ({
  ...{ key: 'log', title: texts.log },
  content: <LogTimeline logs={logs} names={texts.logs} />,
});
