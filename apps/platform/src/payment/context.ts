import './tables.ts';
import { defineContext } from '../context.ts';
import { paymentHandlers } from './handlers.ts';
import { chargeJobHandler, expireJobHandler, refundJobHandler, sweepOrdersJob } from './payment-jobs.ts';
import { removeOldPinTickets } from './pin-ticket.ts';

const act = (name: string) => ({ name, kind: 'form', record: 'pay_order', id: 'body.id' }) as const;

export const paymentContext = defineContext({
  tables: { pay_attempt: 'tenant', pay_order: 'tenant', pin_ticket: 'tenant', refund_order: 'tenant' },
  records: { pay_order: '支付单' },
  acts: {
    'payment.close': act('取消支付'),
    'payment.pinVerify': { name: '验证支付密码', kind: 'security', in: 'marked', facts: { purpose: '用途' } },
    'payment.sandbox': { ...act('答复模拟支付'), facts: { outcome: '支付结果' } },
  },
  handlers: (services) => ({ payment: paymentHandlers(services) }),
  jobs: ({ payments }) => ({
    'payment.charge': chargeJobHandler(payments),
    'payment.refund': refundJobHandler(payments),
    'payment.expire': expireJobHandler,
    'payment.sweep': sweepOrdersJob,
  }),
  upkeep: { 'pin-tickets.remove': removeOldPinTickets },
});
