import './tables.ts';
import { defineContext } from '../context.ts';
import { depositHandlers } from './handlers.ts';

const act = (name: string) => ({ name, kind: 'form', record: 'deposit', id: 'body.id' }) as const;

export const depositContext = defineContext({
  tables: { deposit: 'tenant' },
  records: { deposit: '投标保证金' },
  acts: {
    'deposit.create': {
      ...{ name: '缴纳标书费或保证金', kind: 'form', record: 'tender', id: 'body.tenderId' },
      facts: { payType: '缴费类型', method: '缴纳方式' },
    },
    'deposit.reserve': {
      ...{ name: '获取转账附言码', kind: 'form', record: 'tender', id: 'body.tenderId' },
      facts: { payType: '缴费类型' },
    },
    'deposit.verify': { ...act('核实保函'), facts: { agree: '是否同意' } },
    'deposit.forfeit': { ...act('申请保证金不予退还'), facts: { reason: '原因' } },
    'deposit.giveBack': { ...act('退还中标人保证金'), facts: { reason: '原因' } },
    'deposit.propose': act('提议保证金转履约保证金'),
    'deposit.answerBond': { ...act('答复保证金转履约保证金'), facts: { agree: '是否同意' } },
  },
  handlers: ({ database, payments }) => ({ deposit: depositHandlers(database, payments) }),
});
