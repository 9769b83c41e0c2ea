import './tables.ts';
import { defineContext } from '../context.ts';
import { depositHandlers } from './handlers.ts';

export const depositContext = defineContext({
  tables: { deposit: 'tenant' },
  records: { deposit: '投标保证金' },
  acts: {
    'deposit.create': {
      ...{ name: '缴纳标书费或保证金', kind: 'form', record: 'tender', id: 'body.tenderId' },
      facts: { payType: '缴费类型', method: '缴纳方式' },
    },
    'deposit.verify': {
      name: '核实保函',
      kind: 'form',
      record: 'deposit',
      id: 'body.id',
      facts: { agree: '是否同意' },
    },
  },
  handlers: ({ database, payments }) => ({ deposit: depositHandlers(database, payments) }),
});
