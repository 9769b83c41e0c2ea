import { defineContext } from '../context.ts';
import { fundHandlers } from './handlers.ts';

export const fundContext = defineContext({
  acts: {
    'fund.exportFlow': {
      ...{ name: '导出资金明细', kind: 'file', in: 'after' },
      facts: { account: '账户', reason: '原因', from: '开始日期', to: '结束日期' },
    },
  },
  handlers: ({ database }) => ({ fund: fundHandlers(database) }),
});
