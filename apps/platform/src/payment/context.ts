import './tables.ts';
import { defineContext } from '../context.ts';

export const paymentContext = defineContext({
  tables: { pay_attempt: 'tenant', pay_flow: 'tenant', pay_order: 'tenant', refund_order: 'tenant' },
  records: { pay_order: '支付单' },
});
