import { defineContext } from '../context.ts';
import { billSources } from './bill-source.ts';
import { reconcileJob } from './reconcile-job.ts';

/** Compares our books with what channels say of each day; operators settle what differs (`operator.differences`). */
export const reconciliationContext = defineContext({
  tables: { reconciliation: 'system', reconciliation_difference: 'system' },
  jobs: ({ database, payouts, payments }) => ({
    'reconciliation.day': reconcileJob(database, billSources(payouts, payments)),
  }),
});
