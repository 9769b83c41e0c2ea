import { mayDo } from '@jianzhu/domain/member-center';
import { formatMoney } from '@jianzhu/domain/money';
import { ORDER_STATUS, ORDER_TYPE } from '@jianzhu/domain/orders';
import { ButtonLink } from '@jianzhu/ui';
import { RailCard, RailCards, RailFacts } from '@jianzhu/ui/pages';
import { conversationAddress } from '../../chat/conversation-address.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { orderTexts as texts } from './messages.ts';
import { OrderActs } from './order-acts.tsx';
import type { Order } from './order-calls.ts';

const { facts: terms } = texts;

export interface OrderRailProps {
  readonly order: Order;
  readonly hasPin: boolean;
  readonly officeViewer: string | null;
}

/** What an order comes to, what this side can do with it, and the other side. */
export function OrderRail({ order, hasPin, officeViewer }: OrderRailProps) {
  const isSale = order.side === 'supply';
  return (
    <RailCards>
      <RailCard title={texts.act}>
        <RailFacts
          facts={[
            { term: terms.amount, value: formatMoney(order.amount) },
            ...(order.discountAmount === 0
              ? []
              : [
                  {
                    term: order.membership === null ? terms.discount : terms.deduction,
                    value: `−${formatMoney(order.discountAmount)}`,
                  },
                ]),
            { term: terms.paid, value: <b>{formatMoney(order.payAmount)}</b> },
            ...(isSale
              ? [
                  { term: terms.fee, value: formatMoney(0) },
                  { term: terms.settled, value: order.settleTime.slice(0, 16) || formatMoney(settledOf(order)) },
                ]
              : []),
          ]}
        />
        <OrderActs order={order} hasPin={hasPin} officeViewer={officeViewer} />
        <Content order={order} />
      </RailCard>
      <OtherSide order={order} />
    </RailCards>
  );
}

/** What the seller gets: what was paid less what is given back. */
const settledOf = ({ payAmount, refund, status }: Order): number =>
  status === ORDER_STATUS.refunded ? payAmount - (refund?.amount ?? 0) : payAmount;

/** Where what was bought is read or watched. */
function Content({ order: { orderType, targetId, status, side } }: { readonly order: Order }) {
  if (status !== ORDER_STATUS.done || side !== 'require') return null;
  if (orderType === ORDER_TYPE.lesson) {
    return (
      <ButtonLink wide href={`${paths.lawLessonDetail}?id=${targetId}`}>
        {texts.view.lesson}
      </ButtonLink>
    );
  }
  if (orderType !== ORDER_TYPE.knowledge) return null;
  return (
    <ButtonLink wide href={`${paths.knowledgeDetails}?id=${targetId}`}>
      {texts.view.knowledge}
    </ButtonLink>
  );
}

function OtherSide({ order }: { readonly order: Order }) {
  const member = useSession().userInfo ?? { permissionKeys: [] };
  const other = order.side === 'supply' ? order.buyer : order.seller;
  if (other === null) return null;
  const contact = [order.contactName, order.contactPhone].filter(Boolean).join(' ');
  return (
    <RailCard title={order.side === 'supply' ? texts.buyer : texts.seller}>
      <RailFacts
        facts={[
          { term: order.side === 'supply' ? terms.buyer : terms.seller, value: other.businessName },
          ...(order.side === 'supply' && contact !== '' ? [{ term: terms.contact, value: contact }] : []),
        ]}
      />
      {mayDo(member, 'chat_use') && (
        <ButtonLink variant="line" wide href={conversationAddress({ contact: { businessId: other.businessId } })}>
          {texts.contact}
        </ButtonLink>
      )}
    </RailCard>
  );
}
