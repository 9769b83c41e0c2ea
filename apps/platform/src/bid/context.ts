import { defineContext } from '../context.ts';
import { bidStepJob, sweepBidsJob } from './bid-jobs.ts';
import { bidHandlers } from './handlers.ts';

const act = (name: string, id: 'body.id' | 'answer.id' = 'answer.id') =>
  ({ name, kind: 'form', record: 'bid', id }) as const;

export const bidContext = defineContext({
  tables: {
    bid: 'tenant',
    bid_open: 'tenant',
    bid_revision: 'tenant',
    tender_key: 'system',
    tender_opener: 'tenant',
    tender_opening: 'tenant',
    tender_opening_row: 'tenant',
  },
  records: { bid: '投标' },
  // None of them keeps a fact of the body: amounts stay sealed in the trail as well.
  acts: {
    'bid.save': act('保存投标草稿'),
    'bid.submit': act('递交投标'),
    'bid.withdraw': act('撤回投标', 'body.id'),
    'bid.exportTable': { name: '导出开标一览表', kind: 'file', record: 'tender', id: 'body.id', in: 'after' },
    'bid.publishRecord': { name: '公布开标记录', kind: 'form', record: 'tender', id: 'body.id' },
    'bid.confirmOpening': { name: '确认开标', kind: 'form', record: 'tender', id: 'body.id' },
  },
  handlers: ({ database, keeper }) => ({ bid: bidHandlers(database, keeper) }),
  jobs: ({ keeper }) => ({ 'bid.step': bidStepJob(keeper), 'bid.sweep': sweepBidsJob }),
});
