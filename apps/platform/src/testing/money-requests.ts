import { provePin } from './bank-cards.ts';
import type { TestMember } from './members.ts';
import { ORDER_PATHS, ordersOn } from './orders.ts';
import { DEPOSIT_PATH, PAY_PATH, signUpsOn } from './sign-ups.ts';
import type { TestPlatform } from './test-platform.ts';
import { addUploadedFile } from './uploaded-file.ts';
import { addAccount, WITHDRAW_PATH } from './withdrawals.ts';

/** fen: what is sold, and what a tender asks for its documents. */
export const PRICE = 612_000;
const FEE = 50_000;

interface World {
  readonly platform: TestPlatform;
  /** Buys, with money and a PIN; at no level. */
  readonly buyer: TestMember;
  readonly seller: TestMember;
  /** Whose records are nobody else's. */
  readonly other: TestMember;
  /** Tenders. */
  readonly purchaser: TestMember;
}

/** A request of money that is right, and what it may not lead to. */
export interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly by: TestMember;
  /** Amounts that people say, in its body. */
  readonly said?: readonly string[];
  /** Fields that name a record, with one of somebody else. */
  readonly others: Readonly<Record<string, string>>;
  /** What stands in the books of it afterwards, in fen. */
  readonly stands: () => Promise<unknown>;
  readonly amount: number;
}

/** A right request of every kind that says, or might say, how much money moves; by the id of its call. */
export function moneyRequests({ platform, buyer, seller, other, purchaser }: World) {
  const { offer, order, paid, act } = ordersOn(() => platform);
  const tenders = signUpsOn(() => platform);

  const rows = async (sql: string, ids: readonly unknown[]) =>
    (await platform.db.admin<{ amount: string }>(sql, [...ids])).map(({ amount }) => Number(amount));
  const versionOf = async (table: string, id: string) =>
    (await platform.db.admin<{ version: number }>(`select version from ${table} where id = $1`, [id]))[0]?.version ?? 0;

  const receipt = (member: TestMember) => addUploadedFile(platform, member, '回单.pdf');

  async function ordered(member: TestMember) {
    const { data } = await order(member, await offer(seller, { price: PRICE }));
    return { id: String(data.orderId), payOrderId: String(data.payOrderId) };
  }
  const ticket = async (member: TestMember, bizId: string, amount: number, purpose: string) =>
    (await provePin(platform, member, bizId, { purpose, amount })).data.pinTicket as string;
  const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const attemptsOf = (id: string) => () => rows('select amount from pay_attempt where order_id = $1', [id]);

  const requests: Readonly<Record<string, () => Promise<Sent>>> = {
    'order.create': async () => {
      const targetId = await offer(seller, { price: PRICE });
      const own = await offer(buyer);
      return {
        ...{ path: `${ORDER_PATHS.order}/create`, by: buyer, amount: PRICE, said: ['quantity'] },
        body: { orderType: 1, targetId, quantity: 1, contactName: '孙工', contactPhone: '13800000004' },
        others: { targetId: own },
        stands: () =>
          rows(
            `select p.amount from service_order o join pay_order p on p.biz_id = o.id
           where o.target_id = $1 and o.pay_amount = p.amount and o.amount = p.amount and o.price = p.amount`,
            [targetId],
          ),
      };
    },
    'order.pay': async () => {
      const { id, payOrderId } = await ordered(buyer);
      await platform.db.admin('update pay_order set status = 4 where id = $1', [payOrderId]);
      return {
        ...{ path: `${ORDER_PATHS.order}/pay`, by: buyer, amount: PRICE },
        body: { id, version: await versionOf('service_order', id) },
        others: { id: (await ordered(other)).id },
        stands: () => rows('select amount from pay_order where biz_id = $1 and status = 0', [id]),
      };
    },
    'payment.submit': async () => {
      const { payOrderId } = await ordered(buyer);
      return {
        ...{ path: `${PAY_PATH}/submit`, by: buyer, amount: PRICE, stands: attemptsOf(payOrderId) },
        body: {
          ...{ id: payOrderId, version: 1, channel: 6, cardId: null },
          pinTicket: await ticket(buyer, payOrderId, PRICE, 'pay'),
        },
        others: { id: (await ordered(other)).payOrderId },
      };
    },
    'payment.voucher': async () => {
      const { payOrderId } = await ordered(buyer);
      return {
        ...{ path: `${PAY_PATH}/voucher`, by: buyer, amount: PRICE, said: ['paidAmount'] },
        body: {
          ...{ id: payOrderId, payerName: '不信金额买方', paidAmount: PRICE, paidDate: today() },
          files: [await receipt(buyer)],
        },
        others: { id: (await ordered(other)).payOrderId },
        stands: () => rows('select voucher_amount as amount from pay_order where id = $1 and status = 8', [payOrderId]),
      };
    },
    'order.refundApply': async () => {
      const id = await paid(buyer, seller, { price: PRICE });
      const foreign = await paid(other, seller, { price: PRICE });
      return {
        ...{ path: `${ORDER_PATHS.order}/refund-apply`, by: buyer, amount: PRICE, said: ['amount'] },
        body: { id, version: await versionOf('service_order', id), amount: PRICE, reason: '计划变更' },
        others: { id: foreign },
        stands: () => rows('select refund_amount as amount from service_order where id = $1 and status = 6', [id]),
      };
    },
    'order.refundHandle': async () => {
      const place = async (buys: TestMember, sells: TestMember) => {
        const id = await paid(buys, sells, { price: PRICE });
        await act(buys, id, 'refund-apply', { amount: 100_000, reason: '计划变更' });
        return id;
      };
      const id = await place(buyer, seller);
      return {
        ...{ path: `${ORDER_PATHS.order}/refund-handle`, by: seller, amount: 100_000 },
        body: { id, version: await versionOf('service_order', id), agree: 1, reason: '' },
        others: { id: await place(seller, other) },
        stands: () =>
          rows('select r.amount from refund_order r join pay_order p on p.id = r.order_id where p.biz_id = $1', [id]),
      };
    },
    'vip.buy': async () => {
      await platform.db.admin(`update service_order set status = 5 where business_id = $1 and order_type = 5`, [
        buyer.businessId,
      ]);
      await platform.db.admin(`update vip_order set status = 4 where business_id = $1 and status = 0`, [
        buyer.businessId,
      ]);
      return {
        ...{ path: `${ORDER_PATHS.vip}/buy`, by: buyer, amount: 19_900, said: ['level', 'months'], others: {} },
        body: { level: 1, months: 1 },
        stands: () =>
          rows(
            `select p.amount from vip_order v join pay_order p on p.biz_id = v.id
           where v.business_id = $1 and v.status = 0 and v.amount = p.amount and v.deduction = 0`,
            [buyer.businessId],
          ),
      };
    },
    'withdrawal.apply': async () => {
      const [cardId, foreign] = [await addAccount(platform, buyer), await addAccount(platform, other)];
      return {
        ...{ path: WITHDRAW_PATH, by: buyer, amount: 1000_00, said: ['amount'], others: { cardId: foreign } },
        body: { amount: 1000_00, cardId, pinTicket: await ticket(buyer, cardId, 1000_00, 'withdraw') },
        stands: () => rows('select amount from withdrawal where card_id = $1', [cardId]),
      };
    },
    'invoice.apply': async () => {
      const place = async (buys: TestMember) => {
        const id = await paid(buys, seller, { price: PRICE });
        await platform.db.admin('update service_order set status = 4, finish_time = now() where id = $1', [id]);
        return id;
      };
      const orderId = await place(buyer);
      return {
        ...{ path: `${ORDER_PATHS.invoice}/apply`, by: buyer, amount: PRICE, others: { orderId: await place(other) } },
        body: { orderId, type: 2, titleName: '不信金额买方', creditCode: '', email: 'a@example.com', address: '' },
        stands: () => rows('select amount from invoice where order_id = $1', [orderId]),
      };
    },
    'deposit.create': async () => {
      const open = async () => tenders.open(purchaser, { requiredQualifications: [], depositMethods: [1, 2] });
      const tenderId = await open();
      await tenders.letIn(purchaser, seller, tenderId);
      // The other tender has let somebody else in.
      const foreign = await open();
      await tenders.letIn(purchaser, other, foreign);
      return {
        ...{
          path: `${DEPOSIT_PATH}/create`,
          by: seller,
          amount: FEE,
          said: ['paidAmount'],
          others: { tenderId: foreign },
        },
        body: {
          ...{ tenderId, payType: 1, method: 2, agreed: 1, payerName: '不信金额卖方', paidAmount: FEE },
          ...{ paidDate: today(), files: [await receipt(seller)] },
        },
        stands: () =>
          rows(
            `select p.amount from pay_order p join sign_up s on s.id = p.biz_id
           where s.tender_id = $1 and p.status = 8 and p.voucher_amount = p.amount`,
            [tenderId],
          ),
      };
    },
  };
  return requests;
}
