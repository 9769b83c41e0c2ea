import { defineContext } from '../context.ts';
import { withdrawalHandlers } from './handlers.ts';
import { lapseWithdrawalsJob } from './lapse-withdrawals.ts';
import { payoutJobHandler, sweepPayoutsJob } from './payout-job.ts';

const act = (name: string, id = 'body.id') => ({ name, kind: 'form', record: 'withdrawal', id }) as const;

export const withdrawalContext = defineContext({
  tables: { withdrawal: 'tenant', sandbox_payout: 'system' },
  records: { withdrawal: '提现单' },
  acts: {
    'withdrawal.apply': act('申请提现', 'answer.id'),
    'withdrawal.confirm': act('同意提现'),
    'withdrawal.refuse': { ...act('驳回提现'), facts: { reason: '原因' } },
    'withdrawal.cancel': act('取消提现'),
  },
  handlers: ({ database }) => ({ withdrawal: withdrawalHandlers(database) }),
  jobs: (services) => ({
    'withdrawal.payout': payoutJobHandler(services),
    'withdrawal.sweep': sweepPayoutsJob,
    'withdrawal.lapse': lapseWithdrawalsJob,
  }),
});
