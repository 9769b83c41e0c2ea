import { randomUUID } from 'node:crypto';
import { callsOf } from './inquiries.ts';
import type { TestMember } from './members.ts';
import type { TestPlatform } from './test-platform.ts';

const MEMBER = '/api/rs-member-service/ecomm';
/** Paths of the calls of orders, memberships and invoices. */
export const ORDER_PATHS = { order: `${MEMBER}/order`, vip: `${MEMBER}/vip`, invoice: `${MEMBER}/invoice` } as const;

/** What tests of orders do again and again: what is sold is written past its publishing, the channel answers as it would. */
export function ordersOn(platform: () => TestPlatform) {
  const by = (member: TestMember) => callsOf(platform(), member);

  /** A service on the shelf. */
  async function offer({ businessId, userId }: TestMember, over: { price?: number; refundRule?: number } = {}) {
    const [row] = await platform().db.admin<{ id: string }>(
      `insert into service (business_id, create_user_id, update_user_id, title, service_type, charge_mode, price, unit,
         service_days, process, detail, refund_rule, status, publish_time)
       values ($1, $2, $2, '钢筋力学性能检测', 5, 1, $3, '项', 5, '[]', '<p>检测</p>', $4, 2, now()) returning id`,
      [businessId, userId, over.price ?? 680_000, over.refundRule ?? 2],
    );
    return row?.id ?? '';
  }

  const order = (buyer: TestMember, targetId: string, over: object = {}) =>
    by(buyer).post(`${ORDER_PATHS.order}/create`, {
      ...{ orderType: 1, targetId, quantity: 1, contactName: '孙工', contactPhone: '13800000004' },
      ...over,
    });

  /** The channel charges a payment. */
  async function charge(buyer: TestMember, payOrderId: string) {
    await platform().db.admin('update pay_order set status = 1, version = version + 1 where id = $1', [payOrderId]);
    await platform().db.admin(
      `insert into pay_attempt (order_id, business_id, channel_serial, amount, expire_time, asked)
       select id, business_id, $2, amount, expire_time, 1 from pay_order where id = $1`,
      [payOrderId, randomUUID()],
    );
    return by(buyer).post(`${MEMBER}/pay/sandbox`, { id: payOrderId, outcome: 'charged' });
  }

  const detailOf = async (member: TestMember, id: string) =>
    (await by(member).get(`${ORDER_PATHS.order}/detail?id=${id}`)).data;

  async function act(member: TestMember, id: string, name: string, over: object = {}) {
    const [row] = await platform().db.admin<{ version: number }>('select version from service_order where id = $1', [
      id,
    ]);
    return by(member).post(`${ORDER_PATHS.order}/${name}`, { id, version: row?.version, ...over });
  }

  /** A service that was ordered and paid. */
  async function paid(buyer: TestMember, seller: TestMember, over: { price?: number; refundRule?: number } = {}) {
    const { data } = await order(buyer, await offer(seller, over));
    await charge(buyer, data.payOrderId);
    return data.orderId as string;
  }

  /** What the accounts of a business hold, in fen. */
  const balances = async ({ businessId }: TestMember) =>
    Object.fromEntries(
      (
        await platform().db.admin<{ account: string; sum: string }>(
          'select account, sum(amount) from ledger_entry where business_id = $1 group by account',
          [businessId],
        )
      ).map(({ account, sum }) => [account, Number(sum)]),
    );

  return { by, offer, order, charge, detailOf, act, paid, balances };
}
