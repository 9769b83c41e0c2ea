import { dictionaryLabel, MEMBERSHIP_LEVELS, REFUND_RULES } from '@jianzhu/domain/forms';
import { formatMoney } from '@jianzhu/domain/money';
import { ORDER_STATUS, RATING_TAGS } from '@jianzhu/domain/orders';
import { VIP_STATUS } from '@jianzhu/domain/vips';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { orderListTexts, orderTexts as texts } from './messages.ts';
import type { Order } from './order-calls.ts';
import { vipLook } from './order-look.ts';

const { facts: terms, refundFacts } = texts;

interface OfOrder {
  readonly order: Order;
}

/** What was sold, as it was then. */
export function SnapshotFacts({ order }: OfOrder) {
  const { title, packageName, days, unit, quantity, contactName, contactPhone, demandText, closeReason } = order;
  const contact = [contactName, contactPhone].filter(Boolean).join(' ');
  return (
    <DescriptionList
      items={[
        { term: terms.service, value: title },
        { term: terms.package, value: [packageName, days > 0 && texts.days(days)].filter(Boolean).join(' · ') || '—' },
        { term: terms.quantity, value: `${quantity} ${unit}`.trim() },
        { term: terms.rule, value: dictionaryLabel(REFUND_RULES, order.refundRule) },
        ...(contact === '' ? [] : [{ term: terms.contact, value: contact }]),
        ...(demandText === '' ? [] : [{ term: terms.demand, value: demandText, wide: true }]),
        ...(closeReason === '' ? [] : [{ term: terms.closed, value: closeReason, wide: true }]),
      ]}
    />
  );
}

/** The membership that was bought. */
export function VipFacts({ order: { membership, closeReason } }: OfOrder) {
  if (membership === null) return null;
  const { level, months, status, beginDate, endDate } = membership;
  const isInForce = status !== VIP_STATUS.unpaid && status !== VIP_STATUS.cancelled;
  return (
    <DescriptionList
      items={[
        { term: terms.level, value: dictionaryLabel(MEMBERSHIP_LEVELS, level) },
        { term: terms.months, value: orderListTexts.months(months) },
        { term: terms.vipStatus, value: vipLook(status).label },
        { term: terms.term, value: isInForce ? orderListTexts.term(beginDate, endDate) : '—' },
        ...(closeReason === '' ? [] : [{ term: terms.closed, value: closeReason, wide: true }]),
      ]}
    />
  );
}

/** A wish for a refund and what became of it. */
export function RefundFacts({ order: { refund, status, payAmount } }: OfOrder) {
  if (refund === null) return null;
  return (
    <SectionParts>
      <DescriptionList
        items={[
          {
            term: refundFacts.amount,
            value: texts.refundOf(formatMoney(refund.amount), formatMoney(payAmount)),
          },
          { term: refundFacts.time, value: refund.applyTime.slice(0, 16) || '—' },
          { term: refundFacts.reason, value: refund.reason || '—', wide: true },
          ...(refund.refuseReason === ''
            ? []
            : [{ term: refundFacts.refused, value: refund.refuseReason, wide: true }]),
        ]}
      />
      <InlineAlert>{status === ORDER_STATUS.refunding ? texts.refundHint : texts.refundHow}</InlineAlert>
    </SectionParts>
  );
}

/** The buyer's word on a done order, and the seller's answer. */
export function RatingFacts({ order: { rating } }: OfOrder) {
  if (rating === null) return null;
  const tags = rating.tags.map((tag) => dictionaryLabel(RATING_TAGS, tag)).join('、');
  return (
    <DescriptionList
      items={[
        { term: texts.rating, value: texts.score(rating.score) },
        ...(tags === '' ? [] : [{ term: texts.tags, value: tags }]),
        ...(rating.text === '' ? [] : [{ term: texts.ratingText, value: rating.text, wide: true }]),
        ...(rating.reply === '' ? [] : [{ term: texts.reply, value: rating.reply, wide: true }]),
      ]}
    />
  );
}
