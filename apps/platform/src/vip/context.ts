import './tables.ts';
import { defineContext } from '../context.ts';
import { vipHandlers } from './handlers.ts';
import { sweepMembershipsJob } from './vip-jobs.ts';

export const vipContext = defineContext({
  tables: { vip_order: 'tenant' },
  records: { vip_order: '会员订单' },
  acts: {
    'vip.buy': {
      ...{ name: '购买会员', kind: 'form', record: 'vip_order', id: 'answer.orderId' },
      facts: { level: '会员等级', months: '开通月数' },
    },
  },
  handlers: ({ database }) => ({ vip: vipHandlers(database) }),
  jobs: () => ({ 'vip.sweep': sweepMembershipsJob }),
});
