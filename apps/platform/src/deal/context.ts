import { defineContext } from '../context.ts';
import { expireDealJob, sweepDealsJob } from './deal-jobs.ts';
import { dealHandlers } from './handlers.ts';
import { pricePointsJob } from './price-index.ts';

const act = (name: string) => ({ name, kind: 'form', record: 'deal', id: 'body.id' }) as const;

export const dealContext = defineContext({
  tables: { deal: 'tenant', price_point: 'system', supplier_breach: 'system' },
  records: { deal: '成交单' },
  acts: {
    'deal.confirm': act('确认成交'),
    'deal.refuse': { ...act('拒绝成交'), facts: { reason: '原因' } },
    'deal.finish': act('完成成交单'),
    'deal.requestVoid': { ...act('申请作废成交单'), facts: { reason: '原因' } },
    'deal.confirmVoid': act('同意作废成交单'),
    'deal.contract': act('上传合同附件'),
    'deal.rate': act('评价成交单'),
    'deal.exportRows': {
      ...{ name: '导出成交单', kind: 'file', record: 'deal', in: 'after' },
      facts: { side: '身份', status: '状态', sort: '排序' },
    },
  },
  handlers: ({ database }) => ({ deal: dealHandlers(database) }),
  jobs: () => ({ 'deal.expire': expireDealJob, 'deal.sweep': sweepDealsJob, 'deal.price-points': pricePointsJob }),
});
