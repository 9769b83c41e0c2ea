import './tables.ts';
import { defineContext } from '../context.ts';
import { invoiceHandlers } from './handlers.ts';

const act = (name: string, id = 'body.id') => ({ name, kind: 'form', record: 'invoice', id }) as const;

export const invoiceContext = defineContext({
  tables: { invoice: 'tenant' },
  records: { invoice: '发票' },
  acts: {
    'invoice.apply': act('申请发票', 'answer.id'),
    'invoice.issue': act('开具发票'),
    'invoice.reject': { ...act('驳回发票申请'), facts: { reason: '原因' } },
  },
  handlers: ({ database }) => ({ invoice: invoiceHandlers(database) }),
});
