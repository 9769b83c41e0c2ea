import './tables.ts';
import { defineContext } from '../context.ts';
import { paymentHandlers } from './handlers.ts';
import {
  chargeJobHandler,
  expireJobHandler,
  queryJobHandler,
  refundJobHandler,
  returnedJobHandler,
  sweepOrdersJob,
} from './payment-jobs.ts';
import { removeOldPinTickets } from './pin-ticket.ts';

const act = (name: string) => ({ name, kind: 'form', record: 'pay_order', id: 'body.id' }) as const;

export const paymentContext = defineContext({
  tables: {
    ...{ pay_attempt: 'tenant', pay_order: 'tenant', pin_ticket: 'tenant', refund_order: 'tenant' },
    ...{ sandbox_charge: 'system', sandbox_refund: 'system' },
  },
  records: { pay_order: '支付单' },
  acts: {
    'payment.submit': { ...act('支付'), facts: { channel: '支付方式' } },
    'payment.voucher': { ...act('提交转账凭证'), facts: { paidAmount: '转账金额', payerName: '付款户名' } },
    'payment.receipt': { ...act('下载支付凭证'), kind: 'file', id: 'query.id', in: 'after' },
    'payment.close': act('取消支付'),
    'payment.pinVerify': { name: '验证支付密码', kind: 'security', in: 'marked', facts: { purpose: '用途' } },
    'payment.sandbox': { ...act('答复模拟支付'), facts: { outcome: '支付结果' } },
  },
  handlers: (services) => ({ payment: paymentHandlers(services) }),
  jobs: (services) => ({
    'payment.charge': chargeJobHandler(services),
    'payment.query': queryJobHandler(services),
    'payment.refund': refundJobHandler(services),
    'payment.returned': returnedJobHandler,
    'payment.expire': expireJobHandler,
    'payment.sweep': sweepOrdersJob,
  }),
  upkeep: { 'pin-tickets.remove': removeOldPinTickets },
});
