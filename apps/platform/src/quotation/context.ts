import { defineContext } from '../context.ts';
import { countSuppliersJob } from './count-suppliers.ts';
import { quotationHandlers } from './handlers.ts';

const act = (name: string, id: 'body.id' | 'answer.id' = 'answer.id') =>
  ({ name, kind: 'form', record: 'quotation', id }) as const;

export const quotationContext = defineContext({
  tables: {
    quotation: 'tenant',
    quotation_open: 'tenant',
    quotation_revision: 'tenant',
    second_round: 'tenant',
    second_round_asked: 'tenant',
  },
  records: { quotation: '报价单' },
  // None of them keeps a fact of the body: prices stay sealed in the trail as well.
  acts: {
    'quotation.save': act('保存报价草稿'),
    'quotation.submit': act('提交报价'),
    'quotation.withdraw': act('撤回报价', 'body.id'),
    'quotation.submitSecond': act('提交二次报价', 'body.id'),
    'quotation.exportRows': {
      ...{ name: '导出报价单', kind: 'file', record: 'quotation', in: 'after' },
      facts: { status: '状态', sort: '排序' },
    },
  },
  jobs: () => ({ 'supplier.count': countSuppliersJob }),
  handlers: ({ database, keeper }) => ({ quotation: quotationHandlers(database, keeper) }),
});
