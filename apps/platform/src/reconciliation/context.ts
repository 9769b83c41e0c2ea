import { defineContext } from '../context.ts';
import { paymentBills, payoutBills } from './bill-source.ts';
import { reconcileJob } from './reconcile-job.ts';

/** Compares our books with what channels say of each day; operators settle what differs (`operator.differences`). */
export const reconciliationContext = defineContext({
  tables: { reconciliation: 'system', reconciliation_difference: 'system' },
  jobs: ({ database, payments, payouts }) => ({
    'reconciliation.day': reconcileJob(database, [paymentBills(payments.all), payoutBills(payouts)]),
  }),
});
